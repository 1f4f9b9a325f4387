import { nothing, svg } from 'lit';

/** @import {Layout} from './layout.js' */
/** @import {Arrow} from '../types/index.js' */

/**
 * A hint on the board: an arrow along the cells of a move, or a ring if it has one cell; weaker moves are `lesser`.
 *
 * @param {Pick<Arrow, 'cells'>} move
 * @param {Layout} layout
 */
export function drawHint({ cells }, layout, lesser = false) {
  if (cells.length === 0) return nothing;
  const points = cells.map((cell) => layout.center(cell));
  if (points.length === 1) {
    const [{ x, y }] = points;
    return svg`<g class="hint ${lesser ? 'lesser' : ''}" aria-hidden="true">
        <circle class="casing" cx=${x} cy=${y} r="34"></circle>
        <circle cx=${x} cy=${y} r="34"></circle>
      </g>`;
  }
  const [{ x, y }, tip] = points.slice(-2);
  const angle = Math.atan2(tip.y - y, tip.x - x);
  const shaft = { x: tip.x - 26 * Math.cos(angle), y: tip.y - 26 * Math.sin(angle) };
  const line = [...points.slice(0, -1), shaft].map((point) => `${point.x},${point.y}`).join(' ');
  const turn = `translate(${tip.x} ${tip.y}) rotate(${angle * 180 / Math.PI})`;
  return svg`<g class="hint ${lesser ? 'lesser' : ''}" aria-hidden="true">
      <polyline class="casing" points=${line}></polyline>
      <path class="casing" d="M6 0 L-28 -19 L-28 19 Z" transform=${turn}></path>
      <polyline points=${line}></polyline>
      <path class="hint-head" d="M8 0 L-28 -20 L-28 20 Z" transform=${turn}></path>
    </g>`;
}
