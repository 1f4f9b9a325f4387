package dev.secateur.server.web.json;

import dev.secateur.core.ChosenOpening;
import dev.secateur.core.Game;
import java.util.List;

/// An opening of one of a game's sets.
///
/// @param opening the set and the number, such as `xot:17`
/// @param moves from the start
/// @param position after the moves
public record ChosenOpeningJson(String game, String opening, List<String> moves, String position) {

  public static ChosenOpeningJson of(Game game, ChosenOpening chosen) {
    var record = chosen.opening().begin(game);
    return new ChosenOpeningJson(
        game.specification(),
        chosen.text(),
        record.moveTexts(),
        game.notation().formatPosition(record.positionAfter(record.plies())));
  }
}
