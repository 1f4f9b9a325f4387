/// Analysis of games: searches of a position, reviews of whole games, comparisons of two searches.
@NullMarked
package dev.secateur.server.analysis;

import org.jspecify.annotations.NullMarked;
