// The tree of a game as rows of the main line, each with its variations.

/** @import {GameTree} from './game-tree.js' */
/** @import {MoveNode, MoveRow, Side, Variation} from '../types/index.js' */

/**
 * Reversi counts every move; checkers and Quoridor count in pairs.
 *
 * @param {string} game its plain name
 * @param {number} ply
 * @param {Side} side
 */
export function moveNumber(game, ply, side) {
  if (game === 'reversi') return ply;
  return Math.floor((ply - 1 + (ply % 2 === 1 ? side : 1 - side)) / 2) + 1;
}

/**
 * Rows of the main line as {number, moves: [first's, second's], variations}. A row ends
 * after a move with variations, so that they are shown below it.
 *
 * @param {GameTree} tree
 * @param {string} game its plain name
 */
export function mainRows(tree, game) {
  /** @type {MoveRow[]} */
  const rows = [];
  /** @type {MoveRow | null} */
  let row = null;
  let ply = 1;
  for (let [main, ...others] = tree.children(0); main; [main, ...others] = tree.children(main.id), ply += 1) {
    if (row === null || row.moves[main.side] !== null || main.side === 0 || row.variations.length > 0) {
      row = { number: moveNumber(game, ply, main.side), moves: [null, null], variations: [] };
      rows.push(row);
    }
    row.moves[main.side] = { ...main, ply };
    row.variations.push(...others.map((other) => variation(tree, other, ply)));
  }
  return rows;
}

/**
 * A variation as a list of moves and nested variations.
 *
 * @param {GameTree} tree
 * @param {MoveNode} start
 * @param {number} ply
 * @returns {Variation}
 */
function variation(tree, start, ply) {
  /** @type {Variation} */
  const parts = [{ ...start, ply }];
  let depth = ply + 1;
  for (let [main, ...others] = tree.children(start.id); main; [main, ...others] = tree.children(main.id), depth += 1) {
    parts.push({ ...main, ply: depth });
    for (const other of others) parts.push(variation(tree, other, depth));
  }
  return parts;
}
