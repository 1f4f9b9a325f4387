/// A match as a page to read and to send.
@NullMarked
package dev.secateur.lab.report;

import org.jspecify.annotations.NullMarked;
