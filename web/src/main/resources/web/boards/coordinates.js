import { svg } from 'lit';
import { letterOf } from './layout.js';

/**
 * Letters and numbers in the frame of a board. The letters are above or below, as usual in the game; the
 * numbers are at the left, also if the board is flipped.
 *
 * @param {import('./layout.js').Layout} layout
 * @param {{letters: ('above'|'below')}} where
 */
export function drawCoordinates(layout, { letters }) {
  const { border, cell, columns, rows, height } = layout;
  const y = letters === 'above' ? border / 2 : height - border / 2;
  const columnMarks = Array.from({ length: columns }, (_, column) => svg`
    <text class="coordinate" x=${layout.corner(column, 0).x + cell / 2} y=${y}>${letterOf(column)}</text>`);
  const rowMarks = Array.from({ length: rows }, (_, row) => svg`
    <text class="coordinate" x=${border / 2} y=${layout.corner(0, row).y + cell / 2}>${layout.name(0, row)?.slice(1)}</text>`);
  return [columnMarks, rowMarks];
}
