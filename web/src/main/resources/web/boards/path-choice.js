/** @import {Move} from '../types/index.js' */

/**
 * Choosing a move cell by cell, without rules of a game: a path is valid as long as some legal move begins
 * with it.
 */

/**
 * The start cells of all legal moves with two or more cells.
 *
 * @param {Move[]} moves
 */
export function startsOf(moves) {
  return new Set(moves.filter(({ cells }) => cells.length > 1).map(({ cells }) => cells[0]));
}

/**
 * The legal moves that continue the path.
 *
 * @param {Move[]} moves
 * @param {string[]} path
 */
export function movesAlong(moves, path) {
  return moves.filter(({ cells }) =>
    cells.length > path.length && path.every((cell, index) => cells[index] === cell));
}

/**
 * The cells that can be chosen next.
 *
 * @param {Move[]} moves
 * @param {string[]} path
 */
export function nextCells(moves, path) {
  return new Set(movesAlong(moves, path).map(({ cells }) => cells[path.length]));
}

/**
 * The result of choosing a cell after a path: `{path}` if the move continues, `{move}` if it is complete, null
 * if no legal move goes there. The last cell of a longer move can be chosen directly if only one move ends
 * there; otherwise each cell of the path must be chosen.
 *
 * @param {Move[]} moves
 * @param {string[]} path
 * @param {string} cell
 * @returns {{move: Move, path?: undefined} | {path: string[], move?: undefined} | null}
 */
export function extend(moves, path, cell) {
  const open = movesAlong(moves, path);
  const stepping = open.filter(({ cells }) => cells[path.length] === cell);
  if (stepping.length > 0) {
    const complete = stepping.find(({ cells }) => cells.length === path.length + 1);
    return complete ? { move: complete } : { path: [...path, cell] };
  }
  const ending = open.filter(({ cells }) => cells.at(-1) === cell);
  return ending.length === 1 ? { move: ending[0] } : null;
}
