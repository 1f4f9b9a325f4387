package dev.secateur.trees.draw;

import dev.secateur.trees.TraceStep;
import dev.secateur.trees.TraceStep.WindowBound;
import dev.secateur.trees.TreeMessages;
import dev.secateur.trees.TreeState.NodeState;
import dev.secateur.trees.draw.DrawingLayout.NodeBox;
import java.util.Locale;
import java.util.stream.Collectors;

/// A picture as TikZ, with styles that a teacher can change in one place: a document that compiles
/// as it is, with a `tikzpicture` that can be copied into slides.
public final class TikzDrawing {

  /// Pixels per centimetre of paper.
  private static final double SCALE = 36;

  /// The maximum length in TeX is 16383pt, or 575 cm.
  private static final double MAX_CENTIMETRES = 500;

  private static final String STYLES =
      """
      \\tikzset{
        max node/.style={draw, line join=round, fill=green!8},
        min node/.style={draw, line join=round, fill=orange!12},
        leaf node/.style={draw, rounded corners=1pt, inner sep=1pt, font=\\small, \
      minimum width=7.2mm, minimum height=5.6mm},
        node value/.style={font=\\small, inner sep=0pt},
        node name/.style={font=\\small\\bfseries, inner sep=1pt},
        node window/.style={font=\\scriptsize, align=left, inner sep=1pt},
        tree edge/.style={},
        principal/.style={line width=1.4pt, draw=blue!70!black},
        current/.style={line width=1.4pt, draw=orange!80!black},
        pruned/.style={draw=gray!60, text=gray, fill=none, dashed},
        unreached/.style={draw=gray!60, fill=none},
        folded/.style={font=\\scriptsize, text=gray, inner sep=1pt},
        cut mark/.style={sloped, text=red!70!black, inner sep=0pt},
        cut reason/.style={font=\\scriptsize, text=red!70!black, inner sep=1pt},
      }
      """;

  private static final String LATIN =
      """
      \\documentclass{article}
      \\usepackage[utf8]{inputenc}
      \\usepackage[T1]{fontenc}
      \\IfFileExists{lmodern.sty}{\\usepackage{lmodern}}{}
      """;

  private static final String JAPANESE =
      """
      % lualatex
      \\documentclass{ltjsarticle}
      """;

  private final TreeSnapshot snapshot;
  private final TreeMessages messages;
  private final Captions captions;
  private final DrawingLayout layout;
  private final double scale;
  private final StringBuilder tikz = new StringBuilder();

  private TikzDrawing(TreeSnapshot snapshot, TreeMessages messages) {
    this.snapshot = snapshot;
    this.messages = messages;
    captions = new Captions(snapshot, messages);
    layout = new DrawingLayout(snapshot);
    scale = Math.max(SCALE, Math.max(layout.width(), layout.height()) / MAX_CENTIMETRES);
  }

  /// A whole document whose page is as large as the picture.
  public static String document(TreeSnapshot snapshot, TreeMessages messages) {
    var drawing = new TikzDrawing(snapshot, messages);
    double width = drawing.layout.width() / drawing.scale + 2.6;
    double height = drawing.layout.height() / drawing.scale + 2.2;
    return """
        %% %s
        %s\\usepackage[paperwidth=%scm, paperheight=%scm, margin=5mm]{geometry}
        \\usepackage{tikz}
        \\pagestyle{empty}
        %s\\begin{document}
        \\noindent\\centering
        %s\\end{document}
        """
        .formatted(
            comment(drawing.captions.title()),
            documentClass(messages),
            number(width),
            number(height),
            STYLES,
            drawing.picture());
  }

  /// The beginning of a document in a language. Plain LaTeX cannot set Japanese, which needs
  /// lualatex.
  public static String documentClass(TreeMessages messages) {
    return isJapanese(messages) ? JAPANESE : LATIN;
  }

  private static boolean isJapanese(TreeMessages messages) {
    return messages.language().equals("ja");
  }

  /// Only the picture, for a document that has the styles.
  public static String picture(TreeSnapshot snapshot, TreeMessages messages) {
    return new TikzDrawing(snapshot, messages).picture();
  }

  /// The lines that the picture needs in the preamble of a document.
  public static String preamble() {
    return "\\usepackage{tikz}\n" + STYLES;
  }

  private String picture() {
    tikz.append("\\begin{tikzpicture}\n");
    layout.boxes().forEach(this::node);
    layout.boxes().forEach(this::edge);
    return tikz.append("\\end{tikzpicture}\n").toString();
  }

  private void node(NodeBox box) {
    if (box.drawn().isPlaceholder()) {
      label("folded", box.x(), box.y(), count(box));
      return;
    }
    var view = layout.view(box);
    boolean leaf = view.node().isLeaf();
    if (leaf) {
      label("leaf node" + styles(view), box.x(), box.y(), value(view));
    } else {
      triangle(box, view);
    }
    double half = box.width() / 2;
    if (!view.node().name().isEmpty()) {
      String name = escape(view.node().name(), messages);
      String style =
          view.status() == NodeView.NodeStatus.PRUNED ? "node name, text=gray" : "node name";
      if (!leaf) {
        label(style + ", anchor=east", box.x() - half, box.y(), name);
      } else if (layout.downwards()) {
        label(style + ", anchor=north", box.x(), box.y() + box.height() / 2, name);
      } else {
        label(style + ", anchor=west", box.x() + half, box.y(), name);
      }
    }
    if (!leaf && layout.windows() && (snapshot.blanks() || view.state().isPresent())) {
      label("node window, anchor=west", box.x() + half, box.y(), window(view));
    }
    if (box.drawn().hidden() > 0) {
      if (layout.downwards()) {
        label("folded, anchor=north", box.x(), box.y() + box.height() / 2, count(box));
      } else {
        double x = view.state().isPresent() ? box.out().x() : box.x() + half;
        label("folded, anchor=west", x, box.y(), count(box));
      }
    }
  }

  /// A triangle of fixed size: a shape that grows with its text would overlap its neighbours.
  private void triangle(NodeBox box, NodeView view) {
    int up = Captions.isMax(view) ? 1 : -1;
    double base = box.y() + up * box.height() / 2;
    tikz.append(
        "\\draw[%s%s] %s -- %s -- %s -- cycle;\n"
            .formatted(
                up > 0 ? "max node" : "min node",
                styles(view),
                at(box.x(), box.y() - up * box.height() / 2),
                at(box.x() + box.width() / 2, base),
                at(box.x() - box.width() / 2, base)));
    if (!value(view).isEmpty()) {
      label("node value", box.x(), base - up * 8, value(view));
    }
  }

  private String at(double x, double y) {
    return "(%s,%s)".formatted(number(x / scale), number(-y / scale));
  }

  private void label(String style, double x, double y, String text) {
    tikz.append("\\node[%s] at %s {%s};\n".formatted(style, at(x, y), text));
  }

  private void edge(NodeBox box) {
    int parent = box.drawn().parent();
    if (parent < 0) {
      return;
    }
    var from = layout.boxes().get(parent).out();
    boolean isPlaceholder = box.drawn().isPlaceholder();
    boolean isBent = !box.at().equals(box.in());
    tikz.append(
        "\\draw[tree edge%s] %s -- %s%s%s;\n"
            .formatted(
                isPlaceholder ? ", unreached" : styles(layout.view(box)),
                at(from.x(), from.y()),
                isPlaceholder ? "" : cutoff(layout.view(box)),
                at(box.in().x(), box.in().y()),
                isBent ? " -- " + at(box.at().x(), box.at().y()) : ""));
  }

  private String cutoff(NodeView view) {
    if (view.cutoff().isEmpty()) {
      return "";
    }
    String place = "pos=" + number(layout.cutoffPosition());
    String mark = "node[cut mark, %s] {$/\\!\\!/$} ".formatted(place);
    if (!view.showsReason()) {
      return mark;
    }
    String side = layout.downwards() ? "right=3mm" : "anchor=north east, shift={(2mm,-1mm)}";
    return mark
        + "node[cut reason, %s, %s] {%s} ".formatted(place, side, reason(view.cutoff().get()));
  }

  private static String styles(NodeView view) {
    return SvgDrawing.styleClasses(view).replace(" ", ", ");
  }

  private static String count(NodeBox box) {
    return "$\\cdots$ +" + box.drawn().hidden();
  }

  private static String value(NodeView view) {
    return math(Labels.UNICODE.value(view));
  }

  private String window(NodeView view) {
    String alpha = view.state().map(NodeState::alpha).map(TikzDrawing::bound).orElse("\\;\\;");
    String beta = view.state().map(NodeState::beta).map(TikzDrawing::bound).orElse("\\;\\;");
    return "$\\alpha=%s$%s$\\beta=%s$".formatted(alpha, layout.downwards() ? "\\\\" : "\\ ", beta);
  }

  private static String bound(double value) {
    return signs(Labels.UNICODE.number(value));
  }

  private static String reason(TraceStep.Cutoff cutoff) {
    String name = cutoff.which() == WindowBound.BETA ? "β" : "α";
    return math(Labels.UNICODE.reason(cutoff).replace(name, name + " "));
  }

  private static String math(String text) {
    return text.isEmpty() ? "" : "$" + signs(text) + "$";
  }

  private static String signs(String text) {
    return text.replace("≥", "\\geq ")
        .replace("≤", "\\leq ")
        .replace("α", "\\alpha")
        .replace("β", "\\beta")
        .replace("∞", "\\infty")
        .replace("−", "-");
  }

  /// Escapes a text for TeX. A character that the usual fonts do not have becomes a question mark,
  /// because a picture with a gap is more useful than an error of TeX.
  public static String escape(String text, TreeMessages messages) {
    // TeX turns two hyphens into a dash.
    return text.codePoints()
        .mapToObj(c -> escape(c, messages))
        .collect(Collectors.joining())
        .replace("--", "-\\mbox{-}");
  }

  private static String escape(int c, TreeMessages messages) {
    return switch (c) {
      case '\\' -> "\\textbackslash{}";
      case '~' -> "\\textasciitilde{}";
      case '^' -> "\\textasciicircum{}";
      case '<' -> "\\textless{}";
      case '>' -> "\\textgreater{}";
      case '|' -> "\\textbar{}";
      case '"' -> "\\textquotedbl{}";
      case '∞' -> "$\\infty$";
      case '#', '$', '%', '&', '_', '{', '}' -> "\\" + (char) c;
      default -> isInFonts(c, messages) ? Character.toString(c) : "?";
    };
  }

  private static boolean isInFonts(int c, TreeMessages messages) {
    return (c >= ' ' && c < 0x7F)
        || isAccented(c)
        || (isJapanese(messages) && Character.isBmpCodePoint(c) && isInJapaneseFonts(c));
  }

  /// The characters of a Japanese font: kana, kanji and full-width punctuation.
  private static boolean isInJapaneseFonts(int c) {
    return (c >= 0x3000 && c <= 0x30FF)
        || Character.isIdeographic(c)
        || (c >= 0xFF01 && c <= 0xFF5E);
  }

  /// The accented letters of western Europe, without the Icelandic ones, which not every font has.
  private static boolean isAccented(int c) {
    return c >= 0xC0 && c <= 0xFF && "×÷ÐðÞþ".indexOf(c) < 0;
  }

  private static String comment(String text) {
    return text.replaceAll("\\R", " ");
  }

  private static String number(double value) {
    double hundredths = Math.round(value * 100) / 100.0;
    return String.format(Locale.ROOT, "%.2f", hundredths == 0 ? 0.0 : hundredths);
  }
}
