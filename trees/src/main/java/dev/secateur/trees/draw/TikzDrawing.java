package dev.secateur.trees.draw;

import dev.secateur.trees.TraceStep;
import dev.secateur.trees.TraceStep.WindowBound;
import dev.secateur.trees.TreeMessages;
import dev.secateur.trees.TreeState.NodeState;
import dev.secateur.trees.draw.DrawingLayout.Box;
import java.util.Locale;
import java.util.stream.Collectors;

/// A picture as TikZ, in styles that a teacher can change in one place: a document that compiles as
/// it is, around a `tikzpicture` that can be put into one's own slides.
public final class TikzDrawing {

  /// Pixels in a centimetre of paper.
  private static final double SCALE = 36;

  /// No length of TeX may pass 16383pt, 575 cm.
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

  private final TreeSnapshot scene;
  private final TreeMessages words;
  private final Captions captions;
  private final DrawingLayout plan;
  private final double scale;
  private final StringBuilder tikz = new StringBuilder();

  private TikzDrawing(TreeSnapshot scene, TreeMessages words) {
    this.scene = scene;
    this.words = words;
    captions = new Captions(scene, words);
    plan = new DrawingLayout(scene);
    scale = Math.max(SCALE, Math.max(plan.width(), plan.height()) / MAX_CENTIMETRES);
  }

  /// A whole document, its page as large as the picture.
  public static String document(TreeSnapshot scene, TreeMessages words) {
    var drawing = new TikzDrawing(scene, words);
    double width = drawing.plan.width() / drawing.scale + 2.6;
    double height = drawing.plan.height() / drawing.scale + 2.2;
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
            documentClass(words),
            number(width),
            number(height),
            STYLES,
            drawing.picture());
  }

  /// How a document in a language begins. Plain LaTeX has no Japanese: that needs lualatex.
  public static String documentClass(TreeMessages words) {
    return isJapanese(words) ? JAPANESE : LATIN;
  }

  private static boolean isJapanese(TreeMessages words) {
    return words.language().equals("ja");
  }

  /// The picture alone, for a document that has the styles.
  public static String picture(TreeSnapshot scene, TreeMessages words) {
    return new TikzDrawing(scene, words).picture();
  }

  /// What the picture needs in a document's preamble.
  public static String preamble() {
    return "\\usepackage{tikz}\n" + STYLES;
  }

  private String picture() {
    tikz.append("\\begin{tikzpicture}\n");
    plan.boxes().forEach(this::node);
    plan.boxes().forEach(this::edge);
    return tikz.append("\\end{tikzpicture}\n").toString();
  }

  private void node(Box box) {
    if (box.drawn().isMark()) {
      label("folded", box.x(), box.y(), count(box));
      return;
    }
    var view = plan.view(box);
    boolean leaf = view.node().isLeaf();
    if (leaf) {
      label("leaf node" + looks(view), box.x(), box.y(), value(view));
    } else {
      triangle(box, view);
    }
    double half = box.width() / 2;
    if (!view.node().name().isEmpty()) {
      String name = escape(view.node().name(), words);
      String style =
          view.look() == NodeView.NodeStatus.PRUNED ? "node name, text=gray" : "node name";
      if (!leaf) {
        label(style + ", anchor=east", box.x() - half, box.y(), name);
      } else if (plan.downwards()) {
        label(style + ", anchor=north", box.x(), box.y() + box.height() / 2, name);
      } else {
        label(style + ", anchor=west", box.x() + half, box.y(), name);
      }
    }
    if (!leaf && plan.windows() && (scene.blanks() || view.state().isPresent())) {
      label("node window, anchor=west", box.x() + half, box.y(), window(view));
    }
    if (box.drawn().hidden() > 0) {
      if (plan.downwards()) {
        label("folded, anchor=north", box.x(), box.y() + box.height() / 2, count(box));
      } else {
        double x = view.state().isPresent() ? box.out().x() : box.x() + half;
        label("folded, anchor=west", x, box.y(), count(box));
      }
    }
  }

  /// Of a fixed size, whatever its value: a shape around the text would grow into its neighbours.
  private void triangle(Box box, NodeView view) {
    int up = Captions.isMax(view) ? 1 : -1;
    double base = box.y() + up * box.height() / 2;
    tikz.append(
        "\\draw[%s%s] %s -- %s -- %s -- cycle;\n"
            .formatted(
                up > 0 ? "max node" : "min node",
                looks(view),
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

  private void edge(Box box) {
    int parent = box.drawn().parent();
    if (parent < 0) {
      return;
    }
    var from = plan.boxes().get(parent).out();
    boolean mark = box.drawn().isMark();
    boolean bent = !box.at().equals(box.in());
    tikz.append(
        "\\draw[tree edge%s] %s -- %s%s%s;\n"
            .formatted(
                mark ? ", unreached" : looks(plan.view(box)),
                at(from.x(), from.y()),
                mark ? "" : cut(plan.view(box)),
                at(box.in().x(), box.in().y()),
                bent ? " -- " + at(box.at().x(), box.at().y()) : ""));
  }

  private String cut(NodeView view) {
    if (view.cut().isEmpty()) {
      return "";
    }
    String place = "pos=" + number(plan.cutAt());
    String mark = "node[cut mark, %s] {$/\\!\\!/$} ".formatted(place);
    if (!view.saysReason()) {
      return mark;
    }
    String side = plan.downwards() ? "right=3mm" : "anchor=north east, shift={(2mm,-1mm)}";
    return mark + "node[cut reason, %s, %s] {%s} ".formatted(place, side, reason(view.cut().get()));
  }

  private static String looks(NodeView view) {
    return SvgDrawing.looks(view).replace(" ", ", ");
  }

  private static String count(Box box) {
    return "$\\cdots$ +" + box.drawn().hidden();
  }

  private static String value(NodeView view) {
    return math(Labels.UNICODE.value(view));
  }

  private String window(NodeView view) {
    String alpha = view.state().map(NodeState::alpha).map(TikzDrawing::bound).orElse("\\;\\;");
    String beta = view.state().map(NodeState::beta).map(TikzDrawing::bound).orElse("\\;\\;");
    return "$\\alpha=%s$%s$\\beta=%s$".formatted(alpha, plan.downwards() ? "\\\\" : "\\ ", beta);
  }

  private static String bound(double value) {
    return signs(Labels.UNICODE.number(value));
  }

  private static String reason(TraceStep.Cut cut) {
    String name = cut.which() == WindowBound.BETA ? "β" : "α";
    return math(Labels.UNICODE.reason(cut).replace(name, name + " "));
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

  /// Text as TeX sets it, whatever is in it. What the usual fonts lack becomes a question mark: a
  /// picture with a gap is of more use than an error of TeX.
  public static String escape(String text, TreeMessages words) {
    // Two hyphens in a row would become a dash.
    return text.codePoints()
        .mapToObj(c -> escape(c, words))
        .collect(Collectors.joining())
        .replace("--", "-\\mbox{-}");
  }

  private static String escape(int c, TreeMessages words) {
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
      default -> isInTheFonts(c, words) ? Character.toString(c) : "?";
    };
  }

  private static boolean isInTheFonts(int c, TreeMessages words) {
    return (c >= ' ' && c < 0x7F)
        || isAccented(c)
        || (isJapanese(words) && Character.isBmpCodePoint(c) && isWritten(c));
  }

  /// The signs that a Japanese font has: kana, characters and the punctuation beside them.
  private static boolean isWritten(int c) {
    return (c >= 0x3000 && c <= 0x30FF)
        || Character.isIdeographic(c)
        || (c >= 0xFF01 && c <= 0xFF5E);
  }

  /// The letters of western Europe, without the four of Iceland, which not every font has.
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
