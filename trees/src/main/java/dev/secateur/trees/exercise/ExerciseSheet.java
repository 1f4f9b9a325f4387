package dev.secateur.trees.exercise;

import dev.secateur.core.NotationError;
import dev.secateur.core.NotationException;
import dev.secateur.trees.TreeMessages;
import dev.secateur.trees.TreeText;
import dev.secateur.trees.draw.DrawingTheme;
import dev.secateur.trees.draw.PictureStack;
import dev.secateur.trees.draw.SvgDrawing;
import dev.secateur.trees.draw.TikzDrawing;
import dev.secateur.trees.draw.TreeSnapshot;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/// A sheet of exercises to print, or its answer key.
///
/// @param isKey whether it is the answer key
public record ExerciseSheet(List<Exercise> exercises, boolean isKey, TreeMessages messages) {

  public ExerciseSheet {
    exercises = List.copyOf(exercises);
  }

  /// The sheet in the format of a file name's extension.
  ///
  /// @throws NotationException if the extension is not known
  public String inFormatOf(String file) {
    var name = file.toLowerCase(Locale.ROOT);
    if (name.endsWith(".svg")) {
      return svg();
    }
    if (name.endsWith(".tex")) {
      return tikz();
    }
    if (name.endsWith(".html")) {
      return html();
    }
    throw new NotationException(
        "",
        0,
        NotationError.quote(file) + " has no known extension",
        "a name that ends in .svg, .tex or .html");
  }

  /// One picture with all exercises below each other.
  public String svg() {
    var entries =
        IntStream.range(0, exercises.size())
            .mapToObj(i -> new PictureStack.TitledPicture(lines(i), picture(exercises.get(i))))
            .toList();
    return PictureStack.svg(title(), messages.language(), entries, DrawingTheme.LIGHT);
  }

  /// A LaTeX document.
  public String tikz() {
    var inside = new StringBuilder();
    for (int i = 0; i < exercises.size(); i++) {
      var lines = lines(i);
      // Keep a heading and its tree on the same page.
      inside.append("\\begin{minipage}{\\textwidth}\n");
      inside.append("\\section*{%s}\n".formatted(latex(lines.getFirst())));
      lines.stream().skip(1).forEach(line -> inside.append(latex(line)).append("\n\n"));
      // Shrink a tree that is wider than the page.
      inside.append("\\begin{center}\\fitted{%\n");
      inside.append(TikzDrawing.picture(snapshot(exercises.get(i)), messages));
      inside.append("}\\end{center}\n\\end{minipage}\n\n");
    }
    return """
        %s\\usepackage[a4paper, margin=20mm]{geometry}
        %s\\usepackage{graphicx}
        \\newsavebox{\\tree}
        \\newcommand{\\fitted}[1]{\\sbox{\\tree}{#1}\\ifdim\\wd\\tree>\\textwidth
          \\resizebox{\\textwidth}{!}{\\usebox{\\tree}}\\else\\usebox{\\tree}\\fi}
        \\setlength{\\parindent}{0pt}
        \\begin{document}
        %s\\end{document}
        """
        .formatted(TikzDrawing.documentClass(messages), TikzDrawing.preamble(), inside);
  }

  /// A page to print.
  public String html() {
    var inside = new StringBuilder();
    for (int i = 0; i < exercises.size(); i++) {
      var lines = lines(i);
      inside.append("<section>\n<h2>%s</h2>\n".formatted(escape(lines.getFirst())));
      lines.stream().skip(1).forEach(line -> inside.append("<p>%s</p>\n".formatted(escape(line))));
      inside.append(PictureStack.numbered(picture(exercises.get(i)), i + 1)).append("</section>\n");
    }
    return """
        <!DOCTYPE html>
        <html lang="%s">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width">
        <title>%s</title>
        <style>
        body { font-family: sans-serif; max-width: 60rem; margin: 1rem auto; padding: 0 1rem; }
        section { break-inside: avoid; margin-bottom: 2rem; }
        svg { max-width: 100%%; height: auto; }
        </style>
        </head>
        <body>
        %s</body>
        </html>
        """
        .formatted(messages.language(), escape(title()), inside);
  }

  private String title() {
    return messages.say(isKey ? "sheet.key" : "sheet.title");
  }

  private TreeSnapshot snapshot(Exercise exercise) {
    return isKey
        ? TreeSnapshot.forKey(exercise.solution().trace())
        : TreeSnapshot.forSheet(exercise.tree());
  }

  private String picture(Exercise exercise) {
    return SvgDrawing.draw(snapshot(exercise), messages, DrawingTheme.LIGHT);
  }

  /// The heading, the task, and the tree as text, which is needed to grade an answer.
  private List<String> lines(int number) {
    var exercise = exercises.get(number);
    var lines = new ArrayList<String>();
    lines.add(messages.say(isKey ? "sheet.solution" : "sheet.exercise", number + 1));
    if (!isKey) {
      lines.addAll(ExerciseTask.lines(exercise, messages));
    }
    lines.add(TreeText.write(exercise.tree()));
    return lines;
  }

  private static String escape(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }

  private String latex(String text) {
    return TikzDrawing.escape(text, messages);
  }
}
