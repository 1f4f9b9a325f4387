package dev.secateur.server.play;

import dev.secateur.core.Games;
import dev.secateur.engine.Evaluators;
import dev.secateur.server.ServiceLimits;
import dev.secateur.server.archive.GameArchive;
import java.time.InstantSource;
import java.util.concurrent.ScheduledExecutorService;

/// What all rooms share.
public record RoomServices(
    Games games,
    Evaluators evaluators,
    GameArchive archive,
    SearchScheduler scheduler,
    HashBudget hash,
    ServiceLimits limits,
    ScheduledExecutorService timer,
    InstantSource time) {}
