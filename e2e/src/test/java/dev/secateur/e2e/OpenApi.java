package dev.secateur.e2e;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;
import tools.jackson.dataformat.yaml.YAMLMapper;

/// The operations and enumerations in the OpenAPI document.
final class OpenApi {

  static final String BASE = "/api/v1";

  private static final Set<String> METHODS = Set.of("get", "post", "put", "patch", "delete");

  /// @param operation such as `GET /games/{id}`
  private record ApiOperation(String operation, Pattern request) {}

  private final JsonNode document;
  private final List<ApiOperation> operations = new ArrayList<>();

  private OpenApi(String yaml) {
    document = new YAMLMapper().readTree(yaml);
    for (var path : document.get("paths").properties()) {
      for (var method : path.getValue().propertyNames()) {
        if (METHODS.contains(method)) {
          operations.add(operation(method.toUpperCase(Locale.ROOT), path.getKey()));
        }
      }
    }
  }

  static OpenApi read() {
    return new OpenApi(
        Sources.read(Sources.ROOT.resolve("server/src/main/resources/api/openapi.yaml")));
  }

  private static ApiOperation operation(String method, String path) {
    var request = method + " " + BASE + path.replaceAll("\\{[^}]*}", "[^/]+");
    return new ApiOperation(method + " " + path, Pattern.compile(request));
  }

  List<String> operations() {
    return operations.stream().map(ApiOperation::operation).toList();
  }

  /// The values of a schema that is an enumeration.
  List<String> enumeration(String schema) {
    var values = document.at("/components/schemas/" + schema + "/enum");
    if (values.isEmpty()) {
      throw new AssertionError("the OpenAPI document has no enumeration " + schema);
    }
    return values.valueStream().map(JsonNode::asString).toList();
  }

  /// The operation of a request such as `GET /api/v1/games/abc`.
  Optional<String> operationOf(String request) {
    return operations.stream()
        .filter(each -> each.request().matcher(request).matches())
        .map(ApiOperation::operation)
        .findFirst();
  }
}
