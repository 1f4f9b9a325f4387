import { nothing, svg } from 'lit';
import { drawHint } from './hint.js';

/** So many characters of an exact value fit on its label in the normal size. */
const SHORT = 3;

/** @import {Layout} from './layout.js' */
/** @import {BoardMark, BoardStudy, SquareValue} from '../types/index.js' */

/**
 * What a study shows on the board: arrows for the best moves, the best one strong; paths to the goal;
 * pieces in danger; scores of squares.
 *
 * @param {BoardStudy} study
 * @param {Layout} layout
 */
export function drawStudy({ arrows = [], marks = [], values = [] }, layout) {
  const valued = new Set(values.map(({ cell }) => cell));
  return svg`<g class="study" aria-hidden="true">
      ${marks.map((mark) => drawMark(mark, layout))}
      ${arrows
        .map((arrow, rank) => ({ arrow, rank }))
        .reverse()
        .map(({ arrow, rank }) => (valued.has(arrow.cells.at(-1) ?? '') ? nothing : drawHint(arrow, layout, rank > 0)))}
      ${values.map((value) => drawValue(value, layout))}
    </g>`;
}

/**
 * What a square is worth, on a label with the colour of its loss. Exact values have square corners, the best
 * ones a second line around them.
 *
 * @param {SquareValue} value
 * @param {Layout} layout
 */
function drawValue({ cell, text, grade, exact }, layout) {
  const { x, y } = layout.center(cell);
  const radius = exact ? 6 : 25;
  const isLong = exact && text.length > SHORT;
  return svg`<g class="value loss-${grade} ${exact ? 'exact' : ''}" data-value=${cell} data-grade=${grade} transform="translate(${x} ${y})">
      ${grade === 0 ? svg`<rect class="best" x="-50" y="-30" width="100" height="60" rx=${radius + 5}></rect>` : nothing}
      <rect class="label" x="-45" y="-25" width="90" height="50" rx=${radius}></rect>
      <text class=${isLong ? 'long' : ''}>${text}</text>
    </g>`;
}

/**
 * @param {BoardMark} mark
 * @param {Layout} layout
 */
function drawMark({ kind, side, cells, affected }, layout) {
  if (kind === 'path') {
    const points = cells.map((cell) => layout.center(cell)).map(({ x, y }) => `${x},${y}`).join(' ');
    return svg`<polyline class="way-casing" points=${points}></polyline>
      <polyline class="way side-${side}" data-path=${side} points=${points}></polyline>`;
  }
  return affected.map((cell) => {
    const { x, y } = layout.center(cell);
    return svg`<circle class="endangered" data-endangered=${cell} cx=${x} cy=${y} r="45"></circle>`;
  });
}
