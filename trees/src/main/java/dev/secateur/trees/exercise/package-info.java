/// Exercises: made to measure, printed with or without their answers, and graded with reasons.
@NullMarked
package dev.secateur.trees.exercise;

import org.jspecify.annotations.NullMarked;
