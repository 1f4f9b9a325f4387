/// The report of a match as an HTML page.
@NullMarked
package dev.secateur.lab.report;

import org.jspecify.annotations.NullMarked;
