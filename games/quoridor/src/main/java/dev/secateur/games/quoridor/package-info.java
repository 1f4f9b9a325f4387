/// Quoridor for two players by the rules of its publisher, Gigamic.
@NullMarked
package dev.secateur.games.quoridor;

import org.jspecify.annotations.NullMarked;
