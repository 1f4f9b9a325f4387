package dev.secateur.server.web.json;

import dev.secateur.server.play.Problem;
import io.javalin.http.HttpStatus;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What is wrong, as RFC 9457 has it.
///
/// @param place where in a text, counted in characters from 0
public record ProblemJson(
    String type,
    String title,
    int status,
    String detail,
    String code,
    List<String> arguments,
    @Nullable Integer place) {

  public static ProblemJson of(Problem problem) {
    return new ProblemJson(
        "about:blank",
        HttpStatus.forStatus(problem.status()).getMessage(),
        problem.status(),
        problem.detail(),
        problem.reason().code(),
        problem.reason().arguments(),
        problem.place().isPresent() ? problem.place().getAsInt() : null);
  }
}
