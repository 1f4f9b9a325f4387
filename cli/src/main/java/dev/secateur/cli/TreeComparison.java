package dev.secateur.cli;

import dev.secateur.trees.Algorithm;
import dev.secateur.trees.Algorithms;
import dev.secateur.trees.Comparison;
import dev.secateur.trees.Minimum;
import dev.secateur.trees.Orders;
import dev.secateur.trees.Setup;
import dev.secateur.trees.Words;
import dev.secateur.trees.draw.PictureStack;
import dev.secateur.trees.draw.Scene;
import dev.secateur.trees.draw.SvgDrawing;
import dev.secateur.trees.draw.Theme;
import dev.secateur.trees.exercise.Exercise;
import java.util.ArrayList;
import java.util.List;

/// A comparison of orders and algorithms on one tree: counts and pictures.
record TreeComparison(
    Exercise exercise, List<String> orders, List<Algorithm> algorithms, Words words) {

  Comparison counts() {
    var setup = exercise.setup();
    return Comparison.of(exercise.tree(), orders, algorithms, setup.depth(), setup.strict());
  }

  /// One picture below the other, each with its counts and the minimum. If no algorithm was given,
  /// only alpha-beta is drawn.
  String svg(Theme theme) {
    var drawn =
        algorithms.size() == Algorithm.onTrees().size()
            ? List.of(exercise.setup().algorithm())
            : algorithms;
    var entries = new ArrayList<PictureStack.Entry>();
    var minimum = Minimum.of(exercise.tree(), exercise.setup().depth());
    for (String order : orders) {
      for (Algorithm algorithm : drawn) {
        var setup = new Setup(algorithm, exercise.setup().depth(), exercise.setup().strict());
        var story = Algorithms.run(Orders.apply(exercise.tree(), order), setup);
        entries.add(
            new PictureStack.Entry(
                List.of(
                    words.say("compare.order") + ": " + order,
                    words.say(
                        "compare.counts",
                        story.leaves(),
                        minimum.leaves(),
                        story.nodes(),
                        minimum.nodes())),
                SvgDrawing.draw(Scene.of(story), words, theme)));
      }
    }
    return PictureStack.svg(words.say("compare.title"), words.language(), entries, theme);
  }
}
