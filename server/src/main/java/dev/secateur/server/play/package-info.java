/// Games that are being played: rooms with listeners, computer players, clocks.
@NullMarked
package dev.secateur.server.play;

import org.jspecify.annotations.NullMarked;
