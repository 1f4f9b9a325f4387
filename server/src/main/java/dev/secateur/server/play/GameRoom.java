package dev.secateur.server.play;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import dev.secateur.core.Game;
import dev.secateur.core.GameTree;
import dev.secateur.core.Position;
import dev.secateur.server.archive.Ending;
import dev.secateur.server.archive.Player;
import dev.secateur.server.archive.Player.Computer;
import dev.secateur.server.archive.Player.ComputerLevel;
import dev.secateur.server.archive.StoredGame;
import dev.secateur.server.archive.StoredJudgement;
import dev.secateur.server.archive.StoredNode;
import dev.secateur.server.play.RoomEvent.GameChanged;
import dev.secateur.server.play.RoomEvent.PageJoined;
import dev.secateur.server.play.RoomEvent.PageLeft;
import dev.secateur.server.play.RoomEvent.ProblemArose;
import dev.secateur.server.play.RoomEvent.RoomClosed;
import dev.secateur.server.play.RoomEvent.SearchReported;
import dev.secateur.server.play.ThinkingReport.MoveFound;
import dev.secateur.server.play.ThinkingReport.SearchFailed;
import dev.secateur.server.play.ThinkingReport.SearchProgressed;
import dev.secateur.server.play.ThinkingReport.SearchRefused;
import dev.secateur.server.play.ThinkingReport.SearchWarned;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/// A game that is played or watched. It takes moves, sends every change to all pages, and decides
/// when a computer has to move. A change is on disk before it is answered or sent.
///
/// Its lock guards everything that changes. It hands a [MoveTask] to its [MoveThinker], which calls
/// back with [ThinkingReport]s; a report that is out of date is ignored.
public final class GameRoom {

  private static final Logger LOG = System.getLogger(GameRoom.class.getName());
  private static final int AUTO_LEVEL = 7;
  private static final long RETRY_MILLIS = 1_000;

  /// Where computers play each other, moves come slowly enough to follow them.
  private static final long PACE_MILLIS = 600;

  private final RoomServices services;
  private final Game game;
  private final List<RoomListener> pages = new CopyOnWriteArrayList<>();
  private final RoomBroadcast broadcast;
  private final MoveThinker thinker;

  @GuardedBy("this")
  private final RoomGame state;

  @GuardedBy("this")
  private final RoomClock clock;

  /// The search that is running for this game, if one is.
  @GuardedBy("this")
  private @Nullable MoveTask thinking;

  @GuardedBy("this")
  private long lastToken;

  /// How the last search ended. The archive does not have all of it: nodes of each depth, rates,
  /// the line.
  @GuardedBy("this")
  private @Nullable SearchProgress lastSearch;

  @GuardedBy("this")
  private boolean isClosed;

  /// @throws dev.secateur.core.NotationException if the stored game cannot be read
  GameRoom(RoomServices services, StoredGame stored) {
    this.services = services;
    state = new RoomGame(services, stored);
    game = state.game();
    broadcast = new RoomBroadcast(game, services.writer(), services.broadcasts());
    thinker = new MoveThinker(services, game, this::receive);
    clock = new RoomClock(stored.clock(), services.timer());
    setClock();
  }

  // Looking

  public synchronized GameSnapshot snapshot() {
    return new GameSnapshot(state.stored(), state.startSide(), clock.show(), thinking != null);
  }

  public Game game() {
    return game;
  }

  /// The position at a node, for the caller to keep.
  ///
  /// @throws Problem if there is no such node
  public synchronized Position position(int node) {
    return state.position(node);
  }

  /// The node of a move, or the start.
  ///
  /// @throws Problem if there is no such node
  public synchronized GameTree.Node node(int node) {
    return state.node(node);
  }

  /// The nodes from the start to this one, including both.
  ///
  /// @throws Problem if there is no such node
  public synchronized List<Integer> lineTo(int node) {
    return state.lineTo(node);
  }

  /// The moves as text.
  public synchronized String text() {
    return state.text();
  }

  // Pages

  /// A page begins to watch. It gets the whole game, and then every change.
  public synchronized void add(RoomListener page) {
    if (isClosed) {
      throw Problem.notFound("such game");
    }
    pages.add(page);
    runClock();
    broadcast.add(new PageJoined(page, snapshot(), lastSearch));
    boolean wasThinking = thinking != null;
    updateThinking();
    if (thinking != null && !wasThinking) {
      sendChange();
    }
  }

  public synchronized void remove(RoomListener page) {
    pages.remove(page);
    broadcast.add(new PageLeft(page));
    if (pages.isEmpty()) {
      clock.pause();
      stopThinking();
    }
  }

  public boolean isWatched() {
    return !pages.isEmpty();
  }

  @GuardedBy("this")
  private GameSnapshot sendChange() {
    var snapshot = snapshot();
    broadcast.add(new GameChanged(snapshot));
    return snapshot;
  }

  private void sendProblem(Problem problem) {
    broadcast.add(new ProblemArose(problem));
  }

  // Changes

  /// A person's move.
  public synchronized GameSnapshot play(int at, String text) {
    if (isComputersSide(state.sideAt(at))) {
      throw Problem.conflict(
          "computer-to-move", "it is the computer's turn there: wait for its move");
    }
    return move(at, text, StoredNode.HUMAN, null);
  }

  @GuardedBy("this")
  private GameSnapshot move(int at, String text, String by, @Nullable StoredJudgement judgement) {
    boolean atHead = at == state.head();
    if (atHead && state.isOver()) {
      throw Problem.conflict("game-over", "the game is over: take a move back to play on");
    }
    if (state.position(at).outcome().isOver()) {
      throw Problem.conflict("game-over", "the game is over there: choose another position");
    }
    if (atHead && clock.isUp()) {
      loseOnTime();
      throw Problem.conflict("game-over", "the time is up: the game is lost");
    }
    if (atHead) {
      state.play(at, text, by, clock.usedSince(clocksAt(at)), clock.afterMove(), judgement);
    } else {
      state.play(at, text, by, 0, clock.isPresent() ? clocksAt(at) : null, judgement);
    }
    return changed();
  }

  /// Keeps moves as a variation. The head stays where it is.
  ///
  /// @return the node after the last of them
  public synchronized int addLine(int at, List<String> moves) {
    long version = state.stored().version();
    try {
      return state.addLine(at, moves);
    } finally {
      if (state.stored().version() != version) {
        changed();
      }
    }
  }

  /// Play continues from another node.
  public synchronized GameSnapshot moveHead(int node) {
    state.moveHead(node);
    return changed();
  }

  public synchronized GameSnapshot resign(int side) {
    requireUndecided();
    return end(Ending.lossOf(side, Ending.RESIGNATION));
  }

  /// The draw that was offered is agreed, unless the game has changed since the given version.
  synchronized GameSnapshot agreeDraw(long version) {
    requireUndecided();
    if (state.stored().version() != version) {
      throw Problem.changedMeanwhile("the game has changed since the offer: offer a draw again");
    }
    return end(Ending.drawBy(Ending.AGREEMENT));
  }

  synchronized void requireUndecided() {
    if (state.isOver()) {
      throw Problem.conflict("finished", "the game is over already");
    }
  }

  @GuardedBy("this")
  private GameSnapshot end(Ending ending) {
    state.end(ending);
    return changed();
  }

  /// Another title, other players, auto mode: null for what stays.
  public synchronized GameSnapshot change(
      @Nullable String title, @Nullable List<Player> players, @Nullable Boolean auto) {
    state.change(title, players, auto);
    return changed();
  }

  /// Another comment or mark of a node: null for what stays. Clock and search go on as they were.
  ///
  /// @param mark one of [NodeNote#MARKS], or empty for none
  public synchronized GameSnapshot annotate(
      int node, @Nullable String comment, @Nullable String mark) {
    state.annotate(node, comment, mark);
    runClock();
    return sendChange();
  }

  /// What follows a change of the game.
  @GuardedBy("this")
  private GameSnapshot changed() {
    setClock();
    runClock();
    updateThinking();
    return sendChange();
  }

  // The computer

  @GuardedBy("this")
  private boolean isComputersSide(int side) {
    var stored = state.stored();
    return stored.auto() || stored.players().get(side) instanceof Computer;
  }

  /// The computer that is to move at the head, or null. It moves only while a page watches.
  @GuardedBy("this")
  private @Nullable Computer computerToMove() {
    int side = state.sideAt(state.head());
    if (isClosed || pages.isEmpty() || state.isOver() || !isComputersSide(side)) {
      return null;
    }
    var players = state.stored().players();
    if (players.get(side) instanceof Computer own) {
      return own;
    }
    // Auto mode plays for a person as the other side would, or well where both are people.
    return players.get(1 - side) instanceof Computer other ? other : new ComputerLevel(AUTO_LEVEL);
  }

  /// Starts, changes or stops the computer's search, as the game needs it now.
  @GuardedBy("this")
  private void updateThinking() {
    var toMove = computerToMove();
    if (thinking != null) {
      if (toMove != null
          && thinking.node() == state.head()
          && thinker.change(toMove, clock.ofSideToMove())) {
        return;
      }
      thinker.cancel();
      thinking = null;
    }
    if (toMove != null) {
      var task = newTask(toMove);
      try {
        thinker.start(task);
        thinking = task;
      } catch (Problem cannotPlay) {
        // A game that was stored where the limits were higher can still be watched.
        sendProblem(cannotPlay);
      }
    }
  }

  @GuardedBy("this")
  private MoveTask newTask(Computer toMove) {
    boolean isPaced = !clock.isPresent() && isComputersSide(0) && isComputersSide(1);
    return new MoveTask(
        ++lastToken,
        state.head(),
        state.position(state.head()),
        toMove,
        pages.stream().findFirst().map(RoomListener::client).orElse(""),
        clock.ofSideToMove(),
        isPaced ? PACE_MILLIS : 0);
  }

  @GuardedBy("this")
  private void stopThinking() {
    thinker.release();
    thinking = null;
  }

  /// Ends the computer's search with the best move that it has.
  public synchronized void moveNow() {
    thinker.moveNow();
  }

  /// The one way back from the thinker.
  private synchronized void receive(ThinkingReport report) {
    if (thinking == null || thinking.token() != report.token()) {
      return;
    }
    switch (report) {
      case SearchProgressed(_, SearchProgress progress) ->
          broadcast.add(new SearchReported(progress, false));
      case SearchWarned(_, Problem problem) -> sendProblem(problem);
      case SearchRefused(long token, Problem problem) -> {
        sendProblem(problem);
        retryLater(token);
      }
      case SearchFailed(_, Problem problem) -> {
        thinking = null;
        sendProblem(problem);
        sendChange();
      }
      case MoveFound found -> {
        int node = thinking.node();
        thinking = null;
        playFound(node, found);
      }
    }
  }

  @GuardedBy("this")
  private void playFound(int node, MoveFound found) {
    try {
      // Another server on the same database may have moved the head.
      if (node == state.head() && !state.isOver()) {
        move(node, found.move(), StoredNode.COMPUTER, found.judgement());
      } else {
        changed();
      }
    } catch (Problem problem) {
      sendProblem(problem);
      if (problem.isChangedMeanwhile()) {
        changed();
      }
    } catch (RuntimeException failed) {
      LOG.log(Level.ERROR, "the computer's move could not be stored", failed);
      sendProblem(
          Problem.unavailable(
              "the computer's move could not be stored: reload the page; the server's log has the"
                  + " reason"));
    }
    if (found.last() != null) {
      lastSearch = found.last();
      broadcast.add(new SearchReported(found.last(), true));
    }
  }

  private void retryLater(long token) {
    try {
      var _ = services.timer().schedule(() -> retry(token), RETRY_MILLIS, TimeUnit.MILLISECONDS);
    } catch (RejectedExecutionException stopped) {
      // The server stops: the move is no longer needed.
    }
  }

  private synchronized void retry(long token) {
    if (thinking != null && thinking.token() == token) {
      thinking = null;
      updateThinking();
    }
  }

  // The clock

  @GuardedBy("this")
  private List<Long> clocksAt(int node) {
    var left = state.clocksAt(node);
    return left == null ? clock.initial() : left;
  }

  @GuardedBy("this")
  private void setClock() {
    int toMove = state.sideAt(state.head());
    var left = new ArrayList<>(clocksAt(state.head()));
    if (state.stored().ending().reason().equals(Ending.TIME)) {
      left.set(toMove, 0L);
    }
    clock.set(left, toMove);
  }

  @GuardedBy("this")
  private void runClock() {
    if (pages.isEmpty() || state.isOver()) {
      clock.stopAlarm();
    } else {
      long version = state.stored().version();
      clock.run(() -> checkTime(version));
    }
  }

  private synchronized void checkTime(long version) {
    if (state.stored().version() == version && !state.isOver() && clock.isUp()) {
      loseOnTime();
    }
  }

  @GuardedBy("this")
  private void loseOnTime() {
    end(Ending.lossOf(state.sideAt(state.head()), Ending.TIME));
  }

  /// The game is deleted, or the server stops.
  synchronized void close() {
    isClosed = true;
    clock.stopAlarm();
    stopThinking();
    pages.clear();
    broadcast.add(new RoomClosed());
  }
}
