package dev.secateur.lab.training;

import dev.secateur.core.Game;
import dev.secateur.core.NotationException;
import dev.secateur.core.Position;
import dev.secateur.learn.FeatureReader;
import dev.secateur.learn.GameFeatures;
import dev.secateur.learn.Samples;
import dev.secateur.learn.TrainingLoss;
import java.io.IOException;
import java.nio.file.Path;

/// Turns the games of training data into samples: quiet positions, each with what a model should
/// say about it (see [TrainingTargets]).
public final class SampleReader {

  private final Game game;
  private final FeatureReader reader;
  private final TrainingTargets targets;
  private final Samples samples;
  private final int[] activeRows;
  private int games;

  /// Starts without samples.
  ///
  /// @param resultShare how much the result counts in the mix, from 0 to 1
  public SampleReader(Game game, GameFeatures features, TrainingLoss loss, double resultShare) {
    this.game = game;
    targets = new TrainingTargets(loss, resultShare);
    reader = features.newReader();
    samples = new Samples(reader.layout());
    activeRows = new int[reader.layout().maxActive()];
  }

  /// What was read so far.
  public Samples samples() {
    return samples;
  }

  /// How many games were read so far.
  public int games() {
    return games;
  }

  /// Adds the positions of a file.
  ///
  /// @throws NotationException if the file is broken or has games that are not of this game
  public void read(Path file) throws IOException {
    GameReplay.forEach(
        game,
        file,
        new GameReplay.ReplayListener() {
          @Override
          public void game(LabelledGame one) {
            games++;
          }

          @Override
          public void ply(LabelledGame one, LabelledPly ply, Position position) {
            add(one, ply, position);
          }
        });
  }

  private void add(LabelledGame one, LabelledPly ply, Position position) {
    if (!ply.isQuiet() || ply.isRandom() || !reader.isQuiet(position)) {
      return;
    }
    var target = targets.of(one, ply, position);
    if (target.isPresent()) {
      int count = reader.read(position, activeRows);
      samples.add(activeRows, count, reader.phase(position), target.getAsDouble(), games);
    }
  }
}
