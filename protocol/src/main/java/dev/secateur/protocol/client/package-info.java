/// The client side of the protocols: engines as players, in this process or in others.
@NullMarked
package dev.secateur.protocol.client;

import org.jspecify.annotations.NullMarked;
