package dev.secateur.server.archive;

/// Thrown where the database cannot be used; the message is for the person who started the server.
public final class ArchiveException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  public ArchiveException(String message, Throwable cause) {
    super(message, cause);
  }

  public ArchiveException(String message) {
    super(message);
  }
}
