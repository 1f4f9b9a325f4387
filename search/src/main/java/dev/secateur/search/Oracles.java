package dev.secateur.search;

import dev.secateur.core.Game;
import dev.secateur.core.Oracle;
import dev.secateur.core.OracleProvider;
import dev.secateur.core.Position;
import dev.secateur.core.SearchOptions;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import java.util.function.Consumer;
import java.util.function.Supplier;

/// Finds the exact knowledge of a game: what is on the class path, and what its plug-in brings.
final class Oracles {

  private Oracles() {}

  /// Makes an oracle for each thread. Where a game has several, they are asked in turn.
  static Supplier<Oracle> open(Game game, SearchOptions options, Consumer<String> warnings) {
    var opened = new ArrayList<Supplier<Oracle>>();
    for (var provider :
        ServiceLoader.load(OracleProvider.class, game.getClass().getClassLoader())) {
      if (provider.game().equals(game.name())) {
        opened.add(provider.open(game, options, warnings));
      }
    }
    return () -> inTurn(opened.stream().map(Supplier::get).toList());
  }

  private static Oracle inTurn(List<Oracle> oracles) {
    return switch (oracles.size()) {
      case 0 -> Oracle.NONE;
      case 1 -> oracles.getFirst();
      default -> new InTurn(oracles);
    };
  }

  private record InTurn(List<Oracle> oracles) implements Oracle {

    @Override
    public void startSearch(Position root) {
      oracles.forEach(oracle -> oracle.startSearch(root));
    }

    @Override
    public int probe(Position position, int alpha, int beta, int depth, NodeCounter nodes) {
      for (var oracle : oracles) {
        int known = oracle.probe(position, alpha, beta, depth, nodes);
        if (known != Oracle.UNKNOWN) {
          return known;
        }
      }
      return Oracle.UNKNOWN;
    }
  }
}
