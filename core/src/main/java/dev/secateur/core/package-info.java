/// The contract between rules and search. Nothing here knows a particular game.
@NullMarked
package dev.secateur.core;

import org.jspecify.annotations.NullMarked;
