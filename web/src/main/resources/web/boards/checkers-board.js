import { css, svg } from 'lit';
import { DURATION, appear, vanish } from './animation.js';
import { BoardElement } from './board-element.js';
import { Layout } from './layout.js';
import { PathBoard } from './path-board.js';

/** @import {Move, ShownPosition} from '../types/index.js' */

const SIZE = 8;
const BORDER = 20;

/**
 * Squares are numbered from 1 to 32 along the dark ones; the top row begins with a light one.
 *
 * @param {string} cell
 */
function place(cell) {
  const index = Number.parseInt(cell, 10) - 1;
  const row = Math.floor(index / (SIZE / 2));
  return { row, column: 2 * (index % (SIZE / 2)) + (row % 2 === 0 ? 1 : 0) };
}

/**
 * @param {number} column
 * @param {number} row
 */
function name(column, row) {
  return (column + row) % 2 === 1 ? String(row * (SIZE / 2) + Math.floor(column / 2) + 1) : null;
}

/** English checkers: diagonal moves, and jumps shown one by one. */
class CheckersBoard extends PathBoard {
  static styles = [BoardElement.styles, css`
    .light { fill: var(--board-checkers-light); }
    .dark { fill: var(--board-checkers-dark); }

    .number {
      font: 600 20px system-ui, sans-serif;
      fill: var(--board-checkers-number);
      stroke: var(--board-checkers-number-edge);
      stroke-width: 3;
      paint-order: stroke;
      dominant-baseline: hanging;
    }

    @container (min-width: 34rem) {
      .number { font-size: 16px; }
    }
  `];

  game = 'checkers';

  makeLayout() {
    return new Layout({ columns: SIZE, rows: SIZE, border: BORDER, flipped: this.flipped, place, name });
  }

  /**
   * @param {string[]} way
   * @param {string} cell
   */
  tryText(way, cell) {
    const own = this.pieceAt(cell)?.side === this.shown?.toMove;
    return way.length === 0 || own ? cell : `${way[0]}-${cell}`;
  }

  drawSquares() {
    const size = SIZE * this.layout.cell;
    return svg`
      <rect class="light" x=${BORDER} y=${BORDER} width=${size} height=${size}></rect>
      ${this.layout.rowsInView().flat().map(({ x, y }) => svg`
        <rect class="dark" x=${x} y=${y} width=${this.layout.cell} height=${this.layout.cell}></rect>`)}`;
  }

  /** The number is in a corner of its square, as in printed diagrams. */
  drawCoordinates() {
    return this.layout.rowsInView().flat().map(({ name: number, x, y }) => svg`
      <text class="number" x=${x + 4} y=${y + 5}>${number}</text>`);
  }

  /**
   * Captured pieces disappear when the moving piece passes them; a crown appears at the end.
   *
   * @param {ShownPosition} before
   * @param {Move} last
   * @param {number} shownSteps
   */
  animateArrival(before, last, shownSteps) {
    const steps = this.takenBySteps(last, this.layout);
    steps.forEach((taken, step) => {
      const delay = Math.max(0, step - shownSteps + 0.6) * DURATION.step;
      for (const cell of taken) vanish(this.motion, this.ghostElement(cell), delay);
    });
    const was = before.board.pieces.find(({ cell }) => cell === last.cells[0]);
    const target = last.cells.at(-1) ?? '';
    if (was && was.kind !== this.pieceAt(target)?.kind) {
      appear(this.motion, this.pieceElement(target)?.querySelector('.crown'), (steps.length - shownSteps) * DURATION.step);
    }
  }
}

customElements.define('checkers-board', CheckersBoard);
