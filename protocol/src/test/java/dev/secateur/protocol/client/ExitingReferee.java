package dev.secateur.protocol.client;

import dev.secateur.testkit.Polling;
import java.time.Duration;

/// A program that exits while its engine searches.
final class ExitingReferee {

  private ExitingReferee() {}

  public static void main(String... arguments) {
    var faulty = new FaultyEngine(arguments[0]);
    Thread.ofPlatform().daemon().start(() -> ask(faulty));
    Polling.until("the engine and what it started are there", () -> faulty.processes().size() >= 2);
    System.out.println("exiting");
    System.exit(0);
  }

  private static void ask(FaultyEngine faulty) {
    try {
      FaultyEngine.ask(faulty.definition(Protocol.GTP, "hang"), Duration.ofMinutes(10));
    } catch (EngineFault | InterruptedException ended) {
      // The program exits.
    }
  }
}
