/// One alpha-beta search for every game: which branch to look into, which to cut.
@NullMarked
package dev.secateur.search;

import org.jspecify.annotations.NullMarked;
