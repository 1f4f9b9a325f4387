/// Fair openings for matches: generating and checking them.
@NullMarked
package dev.secateur.lab.openings;

import org.jspecify.annotations.NullMarked;
