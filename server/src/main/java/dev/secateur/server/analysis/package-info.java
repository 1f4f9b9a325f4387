/// Studying games: searches for whoever looks at a position, reviews of whole games, comparisons.
@NullMarked
package dev.secateur.server.analysis;

import org.jspecify.annotations.NullMarked;
