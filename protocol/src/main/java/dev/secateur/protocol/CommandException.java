package dev.secateur.protocol;

/// A command that cannot be carried out. The message is one line that tells the client why.
final class CommandException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  CommandException(String message) {
    super(message);
  }
}
