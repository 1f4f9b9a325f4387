// A clock that goes on by itself between two messages of the server.

import { css, html } from 'lit';
import { Component } from '../lib/component.js';
import { base } from './shared-styles.js';

const TICK_MS = 100;
const HURRY_MS = 20_000;

class ClockFace extends Component {
  static properties = {
    leftMs: { type: Number },
    running: { type: Boolean },
    since: { type: Number },
    label: {},
    now: { state: true },
  };

  #timer;

  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.#timer);
  }

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
    return html`<span class="face ${this.running ? 'running' : ''} ${left < HURRY_MS ? 'hurry' : ''}" role="timer" aria-label=${this.label} aria-live="off">
      ${timeText(left)}
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

/** Minutes and seconds; hours where there are any; tenths when it gets tight. */
function timeText(ms) {
  if (ms < HURRY_MS) return `0:${(Math.floor(ms / 100) / 10).toFixed(1).padStart(4, '0')}`;
  const seconds = Math.ceil(ms / 1000);
  const two = (value) => String(value).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${two(seconds % 60)}`;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}

customElements.define('clock-face', ClockFace);
