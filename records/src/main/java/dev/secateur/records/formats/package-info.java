/// The parts that file formats are made of. The formats of a game are in its own module.
@NullMarked
package dev.secateur.records.formats;

import org.jspecify.annotations.NullMarked;
