/// Pictures of trees and of the steps of algorithms: SVG, TikZ, a page to step through, plain text.
/// All of them draw the same [TreeSnapshot], and none computes a value.
@NullMarked
package dev.secateur.trees.draw;

import org.jspecify.annotations.NullMarked;
