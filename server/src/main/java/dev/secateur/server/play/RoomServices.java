package dev.secateur.server.play;

import dev.secateur.core.Games;
import dev.secateur.engine.Evaluators;
import dev.secateur.server.ServiceLimits;
import dev.secateur.server.archive.GameArchive;
import java.time.InstantSource;
import java.util.concurrent.Executor;
import java.util.concurrent.ScheduledExecutorService;

/// What all rooms share.
///
/// @param writer of the messages to pages
/// @param broadcasts runs what writes and sends them
public record RoomServices(
    Games games,
    Evaluators evaluators,
    GameArchive archive,
    SearchScheduler scheduler,
    HashBudget hash,
    ServiceLimits limits,
    ScheduledExecutorService timer,
    InstantSource time,
    RoomMessageWriter writer,
    Executor broadcasts) {}
