/// Explicit game trees on which minimax and alpha-beta are understood: textbook algorithms that
/// narrate every step, drawings, exercises. What a page shows comes from here as data.
@NullMarked
package dev.secateur.trees;

import org.jspecify.annotations.NullMarked;
