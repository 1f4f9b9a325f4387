/// Opening books: positions that were analysed in advance, and what they say about a position. The
/// books are made in the lab.
@NullMarked
package dev.secateur.engine.book;

import org.jspecify.annotations.NullMarked;
