package dev.secateur.server.web.json;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.List;

/// What the server sends on the WebSocket of a study. Each message carries the number of the
/// request that it answers.
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
public sealed interface StudyMessage {

  int request();

  @JsonTypeName("analysis")
  record AnalysisMessage(int request, AnalysisJson analysis) implements StudyMessage {}

  /// Progress of one of two compared searches.
  ///
  /// @param which of the two searches, 0 or 1
  @JsonTypeName("race")
  record RaceMessage(int request, int which, AnalysisJson analysis) implements StudyMessage {}

  /// Progress of a review.
  ///
  /// @param done how many of the nodes are reviewed
  @JsonTypeName("review")
  record ReviewMessage(int request, int done, int of, List<ReviewedNodeJson> nodes)
      implements StudyMessage {}

  @JsonTypeName("ended")
  record EndedMessage(int request) implements StudyMessage {}

  @JsonTypeName("problem")
  record StudyProblemMessage(int request, ProblemJson problem) implements StudyMessage {}

  @JsonTypeName("pong")
  record StudyPongMessage(int request) implements StudyMessage {}
}
