package dev.secateur.server.web.json;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;

/// What the server sends on the WebSockets of games, matches and ablations. The field `type` says
/// which of the messages it is.
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
public sealed interface ServerMessage {

  /// The whole game, for a page that has just connected.
  @JsonTypeName("game")
  record GameMessage(GameJson game) implements ServerMessage {}

  /// What is different in the game since the message before.
  @JsonTypeName("change")
  record ChangeMessage(GameUpdateJson change) implements ServerMessage {}

  /// The search goes on.
  @JsonTypeName("thinking")
  record ThinkingMessage(ThinkingJson thinking) implements ServerMessage {}

  /// The search has played its move.
  @JsonTypeName("thought")
  record SearchFinishedMessage(ThinkingJson thinking) implements ServerMessage {}

  @JsonTypeName("problem")
  record ProblemMessage(ProblemJson problem) implements ServerMessage {}

  /// The answer to a ping.
  @JsonTypeName("pong")
  record PongMessage() implements ServerMessage {}

  @JsonTypeName("match")
  record MatchMessage(MatchJson match) implements ServerMessage {}

  /// The game of a match that is being played.
  @JsonTypeName("playing")
  record PlayingMessage(PlayedGameJson playing) implements ServerMessage {}

  /// Games of a match are finished.
  @JsonTypeName("progress")
  record ProgressMessage(MatchJson.MatchProgressJson progress) implements ServerMessage {}

  @JsonTypeName("ablation")
  record AblationMessage(AblationRunJson ablation) implements ServerMessage {}
}
