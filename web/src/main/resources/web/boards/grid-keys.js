import { cellUnder } from './pointer.js';

/** @import {GridHost} from '../types/index.js' */

/**
 * The keyboard on a board: Tab reaches one cell, the arrow keys move the focus, Enter or Space choose, Escape
 * cancels. The keys used here do not reach the page, so that its own keys do not act as well.
 */
export class GridKeys {
  #host;
  #focused = false;
  /** @type {string | null} */
  cell = null;

  /** @param {GridHost} host */
  constructor(host) {
    this.#host = host;
    host.addController(this);
  }

  hostUpdate() {
    const cells = this.#host.layout.rowsInView().flat();
    if (!cells.some(({ name }) => name === this.cell)) this.cell = cells[0]?.name ?? null;
  }

  /** After a flip the focus stays on the same cell. */
  hostUpdated() {
    const active = this.#host.shadowRoot?.activeElement;
    const cell = active instanceof SVGElement ? active.dataset.cell : undefined;
    if (this.#focused && cell && cell !== this.cell) this.focus();
  }

  focus() {
    const cell = this.#host.renderRoot.querySelector(`[data-cell="${this.cell}"]`);
    if (cell instanceof SVGElement) cell.focus();
  }

  /** @param {FocusEvent} event */
  onFocusIn = (event) => {
    this.#focused = true;
    this.#moveTo(cellUnder(event));
  };

  onFocusOut = () => {
    this.#focused = false;
  };

  /** @param {KeyboardEvent} event */
  onKeyDown = (event) => {
    if (event.ctrlKey && !['Home', 'End'].includes(event.key) || event.altKey || event.metaKey) return;
    if (this.#host.takeKey?.(event.key) || this.#act(event)) {
      event.preventDefault();
      event.stopPropagation();
    }
  };

  /** @param {KeyboardEvent} event */
  #act(event) {
    switch (event.key) {
      case 'Enter':
      case ' ':
        if (!event.repeat && this.cell) this.#host.chooseCell(this.cell);
        return true;
      case 'Escape':
        return this.#host.cancelChoice();
      default:
        return this.#moveFocus(event.key, event.ctrlKey);
    }
  }

  /**
   * @param {string} key
   * @param {boolean} wholeBoard
   */
  #moveFocus(key, wholeBoard) {
    const rows = this.#host.layout.rowsInView();
    const row = rows.findIndex((cells) => cells.some(({ name }) => name === this.cell));
    const column = rows[row].findIndex(({ name }) => name === this.cell);
    const last = rows[row].length - 1;
    /** @type {Record<string, [number, number] | undefined>} */
    const targets = {
      ArrowLeft: [row, column - 1],
      ArrowRight: [row, column + 1],
      ArrowUp: [row - 1, column],
      ArrowDown: [row + 1, column],
      Home: [wholeBoard ? 0 : row, 0],
      End: [wholeBoard ? rows.length - 1 : row, last],
    };
    const to = targets[key];
    if (!to) return false;
    const target = rows[to[0]]?.[to[1]];
    if (target) {
      this.#moveTo(target.name);
      this.#host.updateComplete.then(() => this.focus());
    }
    return true;
  }

  /** @param {string | undefined} cell */
  #moveTo(cell) {
    if (!cell || cell === this.cell) return;
    this.cell = cell;
    this.#host.requestUpdate();
  }
}
