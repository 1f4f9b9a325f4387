/// Files of checkers games.
@NullMarked
package dev.secateur.games.checkers.formats;

import org.jspecify.annotations.NullMarked;
