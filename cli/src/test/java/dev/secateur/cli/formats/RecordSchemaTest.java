package dev.secateur.cli.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.secateur.core.Game;
import dev.secateur.core.Games;
import dev.secateur.core.NotationException;
import dev.secateur.records.RecordJson;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// docs/record.schema.json agrees with the reader and the writer, checked with a schema library.
class RecordSchemaTest {

  private static Schema schema;

  @BeforeAll
  static void read() throws IOException {
    schema =
        SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
            .getSchema(Files.readString(Path.of("../docs/record.schema.json")));
  }

  @Test
  void everyWrittenRecordIsValid() {
    for (Game game : Games.installed().all()) {
      var records = new RandomRecords(game, 7);
      for (int i = 0; i < 200; i++) {
        var line = RecordJson.write(records.rich());
        assertThat(schema.validate(line, InputFormat.JSON)).as(line).isEmpty();
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[]",
        "{}",
        "{\"game\":\"reversi\",\"moves\":[]}",
        "{\"moves\":[],\"result\":\"draw\"}",
        "{\"game\":\"reversi\",\"result\":\"draw\"}",
        "{\"game\":\"reversi\",\"moves\":{},\"result\":\"draw\"}",
        "{\"game\":\"reversi\",\"moves\":[3],\"result\":\"draw\"}",
        "{\"game\":\"reversi\",\"moves\":[],\"result\":\"lost\"}",
        "{\"schema\":2,\"game\":\"reversi\",\"moves\":[],\"result\":\"draw\"}",
        "{\"game\":\"reversi\",\"moves\":[],\"result\":\"draw\",\"headers\":[]}",
        "{\"game\":\"reversi\",\"moves\":[],\"result\":\"draw\",\"headers\":{\"Black\":1}}",
        "{\"game\":\"reversi\",\"moves\":[],\"result\":\"draw\",\"comment\":1}",
        "{\"game\":\"reversi\",\"moves\":[{\"move\":\"f5\",\"score\":\"1\"}],\"result\":\"draw\"}",
        "{\"game\":\"reversi\",\"moves\":[{\"move\":\"f5\",\"timeMs\":1.5}],\"result\":\"draw\"}",
        "{\"game\":\"reversi\",\"moves\":[{\"move\":\"f5\",\"glyphs\":[999]}],\"result\":\"draw\"}",
        "{\"game\":\"reversi\",\"moves\":[{\"move\":\"f5\",\"instead\":[1]}],\"result\":\"draw\"}",
        "{\"game\":\"reversi\",\"moves\":[{\"score\":1}],\"result\":\"draw\"}"
      })
  void aRecordThatTheSchemaRefusesIsNotRead(String line) {
    assertThat(schema.validate(line, InputFormat.JSON)).isNotEmpty();
    assertThatThrownBy(() -> RecordJson.parse(line, Games.installed()))
        .isInstanceOf(NotationException.class);
  }
}
