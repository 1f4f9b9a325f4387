/// The tests that every game must pass, and the only place where tests wait by the clock.
@NullMarked
package dev.secateur.testkit;

import org.jspecify.annotations.NullMarked;
