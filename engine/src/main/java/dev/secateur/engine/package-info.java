/// The facade for the layers above the search: a game with a search, an evaluator and options.
@NullMarked
package dev.secateur.engine;

import org.jspecify.annotations.NullMarked;
