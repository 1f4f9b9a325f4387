package dev.secateur.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import org.junit.jupiter.api.Test;

class EngineCommandTest {

  private static CommandRun run(String input, String... arguments) {
    return CommandRun.of(Terminal.NONE, _ -> new StringReader(input), arguments);
  }

  @Test
  void gtpIsTheDefault() {
    var run = run("1 name\nquit\n", "engine", "reversi");
    assertThat(run).isEqualTo(new CommandRun("=1 Secateur reversi\n\n=\n\n", "", 0));
  }

  @Test
  void ugiShowsTheOptionsOfTheCommandLine() {
    var run =
        run(
            "ugi\n",
            "engine",
            "checkers",
            "--protocol=ugi",
            "--hash=2",
            "--seed=7",
            "--threads=2",
            "--evaluator=material",
            "--without=lmr,killers",
            "--set=overhead=50");
    assertThat(run.out())
        .contains("option name hash type spin default 2 ")
        .contains("option name seed type spin default 7 ")
        .contains("option name threads type spin default 2 ")
        .contains("option name overhead type spin default 50 ")
        .contains("option name lmr type check default false\n")
        .contains("option name killers type check default false\n")
        .contains("option name Evaluator type combo default material ")
        .endsWith("ugiok\n");
  }

  @Test
  void theProtocolsOfOneGameWork() {
    assertThat(run("nboard 2\nping 7\n", "engine", "reversi", "--protocol=nboard").out())
        .isEqualTo("set myname Secateur\npong 7\n");
    assertThat(run("winner\n", "engine", "quoridor", "--protocol=qtp").out())
        .isEqualTo("= false\n\n");
  }

  @Test
  void badOptionsAreRefused() {
    assertThat(run("", "engine", "reversi", "--protocol", "xboard").err())
        .isEqualTo("error: \"xboard\" is not a protocol: expected gtp, ugi, uci, nboard, qtp\n");
    assertThat(run("", "engine", "reversi", "--protocol", "uci").err())
        .isEqualTo("error: our engine does not speak uci: expected gtp, ugi, nboard or qtp\n");
    assertThat(run("", "engine", "checkers", "--protocol", "nboard").err())
        .isEqualTo(
            "error: nboard is not a protocol for checkers: expected gtp or ugi (nboard is for reversi"
                + " only)\n");
    assertThat(run("", "engine", "reversi", "--protocol", "qtp").err())
        .isEqualTo(
            "error: qtp is not a protocol for reversi: expected gtp, ugi or nboard (qtp is for"
                + " quoridor only)\n");
    assertThat(run("", "engine", "reversi", "--time", "soon").err())
        .contains("\"soon\" is not a time: expected a time such as 500ms or 2s");
    assertThat(run("", "engine", "reversi", "--hash", "0").err())
        .isEqualTo("error: \"0\" is not a value of hash: expected 1 to 16000\n");
    assertThat(run("", "engine", "reversi", "--depth=-1").status()).isEqualTo(2);
  }
}
