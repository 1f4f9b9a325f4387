package dev.secateur.records.formats;

import dev.secateur.core.Game;
import java.util.List;

/// File formats of one game, in addition to the JSON lines that every game has.
///
/// Providers are found through [java.util.ServiceLoader]: an implementation needs a public
/// constructor without arguments and a line in
/// `META-INF/services/dev.secateur.records.formats.FormatProvider`. A game may have several, also
/// from plug-ins.
public interface FormatProvider {

  /// The name of the game.
  String game();

  /// The formats, in the order of lists.
  ///
  /// @param game the game of that name, with any parameters
  List<RecordFormat> formats(Game game);
}
