package dev.secateur.server.play;

import dev.secateur.core.Games;
import dev.secateur.engine.Evaluators;
import dev.secateur.server.ServiceLimits;
import dev.secateur.server.archive.GameArchive;
import java.time.InstantSource;
import java.util.concurrent.ScheduledExecutorService;

/// What all rooms share.
public record Surroundings(
    Games games,
    Evaluators evaluators,
    GameArchive archive,
    SearchDesk desk,
    HashBudget hash,
    ServiceLimits limits,
    ScheduledExecutorService timer,
    InstantSource time) {}
