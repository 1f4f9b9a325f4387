package dev.secateur.protocol;

import java.io.IOException;
import java.io.Reader;

/// Reads lines and gives them to a session until the session or the input ends. The session
/// searches on other threads, so reading goes on during a search.
public final class SessionReader {

  /// No command is as long as this, and without a limit a broken client could fill the memory.
  static final int MAX_LINE_LENGTH = 100_000;

  private final char[] buffer = new char[8_192];
  private final StringBuilder line = new StringBuilder();
  private final Reader in;
  private final Session session;
  private boolean isLineTooLong;

  private SessionReader(Reader in, Session session) {
    this.in = in;
    this.session = session;
  }

  /// Returns when the session is over, or the input has ended or cannot be read any more.
  public static void run(Reader in, Session session) {
    new SessionReader(in, session).run();
  }

  private void run() {
    try {
      int length = 0;
      while (length >= 0 && !session.isOver()) {
        take(length);
        length = session.isOver() ? -1 : in.read(buffer);
      }
      // The last line of a file may have no line end.
      if (!line.isEmpty() || isLineTooLong) {
        endLine();
      }
    } catch (IOException disconnected) {
      // The client is gone: the same as an end of the input.
    } finally {
      session.close();
    }
  }

  private void take(int length) {
    for (int at = 0; at < length && !session.isOver(); at++) {
      if (buffer[at] == '\n') {
        endLine();
      } else if (line.length() < MAX_LINE_LENGTH) {
        line.append(buffer[at]);
      } else {
        isLineTooLong = true;
      }
    }
  }

  private void endLine() {
    var text = line.toString();
    boolean wasTooLong = isLineTooLong;
    line.setLength(0);
    isLineTooLong = false;
    if (session.isOver()) {
      return;
    }
    if (wasTooLong) {
      session.refuse("the line is longer than %d characters".formatted(MAX_LINE_LENGTH));
    } else {
      session.receive(text);
    }
  }
}
