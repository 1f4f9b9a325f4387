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
    Exercise exercise, List<String> orders, List<TreeAlgorithm> algorithms, TreeMessages messages) {

  AlgorithmComparison counts() {
    var settings = exercise.settings();
    return AlgorithmComparison.of(
        exercise.tree(), orders, algorithms, settings.depth(), settings.strict());
  }

  /// One picture below the other, each with its counts and the minimum. If no algorithm was given,
  /// only alpha-beta is drawn.
  String svg(DrawingTheme theme) {
    var drawn =
        algorithms.size() == TreeAlgorithm.onTrees().size()
            ? List.of(exercise.settings().algorithm())
            : algorithms;
    var entries = new ArrayList<PictureStack.TitledPicture>();
    var minimum = MinimalTree.of(exercise.tree(), exercise.settings().depth());
    for (String order : orders) {
      for (TreeAlgorithm algorithm : drawn) {
        var settings =
            new AlgorithmSettings(
                algorithm, exercise.settings().depth(), exercise.settings().strict());
        var trace = TreeAlgorithms.run(ChildOrders.apply(exercise.tree(), order), settings);
        entries.add(
            new PictureStack.TitledPicture(
                List.of(
                    messages.say("compare.order") + ": " + order,
                    messages.say(
                        "compare.counts",
                        trace.leaves(),
                        minimum.leaves(),
                        trace.nodes(),
                        minimum.nodes())),
                SvgDrawing.draw(TreeSnapshot.of(trace), messages, theme)));
      }
    }
    return PictureStack.svg(messages.say("compare.title"), messages.language(), entries, theme);
  }
}
