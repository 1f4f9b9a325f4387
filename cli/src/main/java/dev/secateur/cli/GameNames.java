package dev.secateur.cli;

import dev.secateur.core.Game;
import dev.secateur.core.Games;
import java.util.Iterator;

/// The names that a shell can complete: those of the games that come with the program.
final class GameNames implements Iterable<String> {

  @Override
  public Iterator<String> iterator() {
    return Games.installed().all().stream().map(Game::name).iterator();
  }
}
