// A link that carries a whole game behind the #, which no server sees.

/** The address for a game whose moves, with variations, are `moves`. */
export function shareAddress(game, moves) {
  const parts = new URLSearchParams({ game: game.game, start: game.start, moves: moves.trim() });
  if (game.title) parts.set('title', game.title);
  return `${location.origin}/#${parts}`;
}

/** The game in an address's fragment, or null. */
export function sharedGame(fragment) {
  const parts = new URLSearchParams(fragment.replace(/^#/, ''));
  if (!parts.get('game')) return null;
  return {
    game: parts.get('game'),
    start: parts.get('start') || undefined,
    moves: parts.get('moves') || undefined,
    title: parts.get('title') || undefined,
  };
}

/** Copies a text; false where the browser does not let us. */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
