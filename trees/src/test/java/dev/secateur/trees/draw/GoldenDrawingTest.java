package dev.secateur.trees.draw;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.TextStyle;
import dev.secateur.trees.TreeAlgorithm;
import dev.secateur.trees.TreeMessages;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/// Compares the drawings of the worked examples with approved ones. To accept new drawings run with
/// `-Dgolden.write=true` and look at the pictures before committing them.
class GoldenDrawingTest {

  private static final Path FOLDER = Path.of("src/test/resources/drawings");

  @TestFactory
  Stream<DynamicTest> theWorkedExamplesLookAsTheyDid() {
    var trace = SampleTraces.trace(SampleTraces.ALPHA_BETA, TreeAlgorithm.FAIL_SOFT);
    var snapshots = new LinkedHashMap<String, TreeSnapshot>();
    snapshots.put("tree", TreeSnapshot.of(SampleTraces.ALPHA_BETA));
    snapshots.put("sheet", TreeSnapshot.forSheet(SampleTraces.ALPHA_BETA));
    snapshots.put(
        "minimax",
        TreeSnapshot.of(SampleTraces.trace(SampleTraces.MINIMAX, TreeAlgorithm.MINIMAX)));
    snapshots.put("fail-soft", TreeSnapshot.of(trace));
    snapshots.put("fail-soft-20", TreeSnapshot.of(trace, 20));
    return snapshots.entrySet().stream()
        .flatMap(snapshot -> files(snapshot.getKey(), snapshot.getValue()).entrySet().stream())
        .map(file -> DynamicTest.dynamicTest(file.getKey(), () -> check(file)));
  }

  private static Map<String, String> files(String name, TreeSnapshot snapshot) {
    var messages = TreeMessages.english();
    var files = new LinkedHashMap<String, String>();
    files.put(name + ".svg", SvgDrawing.draw(snapshot, messages, DrawingTheme.AUTO));
    files.put(name + ".tex", TikzDrawing.document(snapshot, messages));
    files.put(name + ".txt", TextDrawing.draw(snapshot, messages, new TextStyle(true, false)));
    files.put(name + ".ascii.txt", TextDrawing.draw(snapshot, messages, TextStyle.PLAIN));
    return files;
  }

  private static void check(Map.Entry<String, String> file) throws IOException {
    var path = FOLDER.resolve(file.getKey());
    if (Boolean.getBoolean("golden.write")) {
      Files.createDirectories(FOLDER);
      Files.writeString(path, file.getValue());
    }
    assertThat(file.getValue()).isEqualTo(Files.readString(path));
  }
}
