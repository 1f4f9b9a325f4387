// A clock that runs in the browser between two messages of the server.

import { css, html } from 'lit';
import { Component } from '../lib/component.js';
import { formatClock } from '../lib/format.js';
import { base } from './shared-styles.js';

/** @import {PropertyValues} from 'lit' */

const TICK_MS = 100;
const LOW_TIME_MS = 20_000;

class ClockFace extends Component {
  static properties = {
    leftMs: { type: Number },
    running: { type: Boolean },
    since: { type: Number },
    label: {},
    now: { state: true },
  };

  /** @type {number | undefined} */
  #timer;

  constructor() {
    super();
    this.leftMs = 0;
    this.running = false;
    /** the time of `leftMs` */
    this.since = 0;
    this.label = '';
    /** set at every tick, to draw again */
    this.now = 0;
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.#timer);
  }

  /** @param {PropertyValues<this>} changed */
  willUpdate(changed) {
    if (!changed.has('running')) return;
    clearInterval(this.#timer);
    if (this.running) this.#timer = setInterval(() => (this.now = performance.now()), TICK_MS);
  }

  get #left() {
    const gone = this.running ? Math.max(0, performance.now() - this.since) : 0;
    return Math.max(0, this.leftMs - gone);
  }

  render() {
    const left = this.#left;
    return html`<span class="face ${this.running ? 'running' : ''} ${left < LOW_TIME_MS ? 'hurry' : ''}" role="timer" aria-label=${this.label} aria-live="off">
      ${formatClock(left, { tenths: left < LOW_TIME_MS })}
    </span>`;
  }

  static styles = [
    base,
    css`
      .face {
        display: inline-block;
        min-width: 4.6rem;
        padding: 0.25rem 0.6rem;
        border-radius: var(--radius-small);
        background: var(--surface-2);
        font-size: 1.15rem;
        font-weight: 650;
        font-variant-numeric: tabular-nums;
        text-align: center;
      }
      @media (max-width: 480px) {
        .face {
          min-width: 3.6rem;
          padding-inline: 0.4rem;
          font-size: 1rem;
        }
      }
      .running {
        background: var(--accent);
        color: var(--on-accent);
      }
      .hurry:not(.running) {
        color: var(--danger);
      }
      .running.hurry {
        background: var(--danger);
        color: var(--page);
      }
    `,
  ];
}

customElements.define('clock-face', ClockFace);
