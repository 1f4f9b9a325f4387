import { html, nothing, svg } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { say, sayOr } from '../lib/messages.js';
import { DURATION, Motion, motionWanted } from './animation.js';
import { boardStyle } from './board-style.js';
import { BoardView } from './board-view.js';
import { drawHint } from './hint.js';
import { drawStudy } from './study.js';
import { GridKeys } from './grid-keys.js';
import { drawPiece, pieceDefinitions } from './pieces.js';
import { Pointer } from './pointer.js';

/** @import {CSSResultGroup, PropertyDeclarations, PropertyValues} from 'lit' */
/** @import {Layout} from './layout.js' */
/** @import {Move, Piece, Point, ShownPosition} from '../types/index.js' */

/**
 * What all drawn boards have in common: layers of a drawing, a grid for keyboard and screen
 * reader, and the change from one position to the next.
 *
 * `shown` is the position on the board. It is older than `position` while a move is animated and the
 * answer to it has already arrived.
 *
 * A board of a game has its own `game`, `makeLayout()`, `drawSquares()` and `chooseCell(cell)`, and
 * may refine the other methods.
 */
export class BoardElement extends BoardView {
  /** @type {PropertyDeclarations} */
  static properties = { ghosts: { state: true }, shown: { state: true } };

  /** @type {CSSResultGroup} */
  static styles = boardStyle;

  /** The plain name of the game. */
  game = '';

  constructor() {
    super();
    /** @type {ShownPosition | null} */
    this.shown = null;
    /** @type {Piece[]} captured pieces that are still drawn during an animation */
    this.ghosts = [];
    /** @type {string | null} the cell of the piece that moves */
    this.moving = null;
    /** @type {(() => void) | null} starts the animation of a move that is drawn */
    this.transition = null;
    /** @type {Layout} made before each drawing */
    this.layout;
    this.motion = new Motion();
    /** @type {GridKeys} */
    this.keys = new GridKeys(this);
    /** @type {Pointer} */
    this.pointer = new Pointer(this);
  }

  /**
   * The layout of the cells.
   *
   * @returns {Layout}
   */
  makeLayout() {
    throw new Error(`${this.localName} has no layout`);
  }

  /**
   * The board without its pieces.
   *
   * @returns {unknown}
   */
  drawSquares() {
    return nothing;
  }

  /**
   * Called when a person chooses a cell.
   *
   * @param {string} _cell
   */
  chooseCell(_cell) {}

  /** Whether a person may move in the shown position. */
  get playable() {
    return this.interactive && !this.small && this.shown !== null && this.shown === this.position;
  }

  get pieces() {
    return this.shown?.board.pieces ?? [];
  }

  get moves() {
    return this.playable ? (this.shown?.moves ?? []) : [];
  }

  focusBoard() {
    this.keys.focus();
  }

  // From one position to the next

  /** @param {PropertyValues<this>} changed */
  willUpdate(changed) {
    if (changed.has('position') && this.position !== this.shown) this.#receive();
    if (changed.has('interactive') && !this.interactive) this.stopChoosing();
    this.layout = this.makeLayout();
  }

  #receive() {
    const before = this.shown;
    const isNextMove = before !== null && this.parent === before.node && this.position?.node !== before.node;
    const move = isNextMove ? this.position?.last : undefined;
    if (move && this.motion.running) return;
    this.motion.stop();
    this.ghosts = [];
    this.shown = this.position;
    this.moving = null;
    if (before && move && !this.small && motionWanted()) this.transition = this.prepareMove(before, move);
    if (before?.node !== this.shown?.node) this.resetChoice();
  }

  /** @param {PropertyValues<this>} _changed */
  updated(_changed) {
    const transition = this.transition;
    this.transition = null;
    if (!transition) return;
    transition();
    this.motion.finished().then((whole) => {
      if (!whole) return;
      this.ghosts = [];
      this.requestUpdate('position', null);
    });
  }

  /**
   * Sets `ghosts` and `moving` for a move that is about to be shown, and returns a function
   * that starts its animation once the new position is drawn.
   *
   * @param {ShownPosition} _before
   * @param {Move} _move
   * @returns {(() => void) | null}
   */
  prepareMove(_before, _move) {
    return null;
  }

  resetChoice() {}

  /** Called when the person may no longer move. */
  stopChoosing() {
    this.resetChoice();
  }

  // Choosing

  /** Clears the selection; true if there was one. */
  cancelChoice() {
    return false;
  }

  /**
   * @param {Point} point
   * @param {string} _type the kind of pointer
   */
  clickAt(point, _type) {
    const cell = this.layout.cellAt(point);
    if (cell) this.chooseCell(cell);
  }

  /**
   * Explains why a text is not a legal move, or lets the page ask the server.
   *
   * @param {string} text
   * @param {string | null} cell where it was tried
   */
  explain(text, cell = null) {
    const refusal = this.shown?.refused[text];
    // In the position editor every click is allowed.
    if (cell && !this.shown?.editable && motionWanted()) this.#flash(cell);
    if (refusal) this.emit('move-refused', { refusal });
    else this.emit('move-tried', { text });
  }

  /** @param {string} cell */
  #flash(cell) {
    this.cellElement(cell)?.querySelector('.hit')?.animate(
      [{ fill: 'var(--board-refused)' }, { fill: 'transparent' }],
      { duration: DURATION.refuse, easing: 'ease-in' });
  }

  /** @param {string} text */
  announce(text) {
    this.emit('announce', { text });
  }

  // Words

  /** @param {string} cell */
  pieceAt(cell) {
    return this.pieces.find((piece) => piece.cell === cell);
  }

  /** @param {string} cell */
  nameOf(cell) {
    const piece = this.pieceAt(cell);
    return piece
      ? say('board.cell.piece', cell, say(`board.piece.${piece.kind}-${piece.side}`))
      : say('board.cell.empty', cell);
  }

  /**
   * The description of a cell for screen readers, the most important part first.
   *
   * @param {string} cell
   * @returns {(string | false | undefined)[]}
   */
  statesOf(cell) {
    return [
      this.shown?.last?.cells.includes(cell) && say('board.state.last'),
      this.hint?.cells.includes(cell) && say('board.state.hint'),
      ...this.#studied(cell),
    ];
  }

  /**
   * What a study shows on a cell, in words for screen readers.
   *
   * @param {string} cell
   */
  #studied(cell) {
    const { values = [], marks = [] } = this.study ?? {};
    return [
      ...values.filter((value) => value.cell === cell).map(({ spoken }) => spoken),
      marks.some((mark) => mark.affected.includes(cell)) && say('board.state.threatened'),
      ...marks.filter((mark) => mark.kind === 'path' && mark.cells.includes(cell)).map((mark) => say('board.state.path', this.sides[mark.side])),
    ];
  }

  /** @param {string} cell */
  labelOf(cell) {
    return [this.nameOf(cell), ...this.statesOf(cell).filter(Boolean)].join(say('list.separator'));
  }

  get label() {
    const name = sayOr(`board.grid.${this.game}`, this.game);
    return this.shown?.result === 'undecided'
      ? say('board.grid.to-move', name, this.sides[this.shown.toMove])
      : name;
  }

  // Drawing

  /** @returns {unknown} */
  render() {
    const { width, height } = this.layout;
    return html`
      <div class="stage" @focusin=${this.keys.onFocusIn} @focusout=${this.keys.onFocusOut}>
        <svg class=${this.drawingClass} viewBox="0 0 ${width} ${height}"
            role=${this.small ? nothing : 'presentation'} aria-hidden=${this.small ? 'true' : nothing}
            @pointerdown=${this.pointer.onPointerDown} @pointermove=${this.pointer.onPointerMove}
            @pointerup=${this.pointer.onPointerUp} @pointercancel=${this.pointer.onPointerCancel}
            @pointerleave=${this.pointer.onPointerLeave} @click=${this.pointer.onClick}>
          <defs>${pieceDefinitions}</defs>
          <g aria-hidden="true">
            <rect class="frame" width=${width} height=${height}></rect>
            ${this.drawSquares()}
          </g>
          <g class="marks" aria-hidden="true">
            ${this.drawMarks()}
            ${this.coordinates && !this.small ? this.drawCoordinates() : nothing}
          </g>
          <g class="pieces" aria-hidden="true">${this.#drawPieces()}${this.drawOver()}</g>
          ${this.study && !this.small ? drawStudy(this.study, this.layout) : nothing}
          ${this.hint && !this.small ? drawHint(this.hint, this.layout) : nothing}
          ${this.small ? nothing : this.#drawGrid()}
        </svg>
        ${this.small ? nothing : this.renderControls()}
      </div>
      ${this.small ? nothing : this.renderTools()}`;
  }

  /** @returns {string} */
  get drawingClass() {
    return 'board';
  }

  /** @returns {unknown} */
  drawCoordinates() {
    return nothing;
  }

  /** @returns {unknown} */
  drawMarks() {
    return nothing;
  }

  /**
   * Marks drawn over the pieces.
   *
   * @returns {unknown}
   */
  drawOver() {
    return nothing;
  }

  /**
   * Controls that float over the board.
   *
   * @returns {unknown}
   */
  renderControls() {
    return nothing;
  }

  /**
   * Controls below the board.
   *
   * @returns {unknown}
   */
  renderTools() {
    return nothing;
  }

  /** @param {string} cell */
  cellElement(cell) {
    return this.renderRoot.querySelector(`[data-cell="${cell}"]`);
  }

  /** @param {string} cell */
  pieceElement(cell) {
    return this.renderRoot.querySelector(`[data-piece="${cell}"]`);
  }

  /** @param {string} cell */
  ghostElement(cell) {
    return this.renderRoot.querySelector(`[data-ghost="${cell}"] .piece`);
  }

  /**
   * Where a piece is drawn, usually on its cell.
   *
   * @param {Piece} piece
   */
  placeOf(piece) {
    return this.layout.center(piece.cell);
  }

  /** @param {Piece} _piece */
  classOf(_piece) {
    return '';
  }

  /** The moving piece is drawn last, over the others. */
  #drawPieces() {
    const still = this.pieces.filter(({ cell }) => cell !== this.moving);
    const moving = this.pieces.filter(({ cell }) => cell === this.moving);
    const all = [
      ...still.map((piece) => ({ piece, key: piece.cell, ghost: false })),
      ...this.ghosts.map((piece) => ({ piece, key: `ghost ${piece.cell}`, ghost: true })),
      ...moving.map((piece) => ({ piece, key: piece.cell, ghost: false })),
    ];
    return repeat(all, ({ key }) => key, ({ piece, ghost }) => {
      const { x, y } = ghost ? this.layout.center(piece.cell) : this.placeOf(piece);
      return svg`<g class=${ghost ? '' : this.classOf(piece)} transform="translate(${x} ${y})"
          data-piece=${ghost ? nothing : piece.cell} data-ghost=${ghost ? piece.cell : nothing}>
          ${drawPiece(piece)}</g>`;
    });
  }

  /**
   * CSS classes of a cell: `active` if it can be clicked, `draggable` if its piece can be dragged.
   *
   * @param {string} _cell
   */
  cellClass(_cell) {
    return '';
  }

  /** @param {string} _cell */
  isSelected(_cell) {
    return false;
  }

  /** No focus listener on the grid itself: in SVG that alone would make it focusable. */
  #drawGrid() {
    const { cell } = this.layout;
    return svg`
      <g role="grid" aria-label=${this.label} aria-readonly=${this.playable ? 'false' : 'true'}
          aria-busy=${this.position ? 'false' : 'true'}
          @keydown=${this.keys.onKeyDown}>
        ${this.layout.rowsInView().map((row) => svg`
          <g role="row">${row.map(({ name, x, y }) => svg`
            <g role="gridcell" class=${this.cellClass(name)} data-cell=${name} aria-label=${this.labelOf(name)}
                aria-selected=${this.isSelected(name) ? 'true' : 'false'} tabindex=${name === this.keys.cell ? 0 : -1}>
              <rect class="hit" x=${x} y=${y} width=${cell} height=${cell}></rect>
              <rect class="focus-ring outer" x=${x + 4} y=${y + 4} width=${cell - 8} height=${cell - 8} rx="6"></rect>
              <rect class="focus-ring inner" x=${x + 4} y=${y + 4} width=${cell - 8} height=${cell - 8} rx="6"></rect>
            </g>`)}</g>`)}
      </g>`;
  }
}
