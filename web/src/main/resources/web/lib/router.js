// Pages by path with the History API; the server answers each of these paths with the same page.

/** @import {PageName} from '../types/index.js' */

/** @type {{pattern: RegExp, page: PageName}[]} */
const ROUTES = [
  { pattern: /^\/$/, page: 'home' },
  { pattern: /^\/play\/([A-Za-z0-9_-]+)$/, page: 'play' },
  { pattern: /^\/analyse\/([A-Za-z0-9_-]+)$/, page: 'analysis' },
  { pattern: /^\/games$/, page: 'games' },
  { pattern: /^\/lab$/, page: 'lab' },
  { pattern: /^\/lab\/([A-Za-z0-9_-]+)$/, page: 'match' },
  { pattern: /^\/openings$/, page: 'openings' },
  { pattern: /^\/analyse$/, page: 'analyse' },
  { pattern: /^\/settings$/, page: 'settings' },
  { pattern: /^\/about$/, page: 'about' },
  { pattern: /^\/trees$/, page: 'trees' },
  { pattern: /^\/learn$/, page: 'learn' },
  { pattern: /^\/learn\/(checkers|reversi|quoridor)$/, page: 'rules' },
  { pattern: /^\/learn\/([a-z]+)$/, page: 'lesson' },
];

/**
 * The page that a path names, with the id in it if there is one.
 *
 * @param {string} path
 * @returns {{page: PageName, id?: string}}
 */
export function routeOf(path) {
  for (const { pattern, page } of ROUTES) {
    const match = pattern.exec(path);
    if (match) return { page, id: match[1] };
  }
  return { page: 'missing' };
}

/**
 * The address of the analysis of a stored game.
 *
 * @param {string} id
 */
export function analysisAddress(id) {
  return `/analyse/${id}`;
}

/**
 * Opens another page of the app without loading it from the server.
 *
 * @param {string} path
 */
export function go(path) {
  history.pushState(null, '', path);
  window.dispatchEvent(new Event('page-changed'));
}

/**
 * The path of a plain click on a link to a page of the app; null if the browser should follow the link.
 *
 * @param {MouseEvent} event
 */
export function ownLink(event) {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.composedPath().filter((element) => element instanceof HTMLAnchorElement).find(({ href }) => href);
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return null;
  return routeOf(link.pathname).page === 'missing' ? null : link.pathname + link.search + link.hash;
}
