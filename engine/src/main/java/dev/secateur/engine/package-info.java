/// The facade: a game, a search, an evaluator and options together. Everything above the search
/// talks to this.
@NullMarked
package dev.secateur.engine;

import org.jspecify.annotations.NullMarked;
