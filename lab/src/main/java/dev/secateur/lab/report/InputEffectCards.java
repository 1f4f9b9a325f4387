package dev.secateur.lab.report;

import dev.secateur.learn.GameFeatures;
import dev.secateur.learn.InputEffect;
import dev.secateur.learn.InputPicture;
import dev.secateur.learn.InputPicture.Occupant;
import dev.secateur.learn.InputPicture.PictureCell;
import dev.secateur.learn.LinearModel;
import dev.secateur.learn.TrainingResult;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.SortedSet;
import java.util.TreeSet;

/// The inputs of a model that change scores most, by group: patterns as small boards, all others in
/// a table.
final class InputEffectCards {

  /// Sizes in a picture: a square is ten wide.
  private static final int SQUARE = 10;

  private final GameFeatures features;
  private final TrainingResult result;

  InputEffectCards(GameFeatures features, TrainingResult result) {
    this.features = features;
    this.result = result;
  }

  String html() {
    var layout = result.model().layout();
    var cardsOfGroup = new LinkedHashMap<String, StringBuilder>();
    var others = new ArrayList<List<String>>();
    var promotedPieces = new TreeSet<String>();
    for (var effect : result.effects()) {
      var picture = features.picture(effect.row());
      if (picture.isPresent()) {
        if (picture.get().cells().stream().anyMatch(cell -> cell.occupant().isPromoted())) {
          promotedPieces.add(picture.get().promotedPiece());
        }
        var code = layout.groups().get(layout.groupOf(effect.row()));
        cardsOfGroup
            .computeIfAbsent(code, _ -> new StringBuilder())
            .append(card(effect, picture.get()));
      } else {
        others.add(
            List.of(
                features.describe(effect.row()),
                features.describePhase(effect.phase()),
                points(effect),
                positions(effect)));
      }
    }
    var html = new StringBuilder("<p>").append(explanation()).append("</p>\n");
    if (!cardsOfGroup.isEmpty()) {
      html.append(legend(promotedPieces));
    }
    cardsOfGroup.forEach(
        (group, cards) ->
            html.append("<h3>%s</h3>\n".formatted(Html.escape(heading(group))))
                .append("<div class=\"boards\">\n%s</div>\n".formatted(cards)));
    if (!others.isEmpty()) {
      html.append("<h3>Other inputs</h3>\n");
      html.append(
          Html.table(
              "In display units, for the side to move",
              List.of("input", "phase", effectName(), "positions"),
              others));
    }
    return html.toString();
  }

  private String heading(String group) {
    var layout = result.model().layout();
    int row =
        result.effects().stream()
            .mapToInt(InputEffect::row)
            .filter(each -> layout.groups().get(layout.groupOf(each)).equals(group))
            .findFirst()
            .orElseThrow();
    var words = features.describe(row);
    return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
  }

  private String effectName() {
    return result.model() instanceof LinearModel ? "weight" : "effect";
  }

  private String explanation() {
    return "In display units, for the side to move. "
        + (result.model() instanceof LinearModel
            ? "A weight is what the input adds to the score."
            : "The effect of an input is how much lower the score is without it, on average.")
        + " Measured on validation positions; inputs that are almost never active are left out.";
  }

  private static String legend(SortedSet<String> promotedPieces) {
    var html = new StringBuilder("<ul class=\"legend pieces\">\n");
    html.append(legendItem(Occupant.OWN, "side to move"));
    html.append(legendItem(Occupant.OPPONENT, "opponent"));
    for (String piece : promotedPieces) {
      html.append(legendItem(Occupant.OWN_PROMOTED, piece));
    }
    html.append(legendItem(Occupant.EMPTY, "empty"));
    return html.append("</ul>\n").toString();
  }

  private static String legendItem(Occupant occupant, String words) {
    return "<li><svg viewBox=\"0 0 10 10\" aria-hidden=\"true\">%s</svg>%s</li>\n"
        .formatted(square("in", 0, 0) + piece(occupant, words, 0, 0), words);
  }

  private String card(InputEffect effect, InputPicture picture) {
    return """
        <figure>
        %s<figcaption><b class="%s">%s</b><br>%s<br>%s</figcaption>
        </figure>
        """
        .formatted(
            board(picture),
            effect.points() < 0 ? "minus" : "plus",
            points(effect),
            Html.escape(features.describePhase(effect.phase())),
            positions(effect) + (effect.positions() == 1 ? " position" : " positions"));
  }

  private static String board(InputPicture picture) {
    var body = new StringBuilder();
    for (int line = 0; line < picture.lines(); line++) {
      for (int column = 0; column < picture.columns(); column++) {
        if (!picture.chequered() || (line + column) % 2 == 1) {
          body.append(square("out", column, line));
        }
      }
    }
    for (PictureCell cell : picture.cells()) {
      body.append(square("in", cell.column(), cell.line()));
      body.append(piece(cell.occupant(), picture.promotedPiece(), cell.column(), cell.line()));
    }
    int width = SQUARE * picture.columns();
    int height = SQUARE * picture.lines();
    return """
        <svg viewBox="-1 -1 %d %d" role="img" aria-label="%s">
        <rect class="frame" x="-.5" y="-.5" width="%d" height="%d"/>
        %s</svg>
        """
        .formatted(
            width + 2, height + 2, Html.escape(picture.words()), width + 1, height + 1, body);
  }

  private static String square(String style, int column, int line) {
    return "<rect class=\"%s\" x=\"%d\" y=\"%d\" width=\"10\" height=\"10\"/>\n"
        .formatted(style, SQUARE * column, SQUARE * line);
  }

  /// Own pieces are filled and the opponent's are rings, so that colours are not needed. A promoted
  /// piece shows the first letter of its name.
  private static String piece(Occupant occupant, String promotedPiece, int column, int line) {
    if (occupant == Occupant.EMPTY) {
      return "";
    }
    int x = SQUARE * column + SQUARE / 2;
    int y = SQUARE * line + SQUARE / 2;
    var style = occupant.isOwn() ? "own" : "other";
    var disc =
        "<circle class=\"%s\" cx=\"%d\" cy=\"%d\" r=\"%s\"/>\n"
            .formatted(style, x, y, occupant.isOwn() ? "3.8" : "3.2");
    return occupant.isPromoted() ? disc + letter(style, promotedPiece, x, y + 2) : disc;
  }

  private static String letter(String style, String promotedPiece, int x, int y) {
    return "<text class=\"%s\" x=\"%d\" y=\"%d\">%s</text>\n"
        .formatted(style, x, y, promotedPiece.substring(0, 1).toUpperCase(Locale.ROOT));
  }

  private static String points(InputEffect effect) {
    return String.format(Locale.ROOT, "%+.2f", effect.points() / 100);
  }

  private static String positions(InputEffect effect) {
    return String.format(Locale.ROOT, "%,d", effect.positions());
  }
}
