/// Files of Quoridor games.
@NullMarked
package dev.secateur.games.quoridor.formats;

import org.jspecify.annotations.NullMarked;
