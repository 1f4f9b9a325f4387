/// The web app: a service over HTTP and WebSocket, the archive of games, and the pages.
@NullMarked
package dev.secateur.server;

import org.jspecify.annotations.NullMarked;
