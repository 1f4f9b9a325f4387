/**
 * Keyboard in a board: one cell at a time can be reached by Tab, the arrow keys move on from
 * there, Enter or Space choose, Escape takes back. The keys that it uses go no further, so that
 * the page's own keys do not act as well.
 *
 * The host has `layout`, `chooseCell(name)`, `cancelChoice()` (true if there was something to
 * cancel) and may have `takeKey(key)` to use a key before the grid does.
 */
export class GridKeys {
  #host;
  #focused = false;
  cell = null;

  constructor(host) {
    this.#host = host;
    host.addController(this);
  }

  hostUpdate() {
    const cells = this.#host.layout?.rowsInView().flat() ?? [];
    if (!cells.some(({ name }) => name === this.cell)) this.cell = cells[0]?.name ?? null;
  }

  /** After a flip the focus goes along with its cell. */
  hostUpdated() {
    const active = this.#host.renderRoot.activeElement;
    if (this.#focused && active?.dataset.cell && active.dataset.cell !== this.cell) this.focus();
  }

  focus() {
    this.#host.renderRoot.querySelector(`[data-cell="${this.cell}"]`)?.focus();
  }

  onFocusIn = (event) => {
    this.#focused = true;
    this.#moveTo(event.target.closest('[data-cell]')?.dataset.cell);
  };

  onFocusOut = () => {
    this.#focused = false;
  };

  onKeyDown = (event) => {
    if (event.ctrlKey && !['Home', 'End'].includes(event.key) || event.altKey || event.metaKey) return;
    if (this.#host.takeKey?.(event.key) || this.#act(event)) {
      event.preventDefault();
      event.stopPropagation();
    }
  };

  #act(event) {
    switch (event.key) {
      case 'Enter':
      case ' ':
        if (!event.repeat) this.#host.chooseCell(this.cell);
        return true;
      case 'Escape':
        return this.#host.cancelChoice();
      default:
        return this.#walk(event.key, event.ctrlKey);
    }
  }

  #walk(key, wholeBoard) {
    const rows = this.#host.layout.rowsInView();
    const row = rows.findIndex((cells) => cells.some(({ name }) => name === this.cell));
    const column = rows[row].findIndex(({ name }) => name === this.cell);
    const last = rows[row].length - 1;
    const to = {
      ArrowLeft: [row, column - 1],
      ArrowRight: [row, column + 1],
      ArrowUp: [row - 1, column],
      ArrowDown: [row + 1, column],
      Home: [wholeBoard ? 0 : row, 0],
      End: [wholeBoard ? rows.length - 1 : row, last],
    }[key];
    if (!to) return false;
    const target = rows[to[0]]?.[to[1]];
    if (target) {
      this.#moveTo(target.name);
      this.#host.updateComplete.then(() => this.focus());
    }
    return true;
  }

  #moveTo(cell) {
    if (!cell || cell === this.cell) return;
    this.cell = cell;
    this.#host.requestUpdate();
  }
}
