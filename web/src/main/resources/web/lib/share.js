// A link that contains a whole game after the #. Browsers do not send that part to the server.

/** @import {Game, SharedGame} from '../types/index.js' */

/**
 * The address for a game with these moves and variations.
 *
 * @param {Game} game
 * @param {string} moves
 */
export function shareAddress(game, moves) {
  const parts = new URLSearchParams({ game: game.game, start: game.start, moves: moves.trim() });
  if (game.title) parts.set('title', game.title);
  return `${location.origin}/#${parts}`;
}

/**
 * The game in an address's fragment, or null.
 *
 * @param {string} fragment with or without its #
 * @returns {SharedGame | null}
 */
export function sharedGame(fragment) {
  const parts = new URLSearchParams(fragment.replace(/^#/, ''));
  const game = parts.get('game');
  if (!game) return null;
  return {
    game,
    start: parts.get('start') || undefined,
    moves: parts.get('moves') || undefined,
    title: parts.get('title') || undefined,
  };
}

/**
 * Copies a text; false if the browser does not allow it.
 *
 * @param {string} text
 */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
