package dev.secateur.core;

import java.lang.System.Logger.Level;
import java.util.function.Consumer;

/// Where problems go that the user should know about and that stop nothing, such as a table that is
/// smaller than requested. The command line prints them on standard error, because standard output
/// may belong to a protocol; where nobody receives them they are logged.
public final class Warnings {

  private static volatile Consumer<String> receiver =
      message -> System.getLogger(Warnings.class.getName()).log(Level.WARNING, message);

  private Warnings() {}

  /// From now on all warnings of this process go to this receiver, which any thread may call.
  public static void sendTo(Consumer<String> other) {
    receiver = other;
  }

  public static void warn(String message) {
    receiver.accept(message);
  }
}
