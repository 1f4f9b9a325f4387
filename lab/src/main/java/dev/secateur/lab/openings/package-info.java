/// Openings from which a match is fair: making them, checking them.
@NullMarked
package dev.secateur.lab.openings;

import org.jspecify.annotations.NullMarked;
