/// Measuring as a service: matches that are played, watched, stopped and resumed, and ablations.
@NullMarked
package dev.secateur.server.lab;

import org.jspecify.annotations.NullMarked;
