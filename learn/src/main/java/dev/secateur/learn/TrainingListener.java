package dev.secateur.learn;

/// Follows a training. Called by the thread that trains.
public interface TrainingListener {

  TrainingListener NONE = new TrainingListener() {};

  /// Inside a pass over the data, several times a second.
  ///
  /// @param epoch the number of the pass, from 1 on
  /// @param share how much of the pass is done, from 0 to 1
  /// @param samplesPerSecond since the training began
  /// @param secondsLeft if all passes are needed
  default void onProgress(int epoch, double share, double samplesPerSecond, double secondsLeft) {}

  /// After a pass.
  default void onEpoch(TrainingEpoch epoch) {}
}
