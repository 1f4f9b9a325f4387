package dev.secateur.protocol.client;

import dev.secateur.core.Game;
import dev.secateur.core.NotationError;
import dev.secateur.core.NotationException;
import dev.secateur.protocol.Dialect;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/// The protocols of engines.
public enum Protocol {
  GTP,
  UGI,
  /// As chess engines use it: white is the first player.
  UCI,
  NBOARD,
  QTP;

  /// The name that a user types.
  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }

  /// The protocol of a name, if there is one.
  public static Optional<Protocol> named(String text) {
    return Arrays.stream(values()).filter(one -> one.text().equals(text)).findFirst();
  }

  /// The protocol of a name.
  ///
  /// @throws NotationException if there is none
  public static Protocol find(String text) {
    return named(text)
        .orElseThrow(
            () ->
                new NotationException(
                    text, 0, NotationError.quote(text) + " is not a protocol", names()));
  }

  /// How engines of this protocol usually write Quoridor's moves.
  Dialect dialect() {
    return this == QTP ? Dialect.QTP : Dialect.OWN;
  }

  /// The name of the game that the protocol is made for, if it is made for one.
  public Optional<String> onlyGame() {
    return switch (this) {
      case NBOARD -> Optional.of("reversi");
      case QTP -> Optional.of("quoridor");
      case GTP, UGI, UCI -> Optional.empty();
    };
  }

  /// Checks that the protocol can be used for a game.
  ///
  /// @throws NotationException if it is made for another game
  public void check(Game game) {
    var only = onlyGame().orElse(game.name());
    if (!only.equals(game.name())) {
      throw new NotationException(
          text(),
          0,
          "%s is not a protocol for %s".formatted(text(), game.name()),
          "%s (%s is for %s only)".formatted(namesFor(game), text(), only));
    }
  }

  /// The protocols that our engine speaks in this game: `gtp, ugi or nboard`.
  private static String namesFor(Game game) {
    var names =
        Arrays.stream(values())
            .filter(one -> one != UCI && one.onlyGame().orElse(game.name()).equals(game.name()))
            .map(Protocol::text)
            .toList();
    int last = names.size() - 1;
    return String.join(", ", names.subList(0, last)) + " or " + names.get(last);
  }

  /// All names, for messages.
  public static String names() {
    return Arrays.stream(values()).map(Protocol::text).collect(Collectors.joining(", "));
  }
}
