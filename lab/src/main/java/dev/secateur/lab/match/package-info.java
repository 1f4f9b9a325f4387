/// Matches between engines: the schedule, the referee, the standings, and the match file.
@NullMarked
package dev.secateur.lab.match;

import org.jspecify.annotations.NullMarked;
