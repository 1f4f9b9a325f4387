package dev.secateur.server.web.json;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// The result of an import.
///
/// @param done true on the last line of an answer that is sent in lines
/// @param known games that were here already
/// @param games the ids of the games that were asked for, where some were
public record ImportReportJson(
    @Nullable Boolean done,
    int added,
    int known,
    List<BrokenGameJson> broken,
    @Nullable List<String> games) {

  /// A game of the file that cannot be read.
  public record BrokenGameJson(long line, String detail) {}

  /// How far an import is.
  ///
  /// @param share of the file that is read, from 0 to 1
  public record ImportProgressJson(double share, int added, int known) {}
}
