package dev.secateur.learn;

import java.util.List;

/// What a model file says about its model.
///
/// @param game the name of the game
/// @param features the name of the [GameFeatures] that the model needs
/// @param layoutDigest identifies the layout with which it was trained
/// @param provenance how it was made, a line for each fact
/// @param probCutErrors how well shallow searches with this model predict deep ones; empty if that
///     was not measured
/// @param digest the SHA-256 of everything above and the weights, as 64 hexadecimal digits
/// @param bytes the size of the file
public record ModelInfo(
    String game,
    String features,
    ModelShape shape,
    String layoutDigest,
    List<String> provenance,
    List<ProbCutError> probCutErrors,
    String digest,
    long bytes) {

  private static final int SHORT = 12;

  public ModelInfo {
    provenance = List.copyOf(provenance);
    probCutErrors = List.copyOf(probCutErrors);
  }

  /// Enough of the digest to tell models apart.
  public String shortDigest() {
    return digest.substring(0, SHORT);
  }
}
