package dev.secateur.games.quoridor.formats;

import dev.secateur.core.Game;
import dev.secateur.core.GameParameter;
import dev.secateur.core.GameRecord;
import dev.secateur.core.NotationError;
import dev.secateur.core.NotationException;
import dev.secateur.core.ParameterValues;
import dev.secateur.records.formats.TaggedFormat;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/// Secateur's own text record of a Quoridor game: tags, then moves, like PGN and PDN. `Game` names
/// the game, `Size`, `Walls`, `Repetitions` and `Plies` its parameters, `Position` its start;
/// docs/formats.md describes it.
public final class QuoridorText extends TaggedFormat {

  private static final String GAME = "Game";
  private static final String POSITION = "Position";
  private static final Map<String, String> PARAMETERS =
      Map.of("Size", "size", "Walls", "walls", "Repetitions", "repetitions", "Plies", "plies");
  private static final Pattern BEGINNING =
      Pattern.compile("(?s)\\s*\\[\\w+ \".*?\\[Game \"quoridor\"].*");

  private final Game game;

  public QuoridorText(Game game) {
    super("text", "tagged text like PGN, comments and variations included", "qtext", BEGINNING);
    this.game = game;
  }

  @Override
  public Set<String> ownTags() {
    return Set.of(GAME, POSITION, "Size", "Walls", "Repetitions", "Plies");
  }

  @Override
  public Setup setup(Map<String, String> tags) {
    var named = tags.getOrDefault(GAME, game.name());
    if (!named.equals(game.name())) {
      throw new NotationException(
          "", 0, "Game %s is another game".formatted(NotationError.quote(named)), game.name());
    }
    var values = new HashMap<String, Integer>();
    for (GameParameter parameter : game.parameters()) {
      PARAMETERS.forEach(
          (tag, name) -> {
            if (name.equals(parameter.name()) && tags.containsKey(tag)) {
              values.put(name, value(parameter, tag, tags.getOrDefault(tag, "")));
            }
          });
    }
    return setup(ParameterValues.change(game, values), tags, POSITION);
  }

  private static int value(GameParameter parameter, String tag, String text) {
    if (text.matches("[0-9]{1,6}") && parameter.allows(Integer.parseInt(text))) {
      return Integer.parseInt(text);
    }
    throw new NotationException(
        "",
        0,
        "%s is not a value of %s".formatted(NotationError.quote(text), tag),
        "a number from %d to %d".formatted(parameter.min(), parameter.max()));
  }

  @Override
  public Map<String, String> tags(GameRecord record) {
    var tags = new LinkedHashMap<String, String>();
    tags.put(GAME, game.name());
    var values = ParameterValues.of(record.game());
    for (String tag : new String[] {"Size", "Walls", "Repetitions", "Plies"}) {
      tags.put(tag, String.valueOf(values.get(PARAMETERS.get(tag))));
    }
    if (!record.hasUsualStart()) {
      tags.put(POSITION, record.start());
    }
    return tags;
  }
}
