/** How far a pointer travels, in CSS pixels, before a press becomes a drag. */
const DRAG_DISTANCE = 6;

/**
 * Mouse, finger and pen on a board's drawing, as points in the drawing's own units.
 *
 * The host may have `hover(point, type)`, `leave()`, `press(point, type)` (true: dragging may
 * begin here), `drag(point)`, `drop(point, moved)` (the end of a press that was taken; true: this
 * was all, no click follows), `giveUp()` (the browser took the pointer away) and
 * `click(point, type)`. A click of an assistive technology has no place; it goes to `chooseCell`.
 */
export class Pointer {
  #host;
  #start = null;
  #moved = false;
  #done = false;

  constructor(host) {
    this.#host = host;
  }

  onPointerDown = (event) => {
    this.#done = false;
    if (!event.isPrimary || event.button !== 0) return;
    if (!this.#host.press?.(this.#point(event), event.pointerType)) return;
    this.#start = { id: event.pointerId, x: event.clientX, y: event.clientY };
    this.#moved = false;
    event.currentTarget.setPointerCapture(event.pointerId);
  };

  onPointerMove = (event) => {
    if (!this.#start) {
      if (event.pointerType !== 'touch') this.#host.hover?.(this.#point(event), event.pointerType);
      return;
    }
    if (event.pointerId !== this.#start.id) return;
    const distance = Math.hypot(event.clientX - this.#start.x, event.clientY - this.#start.y);
    this.#moved ||= distance > DRAG_DISTANCE;
    if (this.#moved) this.#host.drag?.(this.#point(event));
  };

  onPointerUp = (event) => {
    if (event.pointerId !== this.#start?.id) return;
    this.#start = null;
    this.#done = Boolean(this.#host.drop?.(this.#point(event), this.#moved));
  };

  onPointerCancel = (event) => {
    if (event.pointerId !== this.#start?.id) return;
    this.#start = null;
    this.#host.giveUp?.();
  };

  onPointerLeave = () => {
    if (!this.#start) this.#host.leave?.();
  };

  onClick = (event) => {
    if (event.detail === 0) {
      const cell = event.target.closest('[data-cell]')?.dataset.cell;
      if (cell) this.#host.chooseCell(cell);
    } else if (!this.#done) {
      this.#host.click(this.#point(event), event.pointerType ?? 'mouse');
    }
    this.#done = false;
  };

  #point(event) {
    const drawing = this.#host.renderRoot.querySelector('svg.board');
    const { x, y } = new DOMPoint(event.clientX, event.clientY)
      .matrixTransform(drawing.getScreenCTM().inverse());
    return { x, y };
  }
}
