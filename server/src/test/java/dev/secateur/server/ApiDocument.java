package dev.secateur.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.dialect.Dialect;
import com.networknt.schema.dialect.Dialects;
import com.networknt.schema.keyword.Keyword;
import com.networknt.schema.keyword.NonValidationKeyword;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.dataformat.yaml.YAMLMapper;

/// The OpenAPI document, and the check that what passes between the service and its clients is as
/// the document describes it.
final class ApiDocument {

  static final String BASE = "/api/v1";

  private static final String ID = "https://secateur.dev/openapi";
  private static final Set<String> METHODS = Set.of("get", "post", "put", "patch", "delete");

  /// Problems that the introduction of the document names: any request may be answered by them.
  private static final Set<Integer> ALWAYS_POSSIBLE = Set.of(403, 404, 405, 413, 422, 500);

  private static final ApiDocument INSTANCE = new ApiDocument();

  /// An operation of the interface.
  ///
  /// @param method in capital letters
  /// @param path with names in braces
  /// @param pointer where it stands in the document
  record Operation(String method, String path, Pattern address, String pointer) {

    @Override
    public String toString() {
      return method + " " + path;
    }
  }

  private final JsonNode document;
  private final SchemaRegistry schemas;
  private final List<Operation> operations = new ArrayList<>();

  private ApiDocument() {
    document = read();
    var dialect =
        Dialect.builder(Dialects.getOpenApi31())
            .unknownKeywordFactory((name, _) -> keyword(name))
            .build();
    schemas =
        SchemaRegistry.withDialect(dialect, all -> all.schemas(Map.of(ID, document.toString())));
    for (var path : document.get("paths").properties()) {
      for (String method : path.getValue().propertyNames()) {
        if (METHODS.contains(method)) {
          operations.add(operation(method, path.getKey()));
        }
      }
    }
  }

  /// The root of the document is not a schema. Inside a schema an unknown keyword is a mistake,
  /// such as a misspelled one.
  private Keyword keyword(String name) {
    if (!document.has(name)) {
      throw new AssertionError("%s is not a keyword of schemas".formatted(name));
    }
    return new NonValidationKeyword(name);
  }

  static ApiDocument get() {
    return INSTANCE;
  }

  private static JsonNode read() {
    try (InputStream yaml =
        Objects.requireNonNull(ApiDocument.class.getResourceAsStream("/api/openapi.yaml"))) {
      // The same name twice would hide the first of the two.
      return YAMLMapper.builder()
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .build()
          .readTree(yaml);
    } catch (IOException unreadable) {
      throw new AssertionError(unreadable);
    }
  }

  private static Operation operation(String method, String path) {
    return new Operation(
        method.toUpperCase(Locale.ROOT),
        path,
        Pattern.compile(Pattern.quote(BASE) + path.replaceAll("\\{[^}]*}", "[^/]+")),
        "/paths/" + escaped(path) + "/" + method);
  }

  /// A name as a part of a JSON pointer.
  private static String escaped(String name) {
    return name.replace("~", "~0").replace("/", "~1");
  }

  List<Operation> operations() {
    return operations;
  }

  private Optional<Operation> operation(String method, String path, boolean isExact) {
    var plain = path.replaceFirst("\\?.*", "");
    return operations.stream()
        .filter(each -> each.method().equals(method))
        .filter(each -> each.address().matcher(plain).matches())
        .filter(each -> isExact || document.at(each.pointer()).has("x-websocket"))
        .findFirst();
  }

  /// Whether the body of a request is JSON, as far as the document knows.
  boolean takesJson(String method, String path) {
    return operation(method, path, true)
        .map(operation -> follow(operation.pointer() + "/requestBody") + "/content")
        .map(document::at)
        .filter(content -> !content.isMissingNode())
        .map(content -> content.has("application/json"))
        .orElse(true);
  }

  /// The place itself, or the one that it refers to.
  private String follow(String pointer) {
    var reference = document.at(pointer).path("$ref").asString("");
    return reference.isEmpty() ? pointer : reference.substring(1);
  }

  /// The references that lead nowhere.
  Set<String> brokenReferences() {
    var broken = new TreeSet<String>();
    for (JsonNode reference : document.findValues("$ref")) {
      var place = reference.asString();
      if (!place.startsWith("#/") || document.at(place.substring(1)).isMissingNode()) {
        broken.add(place);
      }
    }
    return broken;
  }

  /// Reads every schema, also those that no test uses.
  ///
  /// @return their names
  Set<String> compileAll() {
    var names = new TreeSet<>(document.at("/components/schemas").propertyNames());
    for (String name : names) {
      schemas
          .getSchema(SchemaLocation.of(ID + "#/components/schemas/" + name))
          .initializeValidators();
    }
    return names;
  }

  // HTTP

  /// Checks a request and its answer. A request that was done has to be a documented one; one that
  /// was refused need not.
  void check(
      String method, String path, @Nullable String body, int status, String type, String answer) {
    if (!path.startsWith(BASE + "/")) {
      return;
    }
    var name = method + " " + path;
    var operation = operation(method, path, true);
    if (type.startsWith("application/problem+json")) {
      validate("/components/schemas/Problem", answer, "the answer to " + name);
      operation.ifPresent(
          known ->
              assertThat(ALWAYS_POSSIBLE.contains(status) || response(known, status).isPresent())
                  .as("%s answers with %d, which is not documented: %s", known, status, answer)
                  .isTrue());
      return;
    }
    if (operation.isEmpty()) {
      fail("%s is answered with %d and not documented", name, status);
    }
    checkAnswer(operation.get(), status, type, answer);
    var json = follow(operation.get().pointer() + "/requestBody") + "/content/application~1json";
    if (body != null && !document.at(json).isMissingNode()) {
      validate(json + "/schema", body, "the body of " + name);
    }
  }

  private Optional<String> response(Operation operation, int status) {
    var pointer = operation.pointer() + "/responses/" + status;
    return document.at(pointer).isMissingNode() ? Optional.empty() : Optional.of(follow(pointer));
  }

  private void checkAnswer(Operation operation, int status, String type, String answer) {
    var response = response(operation, status);
    assertThat(response).as("%s answers with %d", operation, status).isPresent();
    var contents = document.at(response.get() + "/content");
    if (contents.isMissingNode()) {
      assertThat(answer).as("%s answers with %d", operation, status).isEmpty();
      return;
    }
    var plainType = type.replaceFirst(";.*", "");
    assertThat(contents.propertyNames())
        .as("%s answers with %d", operation, status)
        .contains(plainType);
    var schema = response.get() + "/content/" + escaped(plainType) + "/schema";
    var name = "the answer to " + operation;
    if (plainType.equals("application/json")) {
      validate(schema, answer, name);
    } else if (plainType.equals("application/x-ndjson")) {
      answer.lines().forEach(line -> validate(schema, line, name));
    }
  }

  // WebSockets

  /// What is wrong with a message of the server; empty for nothing.
  List<String> errorsOfServerMessage(String path, String message) {
    return errors(socket(path) + "/server-sends", message);
  }

  /// The types of the messages that the server may send.
  Set<String> typesOfServerMessages(String path) {
    var types = new TreeSet<String>();
    for (JsonNode message : document.at(follow(socket(path) + "/server-sends")).get("oneOf")) {
      var schema = document.at(message.get("$ref").asString().substring(1));
      types.add(schema.at("/properties/type/const").asString());
    }
    return types;
  }

  /// What is wrong with a message of a page; empty for nothing.
  List<String> errorsOfPageMessage(String path, String message) {
    return errors(socket(path) + "/page-sends", message);
  }

  private String socket(String path) {
    return operation("GET", path, false)
            .orElseThrow(() -> new AssertionError(path + " is not documented as a WebSocket"))
            .pointer()
        + "/x-websocket";
  }

  // Schemas

  private void validate(String schema, String json, String name) {
    assertThat(errors(schema, json)).as("%s: %s", name, shortened(json)).isEmpty();
  }

  private static String shortened(String text) {
    return text.length() > 2_000 ? text.substring(0, 2_000) + "..." : text;
  }

  private List<String> errors(String schema, String json) {
    JsonNode value;
    try {
      value = RunningServer.JSON.readTree(json);
    } catch (JacksonException broken) {
      return List.of("not JSON");
    }
    return schemas.getSchema(SchemaLocation.of(ID + "#" + schema)).validate(value).stream()
        .map(Object::toString)
        .toList();
  }
}
