/// Opening books: making them by our own analysis, merging and exporting them.
@NullMarked
package dev.secateur.lab.book;

import org.jspecify.annotations.NullMarked;
