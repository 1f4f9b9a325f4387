/** @import {PointerHost} from '../types/index.js' */

/** How far a pointer travels, in CSS pixels, before a press becomes a drag. */
const DRAG_DISTANCE = 6;

/**
 * Mouse, finger and pen on a board's drawing, as points in the drawing's own units.
 *
 * A click by an assistive technology has no coordinates; it goes to `chooseCell`.
 */
export class Pointer {
  #host;
  /** @type {{id: number, x: number, y: number} | null} */
  #start = null;
  #moved = false;
  #done = false;

  /** @param {PointerHost} host */
  constructor(host) {
    this.#host = host;
  }

  /** @param {PointerEvent} event */
  onPointerDown = (event) => {
    this.#done = false;
    if (!event.isPrimary || event.button !== 0) return;
    if (!this.#host.press?.(this.#point(event), event.pointerType)) return;
    this.#start = { id: event.pointerId, x: event.clientX, y: event.clientY };
    this.#moved = false;
    if (event.currentTarget instanceof Element) event.currentTarget.setPointerCapture(event.pointerId);
  };

  /** @param {PointerEvent} event */
  onPointerMove = (event) => {
    if (!this.#start) {
      if (event.pointerType !== 'touch') this.#host.hover?.(this.#point(event));
      return;
    }
    if (event.pointerId !== this.#start.id) return;
    const distance = Math.hypot(event.clientX - this.#start.x, event.clientY - this.#start.y);
    this.#moved ||= distance > DRAG_DISTANCE;
    if (this.#moved) this.#host.drag?.(this.#point(event));
  };

  /** @param {PointerEvent} event */
  onPointerUp = (event) => {
    if (event.pointerId !== this.#start?.id) return;
    this.#start = null;
    this.#done = Boolean(this.#host.drop?.(this.#point(event), this.#moved));
  };

  /** @param {PointerEvent} event */
  onPointerCancel = (event) => {
    if (event.pointerId !== this.#start?.id) return;
    this.#start = null;
    this.#host.giveUp?.();
  };

  onPointerLeave = () => {
    if (!this.#start) this.#host.leave?.();
  };

  /** @param {MouseEvent} event */
  onClick = (event) => {
    if (event.detail === 0) {
      const cell = cellUnder(event);
      if (cell) this.#host.chooseCell(cell);
    } else if (!this.#done) {
      this.#host.clickAt(this.#point(event), event instanceof PointerEvent ? event.pointerType : 'mouse');
    }
    this.#done = false;
  };

  /** @param {MouseEvent} event */
  #point(event) {
    const drawing = this.#host.renderRoot.querySelector('svg.board');
    const toScreen = drawing instanceof SVGGraphicsElement ? drawing.getScreenCTM() : null;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(toScreen?.inverse());
    return { x, y };
  }
}

/**
 * The cell of the grid in which an event happened.
 *
 * @param {Event} event
 */
export function cellUnder(event) {
  const cell = event.target instanceof Element ? event.target.closest('[data-cell]') : null;
  return cell instanceof SVGElement ? cell.dataset.cell : undefined;
}
