/// The service over HTTP and WebSocket: routes, checks of requests, answers.
@NullMarked
package dev.secateur.server.web;

import org.jspecify.annotations.NullMarked;
