/// What results say about strength, and how surely: Elo, likelihood, sequential tests.
@NullMarked
package dev.secateur.lab.statistics;

import org.jspecify.annotations.NullMarked;
