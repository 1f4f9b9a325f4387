/// Measuring: what the rules allow, and what each idea is worth.
@NullMarked
package dev.secateur.lab;

import org.jspecify.annotations.NullMarked;
