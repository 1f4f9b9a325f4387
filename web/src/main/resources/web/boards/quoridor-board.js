import { html, nothing, svg } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { say, sayOr } from '../lib/messages.js';
import { DURATION } from './animation.js';
import { BoardElement } from './board-element.js';
import { drawCoordinates } from './coordinates.js';
import { Layout, columnOf, letterOf, numberOf } from './layout.js';
import { PathBoard } from './path-board.js';
import { quoridorStyle } from './quoridor-style.js';
import { WallSlots, isWall, turned, wayOf } from './quoridor-walls.js';
import './wall-panel.js';
import './wall-tools.js';

/** @import {PropertyValues} from 'lit' */
/** @import {Move, PageEvent, PageEvents, Point, ShownPosition, WallInput, WallTool} from '../types/index.js' */

const SIZE = 9;
const GROOVE = 30;

/** How far from a groove a pointer still chooses a wall; less in cells to which the pawn can move. */
const GROOVE_TOLERANCE = { free: 22, step: 6 };

/** @type {Record<string, [number, number] | undefined>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * Quoridor. With a mouse a click in a groove places a wall. By touch a slot is chosen, adjusted by
 * dragging or turning, and confirmed. With the keyboard a wall is chosen in the tools below the board.
 *
 * `preview` is the wall to be placed and the input that chose it, or 'sent' once it is placed.
 */
class QuoridorBoard extends PathBoard {
  static properties = { tool: { state: true }, preview: { state: true } };

  static styles = [BoardElement.styles, quoridorStyle];

  game = 'quoridor';

  constructor() {
    super();
    /** @type {WallTool} */
    this.tool = 'step';
    /** @type {{wall: string, by: WallInput | 'sent'} | null} */
    this.preview = null;
    this.adjusting = false;
    /** @type {WallSlots} made with the layout */
    this.slots;
  }

  makeLayout() {
    const size = this.shown?.board.columns || SIZE;
    const layout = new Layout({
      columns: size,
      rows: size,
      gap: GROOVE,
      border: this.coordinates && !this.small ? 56 : 30,
      flipped: this.flipped,
      place: (cell) => ({ column: columnOf(cell), row: size - numberOf(cell) }),
      name: (column, row) => `${letterOf(column)}${size - row}`,
    });
    this.slots = new WallSlots(layout);
    return layout;
  }

  get cornerRadius() {
    return 8;
  }

  // Walls

  get walls() {
    return this.shown?.board.walls ?? [];
  }

  get targets() {
    return this.tool === 'step' ? super.targets : new Set();
  }

  resetChoice() {
    super.resetChoice();
    this.preview = null;
    this.tool = 'step';
    this.adjusting = false;
  }

  cancelChoice() {
    const placingWall = this.tool !== 'step' || this.preview?.by === 'touch';
    if (!placingWall) return super.cancelChoice();
    this.resetChoice();
    this.announce(say('board.cleared'));
    return true;
  }

  /** @param {string} wall */
  #move(wall) {
    return this.moves.find(({ move }) => move === wall);
  }

  /**
   * Why a wall may not be placed, in words; null if it may.
   *
   * @param {string} wall
   */
  #reason(wall) {
    const refusal = this.shown?.refused[wall];
    return refusal && !this.#move(wall) ? sayOr(`refusal.${refusal.code}`, refusal.detail, ...refusal.arguments) : null;
  }

  /**
   * @param {string} wall
   * @param {WallInput | 'sent'} by
   */
  #show(wall, by) {
    if (this.preview?.wall !== wall || this.preview?.by !== by) this.preview = { wall, by };
  }

  /** Says which wall is about to be placed. */
  #describe() {
    if (!this.preview) return;
    const { wall } = this.preview;
    const name = say(`board.wall.${wayOf(wall)}`, wall);
    const reason = this.#reason(wall);
    this.announce(reason ? say('board.wall.refused', name, reason) : say('board.wall.legal', name));
  }

  /** @param {string} wall */
  #place(wall) {
    const move = this.#move(wall);
    if (!move) return this.explain(wall);
    this.#show(wall, 'sent');
    return this.send(move, []);
  }

  #turn() {
    if (!this.preview) return;
    if (this.tool !== 'step') this.tool = this.tool === 'h' ? 'v' : 'h';
    this.#show(turned(this.preview.wall), this.preview.by);
    this.#describe();
  }

  /** @param {PageEvents['tool-chosen']} choice */
  #chooseTool({ tool, by }) {
    const from = this.preview?.wall ?? this.slots.nearest({ x: this.layout.width / 2, y: this.layout.height / 2 }, 'h');
    this.resetChoice();
    this.tool = tool;
    if (tool === 'step' || by === 'mouse') return;
    this.#show(wayOf(from) === tool ? from : turned(from), by);
    this.#describe();
    if (by === 'keys') {
      this.announce(say('board.wall.keys'));
      this.focusBoard();
    }
  }

  // Pointer

  /**
   * The wall at a point, or null if the point chooses a cell.
   *
   * @param {Point} point
   */
  #wallAt(point) {
    if (this.tool !== 'step') return this.slots.nearest(point, this.tool);
    const cell = this.layout.cellAt(point);
    const tolerance = cell && (this.targets.has(cell) || this.canDrag(cell)) ? GROOVE_TOLERANCE.step : GROOVE_TOLERANCE.free;
    return this.slots.nearGroove(point, tolerance) ? this.slots.nearest(point) : null;
  }

  /** @param {Point} point */
  hover(point) {
    if (!this.playable || this.sent) return;
    const wall = this.#wallAt(point);
    if (wall) this.#show(wall, 'mouse');
    else this.leave();
  }

  leave() {
    if (this.preview?.by === 'mouse') this.preview = null;
  }

  /**
   * @param {Point} point
   * @param {string} type
   */
  press(point, type) {
    if (!this.playable || this.sent) return false;
    const pointed = this.#wallAt(point);
    if (type !== 'touch') return pointed === null && super.press(point, type);
    const wall = pointed ?? this.#adjusted(point);
    if (!wall) return super.press(point, type);
    this.adjusting = true;
    this.#show(wall, 'touch');
    return true;
  }

  /**
   * If a wall is already chosen by touch, a touch elsewhere moves it, except on targets of the pawn.
   *
   * @param {Point} point
   */
  #adjusted(point) {
    const cell = this.layout.cellAt(point);
    return this.preview?.by === 'touch' && !(cell && this.targets.has(cell))
      ? this.slots.nearest(point, wayOf(this.preview.wall))
      : null;
  }

  /** @param {Point} point */
  drag(point) {
    if (!this.adjusting) super.drag(point);
    else if (this.preview) this.#show(this.slots.nearest(point, wayOf(this.preview.wall)), 'touch');
  }

  /**
   * @param {Point} point
   * @param {boolean} moved
   */
  drop(point, moved) {
    if (!this.adjusting) return super.drop(point, moved);
    this.adjusting = false;
    this.#describe();
    return true;
  }

  giveUp() {
    if (this.adjusting) this.preview = null;
    this.adjusting = false;
    super.giveUp();
  }

  /**
   * @param {Point} point
   * @param {string} type
   */
  clickAt(point, type) {
    const wall = this.playable && type !== 'touch' ? this.#wallAt(point) : null;
    if (!wall) super.clickAt(point, type);
    else if (!this.sent) this.#place(wall);
  }

  // Keyboard

  /**
   * While a wall is being placed, the keys move, turn and place it.
   *
   * @param {string} key
   */
  takeKey(key) {
    if (this.tool === 'step' || !this.preview || this.sent) return false;
    if (key === 'Enter' || key === ' ') this.#place(this.preview.wall);
    else if (key === 'r' || key === 'R') this.#turn();
    else {
      const direction = ARROWS[key];
      if (!direction) return false;
      this.#show(this.slots.neighbour(this.preview.wall, ...direction), 'keys');
      this.#describe();
    }
    return true;
  }

  // Steps

  /** @param {string} cell */
  statesOf(cell) {
    const sides = this.slots.sidesOf(cell, this.walls).map((side) => say(`board.wall.${side}`));
    return [...super.statesOf(cell), ...sides];
  }

  // Drawing

  get drawingClass() {
    const placing = this.preview && this.preview.by !== 'sent' ? ' placing-wall' : '';
    const adjusting = this.tool !== 'step' || this.preview?.by === 'touch' ? ' adjusting' : '';
    return super.drawingClass + placing + adjusting;
  }

  drawSquares() {
    const { border, cell, width, height } = this.layout;
    const rim = border - 14;
    return svg`
      <rect class="ground" x=${rim} y=${rim} width=${width - 2 * rim} height=${height - 2 * rim} rx="14"></rect>
      ${this.layout.rowsInView().flat().map(({ x, y }) => svg`
        <rect class="cell" x=${x} y=${y} width=${cell} height=${cell} rx="8"></rect>`)}
      ${this.small ? nothing : this.slots.all().map((wall) => this.#drawGrip(wall))}`;
  }

  /** @param {string} wall */
  #drawGrip(wall) {
    const { x, y, width, height } = this.slots.grip(wall);
    return svg`<rect class="slot" data-wall=${wall} x=${x} y=${y} width=${width} height=${height}></rect>`;
  }

  drawCoordinates() {
    return drawCoordinates(this.layout, { letters: 'below' });
  }

  drawOver() {
    const newest = this.small ? null : this.shown?.last?.move;
    return [
      repeat(this.walls, (wall) => wall, (wall) => svg`<g data-placed-wall=${wall}>
        ${this.#drawWall(wall, wall === newest ? 'wall newest' : 'wall')}</g>`),
      this.hint && isWall(this.hint.move) && !this.small ? this.#drawWall(this.hint.move, 'hinted-wall') : nothing,
      (this.study?.arrows ?? []).filter(({ move }) => isWall(move)).map(({ move }) => this.#drawWall(move, 'hinted-wall')),
      this.preview ? this.#drawPreview(this.preview) : nothing,
    ];
  }

  /**
   * @param {string} wall
   * @param {string} kind
   */
  #drawWall(wall, kind) {
    const { x, y } = this.slots.middle(wall);
    const { width, height } = this.slots.size(wall);
    return svg`<g transform="translate(${x} ${y})"><rect class=${kind}
        x=${-width / 2} y=${-height / 2} width=${width} height=${height} rx="6"></rect></g>`;
  }

  /** @param {{wall: string, by: string}} preview */
  #drawPreview({ wall, by }) {
    const refused = this.#reason(wall) !== null;
    const { x, y } = this.slots.middle(wall);
    return svg`<g data-preview=${wall}>
        ${this.#drawWall(wall, `preview ${refused ? 'refused' : ''} ${by}`)}
        ${refused ? svg`<path class="cross" transform="translate(${x} ${y})" d="M-11 -11 L11 11 M11 -11 L-11 11"></path>` : nothing}
      </g>`;
  }

  renderControls() {
    if (!this.preview || this.preview.by === 'sent') return nothing;
    const { wall, by } = this.preview;
    const reason = this.#reason(wall);
    const upper = this.slots.middle(wall).y < this.layout.height / 2;
    if (!reason && by !== 'touch') return nothing;
    return html`<wall-panel class="${upper ? 'under' : 'over'} ${reason ? 'worded' : ''}"
        .wall=${say(`board.wall.${wayOf(wall)}`, wall)} .reason=${reason} .buttons=${by === 'touch'}
        @wall-confirmed=${() => this.#place(wall)} @wall-turned=${() => this.#turn()}
        @wall-dropped=${() => this.cancelChoice()}></wall-panel>`;
  }

  renderTools() {
    if (!this.interactive && !this.shown?.moves.length) return nothing;
    return html`<wall-tools .tool=${this.tool} ?disabled=${!this.playable}
        @tool-chosen=${(/** @type {PageEvent<'tool-chosen'>} */ event) => this.#chooseTool(event.detail)}></wall-tools>`;
  }

  /** @param {PropertyValues<this>} changed */
  updated(changed) {
    super.updated(changed);
    this.#placePanel();
  }

  /** The panel must not cover the wall: it is below it in the upper half of the board, above it in the lower. */
  #placePanel() {
    const panel = this.renderRoot.querySelector('wall-panel');
    if (!(panel instanceof HTMLElement) || !this.preview) return;
    const { x, y } = this.slots.middle(this.preview.wall);
    const { width, height } = this.layout;
    const clear = this.slots.size(this.preview.wall).height / 2 + 14;
    const edge = panel.classList.contains('under') ? y + clear : height - y + clear;
    panel.style.setProperty('--across', `${100 * x / width}%`);
    panel.style.setProperty('--edge', `${100 * edge / height}%`);
  }

  /**
   * A new wall grows from its middle; a wall that was shown as a preview is not animated.
   *
   * @param {ShownPosition} before
   * @param {Move} last
   */
  prepareMove(before, last) {
    if (!isWall(last.move)) return super.prepareMove(before, last);
    if (this.sent?.move === last.move) return null;
    return () => {
      const across = wayOf(last.move) === 'h';
      const rect = this.renderRoot.querySelector(`[data-placed-wall="${last.move}"] rect`);
      const narrow = across ? 'scale(0.1, 1)' : 'scale(1, 0.1)';
      this.motion.play(rect, [{ opacity: 0, transform: narrow }, { opacity: 1, transform: 'none' }],
        { duration: DURATION.appear * 1.4, easing: 'ease-out' });
    };
  }
}

customElements.define('quoridor-board', QuoridorBoard);
