/// Many clients at once against a running service, to see what it bears.
@NullMarked
package dev.secateur.server.load;

import org.jspecify.annotations.NullMarked;
