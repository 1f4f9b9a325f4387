/// Explicit game trees to learn minimax and alpha-beta: textbook algorithms that record every step,
/// narration in four languages, drawings and exercises. Pages get everything from here as data.
@NullMarked
package dev.secateur.trees;

import org.jspecify.annotations.NullMarked;
