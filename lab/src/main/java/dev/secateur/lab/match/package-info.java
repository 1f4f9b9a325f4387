/// Matches between engines: who plays whom, a referee, accounts that survive an interruption.
@NullMarked
package dev.secateur.lab.match;

import org.jspecify.annotations.NullMarked;
