/// Many clients at once against a running server, to measure how much load it can take. They talk
/// to it over HTTP and WebSocket only, as a page in a browser does.
@NullMarked
package dev.secateur.load;

import org.jspecify.annotations.NullMarked;
