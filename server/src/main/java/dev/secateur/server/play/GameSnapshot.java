package dev.secateur.server.play;

import dev.secateur.server.archive.StoredGame;
import org.jspecify.annotations.Nullable;

/// A game as it stands at a moment.
///
/// @param startSide who moves at node 0; sides alternate from there
/// @param thinking whether the computer searches for a move
public record GameSnapshot(
    StoredGame game, int startSide, @Nullable Clocks clocks, boolean thinking) {}
