package dev.secateur.server.play;

import dev.secateur.core.Position;
import dev.secateur.search.SearchResult;

/// How far the search for a computer's move has come.
///
/// @param node the node it is to move at
/// @param position the position there, which no other thread uses
/// @param settings how the search was set up
public record SearchProgress(int node, Position position, SearchResult result, String settings) {}
