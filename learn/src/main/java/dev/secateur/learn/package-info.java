/// Learned evaluation: models that add up rows of tables, their files, and their training. Nothing
/// here knows a particular game.
@NullMarked
package dev.secateur.learn;

import org.jspecify.annotations.NullMarked;
