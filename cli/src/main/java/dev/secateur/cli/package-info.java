/// The `secateur` command.
@NullMarked
package dev.secateur.cli;

import org.jspecify.annotations.NullMarked;
