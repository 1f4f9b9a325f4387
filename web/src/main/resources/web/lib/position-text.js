// Writes a position that a person sets up in the format of its game. The server checks whether the position
// is legal.

import { letterOf } from '../boards/layout.js';

/** @import {Brush, PositionSetup, Position, Side} from '../types/index.js' */

/**
 * The pieces that can be put on the board of each game; `nothing` removes a piece.
 *
 * @type {Record<string, (Brush | null)[] | undefined>}
 */
export const PALETTES = {
  checkers: [
    { side: 0, kind: 'man' },
    { side: 0, kind: 'king' },
    { side: 1, kind: 'man' },
    { side: 1, kind: 'king' },
    null,
  ],
  reversi: [{ side: 0, kind: 'disc' }, { side: 1, kind: 'disc' }, null],
  quoridor: [
    { side: 0, kind: 'pawn' },
    { side: 1, kind: 'pawn' },
  ],
};

/** @type {Record<string, ((setup: PositionSetup) => string) | undefined>} */
const WRITERS = {
  checkers({ pieces, toMove }) {
    /** @param {Side} side */
    const squares = (side) =>
      pieces
        .filter((piece) => piece.side === side)
        .map(({ cell, kind }) => (kind === 'king' ? `K${cell}` : cell))
        .join(',');
    return `${toMove === 0 ? 'B' : 'W'}:W${squares(1)}:B${squares(0)}`;
  },
  reversi({ pieces, toMove }) {
    const at = new Map(pieces.map(({ cell, side }) => [cell, side]));
    const squares = Array.from({ length: 64 }, (_, index) => at.get(`${letterOf(index % 8)}${Math.floor(index / 8) + 1}`));
    return `${squares.map((side) => (side === undefined ? '-' : 'XO'[side])).join('')} ${toMove === 0 ? 'X' : 'O'}`;
  },
  quoridor({ pieces, walls, hand, toMove }) {
    /** @param {'h' | 'v'} way */
    const wallsOf = (way) => walls.filter((wall) => wall.endsWith(way)).map((wall) => wall.slice(0, -1)).join(' ') || '-';
    const pawns = [0, 1].map((side) => pieces.find((piece) => piece.side === side)?.cell ?? '').join(' ').trim();
    return `${wallsOf('h')} / ${wallsOf('v')} / ${pawns} / ${hand.join(' ')} / ${toMove + 1}`;
  },
};

/**
 * The text of a set-up {pieces, walls, hand, toMove}.
 *
 * @param {string} game its plain name
 * @param {PositionSetup} setup
 */
export function positionText(game, setup) {
  const write = WRITERS[game];
  if (!write) throw new Error(`no position of ${game} can be put together here`);
  return write(setup);
}

/**
 * The set-up of a position from the server.
 *
 * @param {Position} position
 * @returns {PositionSetup}
 */
export function setupOf({ board, toMove }) {
  return { pieces: board.pieces, walls: board.walls, hand: board.counts.walls ?? [0, 0], toMove };
}

/**
 * The set-up after a click on a cell or a wall slot.
 *
 * @param {PositionSetup} setup
 * @param {string} place
 * @param {Brush | null} brush
 * @returns {PositionSetup}
 */
export function pointedAt(setup, place, brush) {
  if (/[hv]$/.test(place)) {
    const walls = setup.walls.includes(place) ? setup.walls.filter((wall) => wall !== place) : [...setup.walls, place];
    return { ...setup, walls };
  }
  const there = setup.pieces.find(({ cell }) => cell === place);
  const same = brush && there?.side === brush.side && there.kind === brush.kind;
  // Each side has one pawn: placing it removes it from where it was.
  const others = setup.pieces.filter(({ cell, side, kind }) => cell !== place && !(kind === 'pawn' && side === brush?.side));
  return { ...setup, pieces: brush && (!same || brush.kind === 'pawn') ? [...others, { ...brush, cell: place }] : others };
}
