/// Tests of the web app in a real browser against the real server.
@NullMarked
package dev.secateur.e2e;

import org.jspecify.annotations.NullMarked;
