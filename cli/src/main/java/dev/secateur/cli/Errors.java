package dev.secateur.cli;

import dev.secateur.core.NotationError;
import dev.secateur.core.NotationException;
import dev.secateur.server.SecateurServer;
import dev.secateur.server.archive.ArchiveException;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/// Turns every error into one line on standard error and an exit status.
final class Errors {

  static final int BAD_INPUT = 2;
  private static final int BUG = 1;

  private Errors() {}

  /// Picocli could not read the arguments.
  static int onBadArguments(ParameterException bad, String[] arguments) {
    var command = bad.getCommandLine();
    var name = command.getCommandSpec().qualifiedName();
    var what = bad instanceof UnmatchedArgumentException unknown ? describe(unknown) : oneLine(bad);
    // Some of picocli's messages begin with "Error: ", which our messages already do.
    print(command, "%s (see %s --help)".formatted(what.replaceFirst("^Error: ", ""), name));
    return BAD_INPUT;
  }

  private static String describe(UnmatchedArgumentException unknown) {
    var command = unknown.getCommandLine();
    var commands = String.join(", ", command.getSubcommands().keySet());
    var word = NotationError.quote(unknown.getUnmatched().getFirst());
    if (unknown.isUnknownOption()) {
      return "%s is not an option of %s".formatted(word, command.getCommandName());
    }
    return commands.isEmpty()
        ? "%s is one argument too many for %s".formatted(word, command.getCommandName())
        : "%s is not a command: expected one of %s".formatted(word, commands);
  }

  /// A command failed because of bad input or of a bug.
  static int onFailure(Exception failure, CommandLine command, boolean debug) {
    if (debug) {
      failure.printStackTrace(command.getErr());
    }
    switch (failure) {
      case NotationException bad -> print(command, oneLine(bad));
      case ArchiveException unusable -> print(command, oneLine(unusable));
      case SecateurServer.CannotStart taken -> print(command, oneLine(taken));
      case IOException unreadable -> print(command, describe(unreadable));
      default -> {
        print(command, "a bug in secateur: %s (--debug shows where)".formatted(failure));
        return BUG;
      }
    }
    return BAD_INPUT;
  }

  static String describe(IOException unreadable) {
    return switch (unreadable) {
      case NoSuchFileException missing -> "there is no file " + missing.getFile();
      case FileSystemException bad -> "cannot read %s: %s".formatted(bad.getFile(), reasonOf(bad));
      case OutputFile.CannotWrite named -> oneLine(named);
      default -> "cannot read or write: " + oneLine(unreadable);
    };
  }

  static String describeWriting(Path file, IOException unwritable) {
    var reason =
        unwritable instanceof FileSystemException bad ? reasonOf(bad) : oneLine(unwritable);
    return "cannot write %s: %s".formatted(file, reason);
  }

  private static String reasonOf(FileSystemException bad) {
    return switch (bad) {
      case AccessDeniedException _ -> "permission is denied";
      case NoSuchFileException _ -> "there is no such folder";
      case FileAlreadyExistsException inTheWay -> inTheWay.getFile() + " is not a folder";
      default -> bad.getReason() == null ? bad.getClass().getSimpleName() : bad.getReason();
    };
  }

  private static String oneLine(Exception failure) {
    var message = failure.getMessage();
    return message == null ? failure.getClass().getSimpleName() : message.replaceAll("\\R", " ");
  }

  private static void print(CommandLine command, String message) {
    command.getErr().println("error: " + message);
    command.getErr().flush();
  }
}
