// All types of what the server sends and takes, and types that the parts of the page share.
// The server's OpenAPI document (server/src/main/resources/api/openapi.yaml) describes the former.
// The type checker reads these files; the browser never does.

export * from './api.js';
export * from './archive.js';
export * from './catalogue.js';
export * from './game.js';
export * from './lab.js';
export * from './page.js';
export * from './search.js';
export * from './tree.js';
