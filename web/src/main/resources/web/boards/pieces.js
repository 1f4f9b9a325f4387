import { svg } from 'lit';

/** @import {Piece, PieceKind, Side} from '../types/index.js' */
/** @import {SVGTemplateResult} from 'lit' */

/*
 * The pieces, drawn around their own centre for a cell of 100 units. Colours come from classes
 * and custom properties; the gradients are defined once in each drawing.
 */

export const pieceDefinitions = svg`
  <radialGradient id="piece-0" cx="0.36" cy="0.28" r="0.85">
    <stop class="black-light" offset="0"></stop>
    <stop class="black-dark" offset="1"></stop>
  </radialGradient>
  <radialGradient id="piece-1" cx="0.36" cy="0.28" r="0.95">
    <stop class="white-light" offset="0"></stop>
    <stop class="white-dark" offset="1"></stop>
  </radialGradient>`;

/** @param {Side} side */
const fill = (side) => `url(#piece-${side})`;

const CROWN = 'M-16 9 L-19 -9 L-9 -3 L0 -14 L9 -3 L19 -9 L16 9 Z';
const PAWN = 'M-25 33 C-25 20 -11 17 -8 -4 L8 -4 C11 17 25 20 25 33 Q25 38 18 38 L-18 38 Q-25 38 -25 33 Z';

/**
 * @param {Side} side
 * @param {number} radius
 * @param {unknown} inside
 */
function round(side, radius, inside) {
  return svg`
    <circle class="shade" cy="4" r=${radius + 0.5}></circle>
    <circle class="body" r=${radius} fill=${fill(side)}></circle>
    <circle class="mark" r=${radius - 7}></circle>
    ${inside}`;
}

/** @type {Record<PieceKind, (side: Side) => SVGTemplateResult>} */
const DRAWINGS = {
  disc: (side) => round(side, 41, svg`<circle class="sheen" r="36"></circle>`),
  man: (side) => round(side, 37, svg`
    <circle class="ridge" r="28"></circle>
    <circle class="ridge" r="19"></circle>`),
  king: (side) => round(side, 37, svg`
    <circle class="ridge" r="30"></circle>
    <g class="crown">
      <path d=${CROWN}></path>
      <path d="M-15 16 L15 16"></path>
    </g>`),
  pawn: (side) => svg`<g transform="scale(1.12)">
    <ellipse class="shade" cx="2" cy="36" rx="30" ry="9"></ellipse>
    <path class="body" d=${PAWN} fill=${fill(side)}></path>
    <ellipse class="body" cy="-5" rx="15" ry="4.5" fill=${fill(side)}></ellipse>
    <circle class="body" cy="-21" r="16" fill=${fill(side)}></circle>
    <path class="mark" d="M-13 28 L13 28"></path></g>`,
};

/**
 * A piece of a kind and side; a kind that is not known is drawn as a man.
 *
 * @param {Pick<Piece, 'kind' | 'side'>} piece
 */
export function drawPiece({ kind, side }) {
  return svg`<g class="piece side-${side}">${(DRAWINGS[kind] ?? DRAWINGS.man)(side)}</g>`;
}
