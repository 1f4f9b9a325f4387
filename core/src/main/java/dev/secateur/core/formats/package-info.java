/// What formats of game records are made of.
@NullMarked
package dev.secateur.core.formats;

import org.jspecify.annotations.NullMarked;
