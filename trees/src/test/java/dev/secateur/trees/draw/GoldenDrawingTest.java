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

/// The worked examples as they have been looked at and found good. To accept others run with
/// `-Dgolden.write=true` and look at the pictures before committing them.
class GoldenDrawingTest {

  private static final Path FOLDER = Path.of("src/test/resources/drawings");

  @TestFactory
  Stream<DynamicTest> theWorkedExamplesLookAsTheyDid() {
    var story = Samples.story(Samples.ALPHA_BETA, TreeAlgorithm.FAIL_SOFT);
    var scenes = new LinkedHashMap<String, TreeSnapshot>();
    scenes.put("tree", TreeSnapshot.of(Samples.ALPHA_BETA));
    scenes.put("sheet", TreeSnapshot.sheet(Samples.ALPHA_BETA));
    scenes.put("minimax", TreeSnapshot.of(Samples.story(Samples.MINIMAX, TreeAlgorithm.MINIMAX)));
    scenes.put("fail-soft", TreeSnapshot.of(story));
    scenes.put("fail-soft-20", TreeSnapshot.of(story, 20));
    return scenes.entrySet().stream()
        .flatMap(scene -> files(scene.getKey(), scene.getValue()).entrySet().stream())
        .map(file -> DynamicTest.dynamicTest(file.getKey(), () -> check(file)));
  }

  private static Map<String, String> files(String name, TreeSnapshot scene) {
    var words = TreeMessages.english();
    var files = new LinkedHashMap<String, String>();
    files.put(name + ".svg", SvgDrawing.draw(scene, words, DrawingTheme.AUTO));
    files.put(name + ".tex", TikzDrawing.document(scene, words));
    files.put(name + ".txt", TextDrawing.draw(scene, words, new TextStyle(true, false)));
    files.put(name + ".ascii.txt", TextDrawing.draw(scene, words, TextStyle.PLAIN));
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
