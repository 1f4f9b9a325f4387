/// The tests that every game must pass.
@NullMarked
package dev.secateur.testkit;

import org.jspecify.annotations.NullMarked;
