package dev.secateur.server.web;

import dev.secateur.core.NotationError;
import dev.secateur.server.play.Problem;
import dev.secateur.server.web.json.ProblemJson;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;

/// Everything that goes wrong becomes `application/problem+json`, without internals of the program.
final class Problems {

  private static final Logger LOG = System.getLogger(Problems.class.getName());
  private static final String TYPE = "application/problem+json";
  private static final String WRITTEN = "problem";

  private Problems() {}

  static void register(RoutesConfig routes) {
    routes.exception(Problem.class, (problem, answer) -> write(answer, problem));
    routes.exception(
        HttpResponseException.class,
        (refused, answer) -> write(answer, translated(refused, answer)));
    routes.exception(
        Exception.class,
        (failure, answer) -> {
          LOG.log(
              Level.ERROR, "a request failed: " + answer.method() + " " + answer.path(), failure);
          write(
              answer,
              Problem.of(
                  500, "unavailable", "the server failed: try again; its log has the reason"));
        });
    routes.error(404, answer -> unlessWritten(answer, Problem.notFound("such address")));
  }

  private static void unlessWritten(Context answer, Problem problem) {
    if (answer.attribute(WRITTEN) == null) {
      write(answer, problem);
    }
  }

  private static Problem translated(HttpResponseException refused, Context answer) {
    return switch (refused.getStatus()) {
      case 404 -> Problem.notFound("such address");
      case 405 ->
          Problem.of(
              405,
              "bad-request",
              "%s is not allowed here: expected another method"
                  .formatted(NotationError.printable(answer.method().toString())));
      case 413 -> Problem.tooLarge("the request is too large: expected a smaller one");
      default ->
          Problem.of(refused.getStatus(), "bad-request", String.valueOf(refused.getMessage()));
    };
  }

  static void write(Context answer, Problem problem) {
    answer.attribute(WRITTEN, problem);
    answer.status(problem.status());
    Answers.json(answer, ProblemJson.of(problem));
    answer.contentType(TYPE);
  }
}
