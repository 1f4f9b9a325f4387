/// The service as HTTP and WebSocket: what comes in is checked here, what goes out is shaped here.
@NullMarked
package dev.secateur.server.web;

import org.jspecify.annotations.NullMarked;
