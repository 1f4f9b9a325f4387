/// Statistics of results: Elo with confidence intervals, sequential tests, ratings.
@NullMarked
package dev.secateur.lab.statistics;

import org.jspecify.annotations.NullMarked;
