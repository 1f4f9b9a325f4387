package dev.secateur.cli;

import dev.secateur.core.Game;
import dev.secateur.core.Games;
import java.util.Iterator;

/// The games that come with the program, for completion in a shell.
final class GameNames implements Iterable<String> {

  @Override
  public Iterator<String> iterator() {
    return Games.installed().all().stream().map(Game::name).iterator();
  }
}
