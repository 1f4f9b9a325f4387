package dev.secateur.protocol.client;

import dev.secateur.core.MoveNote.MoveJudgement;
import dev.secateur.core.Score;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/// Reads an engine's `info` lines and keeps the latest judgement of its best line.
final class UgiInfoReader {

  private static final int MAX = Score.MAX_PROGRESS;

  private Optional<MoveJudgement> latest = Optional.empty();

  Optional<MoveJudgement> judgement() {
    return latest;
  }

  void read(String line) {
    var words = line.split("\\s+", -1);
    var depth = OptionalInt.empty();
    var nodes = OptionalLong.empty();
    var score = OptionalInt.empty();
    for (int at = 1; at + 1 < words.length; at++) {
      switch (words[at]) {
        case "string", "pv" -> at = words.length;
        case "multipv" -> {
          if (number(words[at + 1]).orElse(1) != 1) {
            return;
          }
        }
        case "depth" -> depth = smallNumber(words[at + 1]);
        case "nodes" -> nodes = number(words[at + 1]);
        case "score" -> score = at + 2 < words.length ? score(words[at + 1], words[at + 2]) : score;
        default -> {}
      }
    }
    if (score.isPresent()) {
      latest = Optional.of(judgement(score.getAsInt(), depth, nodes));
    }
  }

  /// The judgement for a [Score] from the point of view of the side to move.
  static MoveJudgement judgement(int score, OptionalInt depth, OptionalLong nodes) {
    var winIn =
        Score.isDistanceKnown(score) ? OptionalInt.of(Score.plies(score)) : OptionalInt.empty();
    return new MoveJudgement(Score.inUnits(score), winIn, depth, nodes);
  }

  private static OptionalInt score(String unit, String value) {
    var number = smallNumber(value);
    if (number.isEmpty()) {
      return number;
    }
    int n = number.getAsInt();
    return switch (unit) {
      // A win at an unknown distance is in "cp" too.
      case "cp" -> OptionalInt.of(Math.clamp(n, -Score.won(MAX), Score.won(MAX)));
      // "win" counts plies, UCI's "mate" counts moves of the winner.
      case "win" -> OptionalInt.of(n > 0 ? Score.winIn(n) : Score.lossIn(-n));
      case "mate" -> OptionalInt.of(n > 0 ? Score.winIn(2 * n - 1) : Score.lossIn(-2 * n));
      default -> OptionalInt.empty();
    };
  }

  private static OptionalInt smallNumber(String text) {
    return text.matches("[+-]?[0-9]{1,8}")
        ? OptionalInt.of(Integer.parseInt(text))
        : OptionalInt.empty();
  }

  private static OptionalLong number(String text) {
    return text.matches("[0-9]{1,18}")
        ? OptionalLong.of(Long.parseLong(text))
        : OptionalLong.empty();
  }
}
