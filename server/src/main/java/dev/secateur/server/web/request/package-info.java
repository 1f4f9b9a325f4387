/// What clients send, as records. [RequestReader] reads a JSON object into one of them, or says
/// what is wrong with it and what was expected.
@NullMarked
package dev.secateur.server.web.request;

import org.jspecify.annotations.NullMarked;
