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

/// Exercises on paper, without their answers or with them.
///
/// @param isKey whether the answers are there
public record ExerciseSheet(List<Exercise> exercises, boolean isKey, TreeMessages words) {

  public ExerciseSheet {
    exercises = List.copyOf(exercises);
  }

  /// The sheet in the format that a file's name asks for.
  ///
  /// @throws NotationException if it is none of ours
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
        "", 0, NotationError.quote(file) + " names no format", "a name in .svg, .tex or .html");
  }

  /// All exercises below each other in one picture.
  public String svg() {
    var entries =
        IntStream.range(0, exercises.size())
            .mapToObj(i -> new PictureStack.TitledPicture(lines(i), picture(exercises.get(i))))
            .toList();
    return PictureStack.svg(title(), words.language(), entries, DrawingTheme.LIGHT);
  }

  /// A LaTeX document.
  public String tikz() {
    var inside = new StringBuilder();
    for (int i = 0; i < exercises.size(); i++) {
      var lines = lines(i);
      // A heading at the foot of one page and its tree on the next would be of no use.
      inside.append("\\begin{minipage}{\\textwidth}\n");
      inside.append("\\section*{%s}\n".formatted(latex(lines.getFirst())));
      lines.stream().skip(1).forEach(line -> inside.append(latex(line)).append("\n\n"));
      // As wide as the page where it is wider.
      inside.append("\\begin{center}\\fitted{%\n");
      inside.append(TikzDrawing.picture(scene(exercises.get(i)), words));
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
        .formatted(TikzDrawing.documentClass(words), TikzDrawing.preamble(), inside);
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
        .formatted(words.language(), escape(title()), inside);
  }

  private String title() {
    return words.say(isKey ? "sheet.key" : "sheet.title");
  }

  private TreeSnapshot scene(Exercise exercise) {
    return isKey
        ? TreeSnapshot.key(exercise.solution().story())
        : TreeSnapshot.sheet(exercise.tree());
  }

  private String picture(Exercise exercise) {
    return SvgDrawing.draw(scene(exercise), words, DrawingTheme.LIGHT);
  }

  /// The heading, what is to be done, and the tree as text, so that an answer can be graded.
  private List<String> lines(int number) {
    var exercise = exercises.get(number);
    var lines = new ArrayList<String>();
    lines.add(words.say(isKey ? "sheet.solution" : "sheet.exercise", number + 1));
    if (!isKey) {
      lines.addAll(ExerciseTask.lines(exercise, words));
    }
    lines.add(TreeText.write(exercise.tree()));
    return lines;
  }

  private static String escape(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }

  private String latex(String text) {
    return TikzDrawing.escape(text, words);
  }
}
