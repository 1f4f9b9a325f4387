package dev.secateur.cli;

import dev.secateur.core.TextStyle;
import dev.secateur.trees.AlgorithmComparison;
import dev.secateur.trees.AlgorithmComparisonJson;
import dev.secateur.trees.Narration;
import dev.secateur.trees.NodeNames;
import dev.secateur.trees.SearchTrace;
import dev.secateur.trees.SearchTraceJson;
import dev.secateur.trees.Tree;
import dev.secateur.trees.TreeMessages;
import dev.secateur.trees.TreeText;
import dev.secateur.trees.draw.TextDrawing;
import dev.secateur.trees.draw.TreeSnapshot;
import dev.secateur.trees.exercise.Grade;
import dev.secateur.trees.exercise.GradeJson;
import java.io.PrintWriter;
import java.util.List;
import tools.jackson.databind.node.ObjectNode;

/// The output of the command `tree`, for people or as JSON.
record TreeReport(PrintWriter out, TreeMessages messages, TextStyle style, boolean json) {

  /// The tree on one line, in the form that the command can read.
  void tree(Tree tree) {
    printLine(TreeText.write(tree));
  }

  /// The tree as a drawing of text.
  void drawing(TreeSnapshot snapshot) {
    out.print(TextDrawing.draw(snapshot, messages, style));
  }

  void trace(SearchTrace trace, TreeSnapshot snapshot, boolean steps) {
    if (json) {
      print(
          steps
              ? SearchTraceJson.whole(trace, messages)
              : SearchTraceJson.summary(trace, messages));
      return;
    }
    var narration = new Narration(trace, messages);
    if (steps) {
      int width = Integer.toString(snapshot.step()).length();
      for (int i = 0; i < snapshot.step(); i++) {
        var number = Integer.toString(i + 1);
        var sentence = narration.sentence(trace.steps().get(i));
        printLine(" ".repeat(width - number.length()) + number + "  " + sentence);
      }
    } else {
      drawing(snapshot);
      if (!snapshot.isFinished() && snapshot.step() > 0) {
        printLine(
            snapshot.step() + "  " + narration.sentence(trace.steps().get(snapshot.step() - 1)));
      }
    }
    if (snapshot.isFinished()) {
      printLine(narration.result());
      printLine(narration.counts());
      var techniques = narration.techniques();
      if (!techniques.isEmpty()) {
        printLine(techniques);
      }
    }
  }

  private void print(ObjectNode json) {
    var fields = Json.object();
    json.forEachEntry(fields::with);
    out.println(fields);
  }

  void comparison(AlgorithmComparison comparison) {
    var minimum = comparison.minimum();
    if (json) {
      print(AlgorithmComparisonJson.write(comparison));
      return;
    }
    var table =
        new TextTable(
            messages.say("compare.order"),
            messages.say("compare.algorithm"),
            messages.say("compare.leaves"),
            messages.say("compare.nodes"));
    comparison
        .rows()
        .forEach(row -> table.row(row.order(), row.algorithm().text(), row.leaves(), row.nodes()));
    table.row(messages.say("compare.minimum"), "", minimum.leaves(), minimum.nodes());
    out.print(table);
  }

  void grade(Grade grade, NodeNames names) {
    if (json) {
      print(GradeJson.explained(grade, names));
      return;
    }
    grade.sentences().forEach(sentence -> printLine(sentence));
    score(grade);
  }

  void score(Grade grade) {
    printLine(messages.say("grade.score", grade.points(), grade.possible()));
  }

  /// A line, with characters that the terminal can show.
  void printLine(String line) {
    out.println(style.unicode() ? line : line.replace("∞", "inf"));
  }

  /// A question with a prompt.
  void ask(String question) {
    printLine(question);
    out.print("> ");
    out.flush();
  }

  void sentences(List<String> sentences) {
    sentences.forEach(sentence -> printLine(sentence));
  }
}
