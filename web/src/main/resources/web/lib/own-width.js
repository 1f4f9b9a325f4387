// How wide a component is, so that a drawing keeps its letters readable on a phone.

/** @import {ReactiveControllerHost} from 'lit' */

const STANDARD = 640;
const LEAST = 260;

export class OwnWidth {
  value = STANDARD;
  #host;
  /** @type {ResizeObserver | undefined} */
  #observer;

  /** @param {ReactiveControllerHost & Element} host */
  constructor(host) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected() {
    this.#observer = new ResizeObserver(([entry]) => requestAnimationFrame(() => this.#take(entry.contentRect.width)));
    this.#observer.observe(this.#host);
  }

  hostDisconnected() {
    this.#observer?.disconnect();
  }

  /** @param {number} width */
  #take(width) {
    const value = Math.max(LEAST, Math.min(STANDARD, Math.round(width)));
    if (value === this.value) return;
    this.value = value;
    this.#host.requestUpdate();
  }
}
