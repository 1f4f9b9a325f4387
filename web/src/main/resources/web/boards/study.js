import { nothing, svg } from 'lit';
import { drawHint } from './hint.js';

/** @import {Layout} from './layout.js' */
/** @import {BoardMark, BoardStudy} from '../types/index.js' */

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
      ${values.map(({ cell, text, best }) => {
        const { x, y } = layout.center(cell);
        return svg`<text class="value ${best ? 'best' : ''}" data-value=${cell} x=${x} y=${y}>${text}</text>`;
      })}
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
