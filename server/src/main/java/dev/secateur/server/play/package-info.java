/// Games that are being played: rooms, computer players, clocks, messages to pages.
@NullMarked
package dev.secateur.server.play;

import org.jspecify.annotations.NullMarked;
