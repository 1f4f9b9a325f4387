package dev.secateur.cli;

import dev.secateur.trees.AlgorithmComparison;
import dev.secateur.trees.AlgorithmSettings;
import dev.secateur.trees.ChildOrders;
import dev.secateur.trees.MinimalTree;
import dev.secateur.trees.TreeAlgorithm;
import dev.secateur.trees.TreeAlgorithms;
import dev.secateur.trees.TreeMessages;
import dev.secateur.trees.draw.DrawingTheme;
import dev.secateur.trees.draw.PictureStack;
import dev.secateur.trees.draw.SvgDrawing;
import dev.secateur.trees.draw.TreeSnapshot;
import dev.secateur.trees.exercise.Exercise;
import java.util.ArrayList;
import java.util.List;

/// A comparison of orders and algorithms on one tree: counts and pictures.
record TreeComparison(
    Exercise exercise, List<String> orders, List<TreeAlgorithm> algorithms, TreeMessages words) {

  AlgorithmComparison counts() {
    var setup = exercise.setup();
    return AlgorithmComparison.of(
        exercise.tree(), orders, algorithms, setup.depth(), setup.strict());
  }

  /// One picture below the other, each with its counts and the minimum. If no algorithm was given,
  /// only alpha-beta is drawn.
  String svg(DrawingTheme theme) {
    var drawn =
        algorithms.size() == TreeAlgorithm.onTrees().size()
            ? List.of(exercise.setup().algorithm())
            : algorithms;
    var entries = new ArrayList<PictureStack.TitledPicture>();
    var minimum = MinimalTree.of(exercise.tree(), exercise.setup().depth());
    for (String order : orders) {
      for (TreeAlgorithm algorithm : drawn) {
        var setup =
            new AlgorithmSettings(algorithm, exercise.setup().depth(), exercise.setup().strict());
        var story = TreeAlgorithms.run(ChildOrders.apply(exercise.tree(), order), setup);
        entries.add(
            new PictureStack.TitledPicture(
                List.of(
                    words.say("compare.order") + ": " + order,
                    words.say(
                        "compare.counts",
                        story.leaves(),
                        minimum.leaves(),
                        story.nodes(),
                        minimum.nodes())),
                SvgDrawing.draw(TreeSnapshot.of(story), words, theme)));
      }
    }
    return PictureStack.svg(words.say("compare.title"), words.language(), entries, theme);
  }
}
