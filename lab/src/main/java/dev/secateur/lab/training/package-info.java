/// Training data: games with the scores of searches, made by self-play or from records, and the
/// samples that models learn from.
@NullMarked
package dev.secateur.lab.training;

import org.jspecify.annotations.NullMarked;
