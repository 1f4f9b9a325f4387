/// Text protocols by which other programs talk to the engine: they parse, answer, and never die.
@NullMarked
package dev.secateur.protocol;

import org.jspecify.annotations.NullMarked;
