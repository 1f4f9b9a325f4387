package dev.secateur.lab.match;

import dev.secateur.core.MoveNote;
import dev.secateur.protocol.client.EngineFault;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;

/// The totals of one player over all its finished games.
///
/// @param faults games lost by breaking the rules of the match, by kind of fault
/// @param moves moves that it chose itself, without the opening
/// @param millis total thinking time
/// @param longestMillis longest thinking time for one move
/// @param depthMoves moves for which it reported a depth
/// @param cpuMillis processor time
/// @param cpuMoves moves of the games in which its processor time was measured
public record EngineStanding(
    int wins,
    int draws,
    int losses,
    Map<EngineFault.FaultKind, Integer> faults,
    long moves,
    long millis,
    long longestMillis,
    long nodes,
    long depths,
    long depthMoves,
    double cpuMillis,
    long cpuMoves) {

  static final EngineStanding EMPTY = new EngineStanding(0, 0, 0, Map.of(), 0, 0, 0, 0, 0, 0, 0, 0);

  public EngineStanding {
    var copy = new EnumMap<EngineFault.FaultKind, Integer>(EngineFault.FaultKind.class);
    copy.putAll(faults);
    faults = Collections.unmodifiableMap(copy);
  }

  /// The totals with one more game.
  ///
  /// @param side the side of the player in that game
  EngineStanding plus(FinishedGame game, int side) {
    int points = game.halfPoints(side);
    var more = new EnumMap<EngineFault.FaultKind, Integer>(EngineFault.FaultKind.class);
    more.putAll(faults);
    if (points == 0) {
      game.fault().ifPresent(kind -> more.merge(kind, 1, Integer::sum));
    }
    var notes = ownNotes(game, side);
    var cpu = game.processorMillis(side);
    return new EngineStanding(
        wins + (points == 2 ? 1 : 0),
        draws + (points == 1 ? 1 : 0),
        losses + (points == 0 ? 1 : 0),
        more,
        moves + notes.size(),
        millis + notes.stream().mapToLong(note -> note.timeMs().orElse(0)).sum(),
        notes.stream().mapToLong(note -> note.timeMs().orElse(0)).reduce(longestMillis, Math::max),
        nodes + notes.stream().mapToLong(EngineStanding::nodes).sum(),
        depths + notes.stream().mapToLong(EngineStanding::depth).sum(),
        depthMoves + notes.stream().filter(note -> depth(note) > 0).count(),
        cpuMillis + cpu.orElse(0),
        cpuMoves + (cpu.isPresent() ? notes.size() : 0));
  }

  /// The notes of the moves that a side chose itself.
  public static List<MoveNote> ownNotes(FinishedGame game, int side) {
    var moves = game.record().line().moves();
    var notes = new ArrayList<MoveNote>();
    int mover = game.record().positionAfter(0).sideToMove();
    for (int ply = 0; ply < moves.size(); ply++) {
      // Sides alternate in all our games, because a pass is a move too.
      if (((ply + mover) & 1) == side && ply >= game.openingPlies()) {
        notes.add(moves.get(ply).note());
      }
    }
    return notes;
  }

  private static long nodes(MoveNote note) {
    return note.judgement().map(judgement -> judgement.nodes().orElse(0)).orElse(0L);
  }

  private static int depth(MoveNote note) {
    return note.judgement().map(judgement -> judgement.depth().orElse(0)).orElse(0);
  }

  public int games() {
    return wins + draws + losses;
  }

  /// The share of the points, 0 to 1.
  public double score() {
    return games() == 0 ? 0 : (wins + draws / 2.0) / games();
  }

  public int faultCount() {
    return faults.values().stream().mapToInt(Integer::intValue).sum();
  }

  public double millisPerMove() {
    return moves == 0 ? 0 : millis / (double) moves;
  }

  /// The mean processor time of a move; empty if it was not measured.
  public OptionalDouble cpuMillisPerMove() {
    return cpuMoves == 0 ? OptionalDouble.empty() : OptionalDouble.of(cpuMillis / cpuMoves);
  }

  public double meanDepth() {
    return depthMoves == 0 ? 0 : depths / (double) depthMoves;
  }
}
