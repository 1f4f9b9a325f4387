// The width of a component, so that texts in a drawing stay readable on a phone.

/** @import {ReactiveControllerHost} from 'lit' */

const MAX_WIDTH = 640;
const MIN_WIDTH = 260;

export class ComponentWidth {
  value = MAX_WIDTH;
  #host;
  /** @type {ResizeObserver | undefined} */
  #observer;

  /** @param {ReactiveControllerHost & Element} host */
  constructor(host) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected() {
    this.#observer = new ResizeObserver(([entry]) => requestAnimationFrame(() => this.#update(entry.contentRect.width)));
    this.#observer.observe(this.#host);
  }

  hostDisconnected() {
    this.#observer?.disconnect();
  }

  /** @param {number} width */
  #update(width) {
    const value = Math.max(MIN_WIDTH, Math.min(MAX_WIDTH, Math.round(width)));
    if (value === this.value) return;
    this.value = value;
    this.#host.requestUpdate();
  }
}
