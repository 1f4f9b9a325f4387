/// One alpha-beta search for every game.
@NullMarked
package dev.secateur.search;

import org.jspecify.annotations.NullMarked;
