package dev.secateur.trees;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.secateur.core.NotationException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// docs/tree.schema.json agrees with the reader and the writer, checked with a schema library.
class TreeSchemaTest {

  private static final JsonMapper JSON = new JsonMapper();

  private static Schema schema;

  @BeforeAll
  static void read() throws IOException {
    schema =
        SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
            .getSchema(Files.readString(Path.of("../docs/tree.schema.json")));
  }

  @Test
  void everyWrittenTreeIsValid() {
    var random = new Random(21);
    for (int i = 0; i < 300; i++) {
      assertValid(TreeJson.write(RandomTreesTest.anyTree(random)));
    }
    assertValid(
        TreeJson.write(TreeText.parse("min: A(B=2(1.5 inf) \"c d\"=3 {so} (4 -0.000001))")));
    var trace = TreeAlgorithms.run(TreeText.parse("A(B(1 2) C(3 4))"), TreeAlgorithm.PVS);
    assertValid(SearchTraceJson.whole(trace, TreeMessages.english()).get("tree"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[1]",
        "{}",
        "{\"root\":3}",
        "{\"root\":{}}",
        "{\"root\":{\"children\":[]}}",
        "{\"root\":{\"children\":3}}",
        "{\"root\":{\"value\":null}}",
        "{\"root\":{\"value\":\"x\"}}",
        "{\"root\":{\"value\":true}}",
        "{\"root\":{\"value\":1000000001}}",
        "{\"root\":{\"value\":1,\"name\":3}}",
        "{\"root\":{\"value\":1,\"name\":null}}",
        "{\"root\":{\"value\":1,\"comment\":[]}}",
        "{\"root\":{\"children\":[{\"value\":1},{}]}}",
        "{\"schema\":2,\"root\":{\"value\":1}}",
        "{\"schema\":\"1\",\"root\":{\"value\":1}}",
        "{\"rootSide\":\"x\",\"root\":{\"value\":1}}",
        "{\"rootSide\":null,\"root\":{\"value\":1}}",
      })
  void aTextThatTheReaderRefusesIsInvalid(String text) {
    assertThat(isRead(text)).isFalse();
    assertThat(schema.validate(text, InputFormat.JSON)).isNotEmpty();
  }

  @Test
  void theReaderAndTheSchemaAgreeOnEveryMutation() {
    var random = new Random(22);
    int valid = 0;
    int invalid = 0;
    for (int i = 0; i < 5_000; i++) {
      var json = TreeJson.write(RandomTreesTest.anyTree(random));
      spoil(json, random);
      boolean isValid = schema.validate(json).isEmpty();
      assertThat(isRead(json.toString())).as(json.toString()).isEqualTo(isValid);
      valid += isValid ? 1 : 0;
      invalid += isValid ? 0 : 1;
    }
    assertThat(valid).isGreaterThan(500);
    assertThat(invalid).isGreaterThan(500);
  }

  /// Changes or removes a random field of a random object.
  private static void spoil(ObjectNode tree, Random random) {
    var objects = new ArrayList<ObjectNode>();
    collect(tree, objects);
    var object = objects.get(random.nextInt(objects.size()));
    var fields = List.of("schema", "rootSide", "root", "name", "value", "comment", "children");
    var field = fields.get(random.nextInt(fields.size()));
    switch (random.nextInt(8)) {
      case 0 -> object.remove(field);
      case 1 -> object.put(field, random.nextInt(3));
      case 2 -> object.put(field, List.of("max", "inf", "-inf", "1").get(random.nextInt(4)));
      case 3 -> object.put(field, random.nextInt(-5, 6) * 300_000_000L);
      case 4 -> object.putNull(field);
      case 5 -> object.putArray(field);
      case 6 -> object.putArray(field).addObject().put("value", 3);
      default -> object.putObject(field).put("value", 2.5);
    }
  }

  private static void collect(JsonNode json, List<ObjectNode> objects) {
    if (json instanceof ObjectNode object) {
      objects.add(object);
    }
    if (json instanceof ObjectNode || json instanceof ArrayNode) {
      json.forEach(child -> collect(child, objects));
    }
  }

  private static void assertValid(JsonNode json) {
    assertThat(schema.validate(JSON.readTree(json.toString()))).as(json.toString()).isEmpty();
  }

  private static boolean isRead(String text) {
    try {
      var tree = TreeJson.parse(text);
      return tree.root().id() == 0;
    } catch (NotationException refused) {
      return false;
    }
  }
}
