/// Measuring: perft, bench, ablation, threads and stop times.
@NullMarked
package dev.secateur.lab;

import org.jspecify.annotations.NullMarked;
