import { nothing, svg } from 'lit';
import { say } from '../lib/messages.js';
import { slide } from './animation.js';
import { BoardElement } from './board-element.js';
import { extend, movesAlong, nextCells, startsOf } from './path-choice.js';

/** @import {PropertyDeclarations} from 'lit' */
/** @import {Layout} from './layout.js' */
/** @import {Move, Piece, Point, ShownPosition} from '../types/index.js' */

/** How long a chosen move is shown as played while the page waits for the server, in milliseconds. */
const MAX_WAIT_MS = 2000;

/**
 * A board on which pieces move: choose a piece and then the cells of its path, or drag it.
 */
export class PathBoard extends BoardElement {
  /** @type {PropertyDeclarations} */
  static properties = { path: { state: true }, carried: { state: true }, sent: { state: true } };

  constructor() {
    super();
    /** @type {string[]} the cells that were chosen so far */
    this.path = [];
    /** @type {Point | null} the place of the dragged piece */
    this.carried = null;
    /** @type {string | null} */
    this.pressed = null;
    /** @type {{move: string, stepsShown: number, timer: number, at?: string} | null} the move that waits for the server */
    this.sent = null;
  }

  /**
   * How the game writes a move that is not legal.
   *
   * @param {string[]} _way
   * @param {string} cell
   */
  tryText(_way, cell) {
    return cell;
  }

  /** The chosen path; if only one piece can move, it starts with that piece. */
  get way() {
    if (this.path.length > 0) return this.path;
    const starts = startsOf(this.moves);
    return starts.size === 1 ? [...starts] : [];
  }

  /** @returns {Set<string>} */
  get targets() {
    return this.way.length > 0 && !this.sent ? nextCells(this.moves, this.way) : new Set();
  }

  resetChoice() {
    clearTimeout(this.sent?.timer);
    this.path = [];
    this.carried = null;
    this.sent = null;
  }

  /** Keeps a move that was sent on the board. */
  stopChoosing() {
    if (!this.sent) this.resetChoice();
  }

  cancelChoice() {
    if (this.path.length === 0) return false;
    this.resetChoice();
    this.announce(say('board.cleared'));
    return true;
  }

  /** @param {string} cell */
  chooseCell(cell) {
    if (!this.playable || this.sent) return;
    const way = this.way;
    const next = way.length > 0 ? extend(this.moves, way, cell) : null;
    if (next?.move) this.send(next.move, way);
    else if (next?.path) this.#extendPath(next.path);
    else if (cell === this.path[0]) this.cancelChoice();
    else if (startsOf(this.moves).has(cell)) this.#select(cell);
    else this.explain(this.tryText(way, cell), cell);
  }

  /** @param {string} cell */
  #select(cell) {
    this.path = [cell];
    const { size } = this.targets;
    this.announce(size === 1
      ? say('board.selected.one', this.nameOf(cell), [...this.targets][0])
      : say('board.selected.many', this.nameOf(cell), size));
  }

  /** @param {string[]} path */
  #extendPath(path) {
    this.path = path;
    this.announce(say('board.path.goes-on', path.at(-1) ?? '', [...this.targets].join(say('list.separator'))));
  }

  /**
   * Emits the move. The piece stays where it was put until the answer comes.
   *
   * @param {Move} move
   * @param {string[]} way
   */
  send(move, way) {
    const timer = setTimeout(() => this.resetChoice(), MAX_WAIT_MS);
    this.path = way;
    this.sent = { move: move.move, stepsShown: way.length - 1, timer };
    this.emit('move-chosen', { move: move.move });
  }

  // Dragging

  /**
   * @param {Point} point
   * @param {string} _type the kind of pointer
   */
  press(point, _type) {
    this.pressed = this.layout.cellAt(point);
    return this.playable && !this.sent && this.canDrag(this.pressed);
  }

  /** @param {string | null} cell */
  canDrag(cell) {
    return cell !== null && (startsOf(this.moves).has(cell) || cell === this.path.at(-1));
  }

  /** @param {Point} point */
  drag(point) {
    if (this.pressed && this.path.at(-1) !== this.pressed) this.#select(this.pressed);
    this.carried = point;
  }

  /**
   * @param {Point} point
   * @param {boolean} moved
   */
  drop(point, moved) {
    if (!moved || !this.carried) return false;
    const cell = this.layout.cellAt(point);
    this.carried = null;
    if (cell === null || cell === this.path.at(-1)) return true;
    this.chooseCell(cell);
    if (this.sent) this.sent = { ...this.sent, stepsShown: Infinity, at: cell };
    return true;
  }

  giveUp() {
    this.carried = null;
  }

  // Words and drawing

  /**
   * @param {string} cell
   * @returns {(string | false | undefined)[]}
   */
  statesOf(cell) {
    const starts = this.path.length === 0 && startsOf(this.moves).has(cell);
    return [
      this.isSelected(cell) && say('board.state.selected'),
      this.targets.has(cell) && say('board.state.legal'),
      starts && say('board.state.movable'),
      ...super.statesOf(cell),
    ];
  }

  /** @param {string} cell */
  isSelected(cell) {
    return this.path.length > 0 && cell === this.path.at(-1);
  }

  /** @param {string} cell */
  cellClass(cell) {
    const targets = this.targets.has(cell) ? 'active' : '';
    return this.playable && this.canDrag(cell) ? `draggable ${targets}` : targets;
  }

  /** @returns {string} */
  get drawingClass() {
    return this.carried ? 'board carrying' : 'board';
  }

  /** @param {Piece} piece */
  placeOf(piece) {
    if (piece.cell !== this.path[0]) return super.placeOf(piece);
    return this.carried ?? this.layout.center(this.sent?.at ?? this.path.at(-1) ?? piece.cell);
  }

  /** @param {Piece} piece */
  classOf(piece) {
    if (this.carried && piece.cell === this.path[0]) return 'lifted';
    return this.takenOnTheWay().includes(piece.cell) ? 'taken' : '';
  }

  /** The pieces captured on the path so far. */
  takenOnTheWay() {
    if (this.path.length < 2) return [];
    const [move] = movesAlong(this.shown?.moves ?? [], this.path);
    return move ? this.takenBySteps(move, this.layout).slice(0, this.path.length - 1).flat() : [];
  }

  /**
   * The affected cells of each step of a move.
   *
   * @param {Move} move
   * @param {Layout} layout
   */
  takenBySteps({ cells, affected }, layout) {
    const points = cells.map((cell) => layout.center(cell));
    return points.slice(1).map((to, index) => affected.filter((cell) => {
      const { x, y } = layout.center(cell);
      const from = points[index];
      return Math.hypot(x - (from.x + to.x) / 2, y - (from.y + to.y) / 2) < layout.cell / 2;
    }));
  }

  /**
   * Marks the squares of the last move, the chosen piece and its targets.
   *
   * @returns {unknown}
   */
  drawMarks() {
    const { cell: size } = this.layout;
    /**
     * @param {string} cell
     * @param {string} kind
     */
    const square = (cell, kind) => {
      const { x, y } = this.layout.center(cell);
      return svg`<rect class=${kind} x=${x - size / 2} y=${y - size / 2} width=${size} height=${size} rx=${this.cornerRadius}></rect>`;
    };
    /**
     * @param {string} cell
     * @param {string} kind
     * @param {number} radius
     */
    const around = (cell, kind, radius) => {
      const { x, y } = this.layout.center(cell);
      return svg`<circle class=${kind} cx=${x} cy=${y} r=${radius}></circle>`;
    };
    /** @param {string} cell */
    const dot = (cell) => {
      const taken = this.pieceAt(cell) && cell !== this.way[0];
      return taken ? around(cell, 'ring', 43) : around(cell, 'dot', 14);
    };
    const movable = this.hints && this.way.length === 0 && !this.sent ? [...startsOf(this.moves)] : [];
    return [
      this.small ? nothing : (this.shown?.last?.cells ?? []).map((cell) => square(cell, 'last')),
      movable.map((cell) => around(cell, 'movable', 40.5)),
      this.path.slice(-1).map((cell) => square(cell, 'selected')),
      this.hints ? [...this.targets].map(dot) : nothing,
    ];
  }

  get cornerRadius() {
    return 0;
  }

  /**
   * Animates the part of a move that was not shown yet.
   *
   * @param {ShownPosition} before
   * @param {Move} last
   */
  prepareMove(before, last) {
    const target = last.cells.at(-1);
    if (target === undefined || last.cells.length < 2) return null;
    const shownSteps = this.sent?.move === last.move ? Math.min(this.sent.stepsShown, last.cells.length - 1) : 0;
    this.moving = target;
    this.ghosts = before.board.pieces.filter(({ cell }) => last.affected.includes(cell));
    return () => {
      const way = last.cells.slice(shownSteps);
      slide(this.motion, this.pieceElement(target), way.map((cell) => this.layout.center(cell)));
      this.animateArrival(before, last, shownSteps);
    };
  }

  /**
   * Animations beside that of the moving piece.
   *
   * @param {ShownPosition} _before
   * @param {Move} _last
   * @param {number} _shownSteps
   */
  animateArrival(_before, _last, _shownSteps) {}
}
