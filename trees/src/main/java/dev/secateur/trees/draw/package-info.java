/// Pictures of trees and of what an algorithm has done with them: SVG, TikZ, a page to step
/// through, plain text. All of them draw the same [TreeSnapshot], and none computes a value.
@NullMarked
package dev.secateur.trees.draw;

import org.jspecify.annotations.NullMarked;
