import { css, nothing, svg } from 'lit';
import { say } from '../lib/messages.js';
import { appear, turnOver } from './animation.js';
import { BoardElement } from './board-element.js';
import { drawCoordinates } from './coordinates.js';
import { Layout, columnOf, letterOf, numberOf } from './layout.js';

/** @import {Move, ShownPosition} from '../types/index.js' */

const SIZE = 8;

/** Discs flip one after the other, away from the new one: the delay between neighbours in milliseconds. */
const FLIP_DELAY_MS = 45;

/** Reversi: one square is a move. */
class ReversiBoard extends BoardElement {
  static styles = [BoardElement.styles, css`
    .felt { fill: var(--board-felt); }

    .line {
      stroke: var(--board-felt-line);
      stroke-width: 3;
    }

    .point { fill: var(--board-felt-line); }

    .newest {
      fill: none;
      stroke: var(--board-newest);
      stroke-width: 6;
    }
  `];

  game = 'reversi';

  makeLayout() {
    const columns = this.shown?.board.columns || SIZE;
    const rows = this.shown?.board.rows || SIZE;
    return new Layout({
      columns,
      rows,
      border: this.coordinates && !this.small ? 40 : 16,
      flipped: this.flipped,
      place: (cell) => ({ column: columnOf(cell), row: numberOf(cell) - 1 }),
      name: (column, row) => `${letterOf(column)}${row + 1}`,
    });
  }

  /** The moves by the square that they play on; a pass has none. */
  get moveByCell() {
    return new Map(this.moves.filter(({ cells }) => cells.length === 1).map((move) => [move.cells[0], move]));
  }

  /** @param {string} cell */
  chooseCell(cell) {
    if (!this.playable) return;
    const move = this.moveByCell.get(cell);
    if (move) this.emit('move-chosen', { move: move.move });
    else this.explain(cell, cell);
  }

  /** @param {string} cell */
  statesOf(cell) {
    return [this.moveByCell.has(cell) && say('board.state.legal'), ...super.statesOf(cell)];
  }

  /** @param {string} cell */
  cellClass(cell) {
    return this.moveByCell.has(cell) ? 'active' : '';
  }

  drawSquares() {
    const { border, columns, rows, pitch, width, height } = this.layout;
    /** @param {number} count */
    const lines = (count) => Array.from({ length: count + 1 }, (_, index) => border + index * pitch);
    const points = columns === SIZE && rows === SIZE ? [2, 6].flatMap((x) => [2, 6].map((y) => [x, y])) : [];
    return svg`
      <rect class="felt" x=${border} y=${border} width=${columns * pitch} height=${rows * pitch}></rect>
      ${lines(columns).map((x) => svg`<line class="line" x1=${x} x2=${x} y1=${border} y2=${height - border}></line>`)}
      ${lines(rows).map((y) => svg`<line class="line" y1=${y} y2=${y} x1=${border} x2=${width - border}></line>`)}
      ${points.map(([x, y]) => svg`<circle class="point" cx=${border + x * pitch} cy=${border + y * pitch} r="8"></circle>`)}`;
  }

  drawCoordinates() {
    return drawCoordinates(this.layout, { letters: 'above' });
  }

  drawMarks() {
    if (!this.hints) return nothing;
    // A score on a square already shows that the square is legal.
    const valued = new Set(this.study?.values?.map(({ cell }) => cell));
    const free = [...this.moveByCell.keys()].filter((cell) => !valued.has(cell));
    return free.map((cell) => {
      const { x, y } = this.layout.center(cell);
      return svg`<circle class="dot" cx=${x} cy=${y} r="13"></circle>`;
    });
  }

  /** Marks the newest disc, which looks like its neighbours. */
  drawOver() {
    const cell = this.shown?.last?.cells[0];
    if (!cell || this.small) return nothing;
    const { x, y } = this.layout.center(cell);
    return svg`<circle class="newest" cx=${x} cy=${y} r="13"></circle>`;
  }

  /**
   * @param {ShownPosition} before
   * @param {Move} last
   */
  prepareMove(before, last) {
    const [placed] = last.cells;
    if (!placed) return null;
    this.ghosts = before.board.pieces.filter(({ cell }) => last.affected.includes(cell));
    return () => {
      appear(this.motion, this.pieceElement(placed)?.querySelector('.piece'));
      const from = this.layout.center(placed);
      for (const cell of last.affected) {
        const { x, y } = this.layout.center(cell);
        const distance = Math.max(Math.abs(x - from.x), Math.abs(y - from.y)) / this.layout.pitch;
        turnOver(this.motion, this.ghostElement(cell), this.pieceElement(cell)?.querySelector('.piece'), distance * FLIP_DELAY_MS);
      }
    };
  }
}

customElements.define('reversi-board', ReversiBoard);
