/// Text protocols in which other programs talk to the engine. A session answers every line and
/// never throws.
@NullMarked
package dev.secateur.protocol;

import org.jspecify.annotations.NullMarked;
