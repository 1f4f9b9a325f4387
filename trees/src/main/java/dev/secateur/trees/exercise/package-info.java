/// Exercises: generated for a target, printed with or without answers, and graded with
/// explanations.
@NullMarked
package dev.secateur.trees.exercise;

import org.jspecify.annotations.NullMarked;
