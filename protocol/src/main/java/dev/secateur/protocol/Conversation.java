package dev.secateur.protocol;

import java.io.IOException;
import java.io.Reader;

/// Reads lines and feeds them to a session until one of the two ends. The session thinks on other
/// threads, so reading goes on in mid-search.
public final class Conversation {

  /// No command is as long as this, and without a bound a broken client could fill our memory.
  static final int LONGEST_LINE = 100_000;

  private final char[] buffer = new char[8_192];
  private final StringBuilder line = new StringBuilder();
  private final Reader in;
  private final Session session;
  private boolean tooLong;

  private Conversation(Reader in, Session session) {
    this.in = in;
    this.session = session;
  }

  /// Returns when the session is over, the input has ended or it cannot be read any more.
  public static void run(Reader in, Session session) {
    new Conversation(in, session).run();
  }

  private void run() {
    try {
      int length = 0;
      while (length >= 0 && !session.isOver()) {
        take(length);
        length = session.isOver() ? -1 : in.read(buffer);
      }
      // The last line of a file may lack its end.
      if (!line.isEmpty() || tooLong) {
        endLine();
      }
    } catch (IOException gone) {
      // Whoever spoke to us is no longer there: the same as an end of input.
    } finally {
      session.close();
    }
  }

  private void take(int length) {
    for (int at = 0; at < length && !session.isOver(); at++) {
      if (buffer[at] == '\n') {
        endLine();
      } else if (line.length() < LONGEST_LINE) {
        line.append(buffer[at]);
      } else {
        tooLong = true;
      }
    }
  }

  private void endLine() {
    var text = line.toString();
    boolean refused = tooLong;
    line.setLength(0);
    tooLong = false;
    if (session.isOver()) {
      return;
    }
    if (refused) {
      session.refuse("the line is longer than %d characters".formatted(LONGEST_LINE));
    } else {
      session.receive(text);
    }
  }
}
