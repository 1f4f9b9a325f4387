/// What the service answers and sends, as records that Jackson writes. A component that is null is
/// left out. `docs` of the fields are in `api/openapi.yaml`; the tests check every answer against
/// it.
@NullMarked
package dev.secateur.server.web.json;

import org.jspecify.annotations.NullMarked;
