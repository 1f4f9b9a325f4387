// A clock or none: a few preset ones, or custom minutes and increment.

import { css, html } from 'lit';
import { Component } from '../lib/component.js';
import { say } from '../lib/messages.js';
import { withValue } from '../lib/fields.js';
import { base, controls } from './shared-styles.js';

/** @import {Clock} from '../types/index.js' */

/** Minutes and seconds. */
/** @type {[number, number][]} */
const PRESETS = [
  [1, 1],
  [3, 2],
  [5, 3],
  [10, 5],
  [15, 10],
  [30, 0],
];
const MAX_MINUTES = 1440;
const MAX_INCREMENT = 3600;

class ClockField extends Component {
  static properties = {
    clock: { attribute: false },
    custom: { state: true },
  };

  constructor() {
    super();
    /** @type {Clock | null} */
    this.clock = null;
    this.custom = false;
  }

  /** @param {Clock | null} clock */
  #set(clock) {
    this.emit('clock-changed', { clock });
  }

  /** @param {string} value */
  #choose(value) {
    this.custom = value === 'custom';
    if (value === 'none') this.#set(null);
    else if (value === 'custom') this.#set(this.clock ?? clockOf(5, 0));
    else this.#set(PRESETS.map(([minutes, increment]) => clockOf(minutes, increment))[Number(value)]);
  }

  #entered() {
    const [minutes, increment] = [...this.renderRoot.querySelectorAll('input')];
    if (minutes.checkValidity() && increment.checkValidity() && minutes.value && increment.value) {
      this.#set(clockOf(Number(minutes.value), Number(increment.value)));
    }
  }

  get #chosen() {
    if (!this.clock) return 'none';
    const { clock } = this;
    const preset = PRESETS.findIndex(([minutes, increment]) => same(clockOf(minutes, increment), clock));
    return preset >= 0 && !this.custom ? String(preset) : 'custom';
  }

  render() {
    const chosen = this.#chosen;
    /**
     * @param {string} value
     * @param {string} text
     */
    const option = (value, text) => html`<option value=${value} ?selected=${value === chosen}>${text}</option>`;
    return html`<div class="field">
      <label for="clock">${say('clock.label')}</label>
      <select id="clock" @change=${withValue((value) => this.#choose(value))}>
        ${option('none', say('clock.none'))}
        ${PRESETS.map(([minutes, increment], index) => option(String(index), clockText(clockOf(minutes, increment))))}
        ${option('custom', say('clock.custom'))}
      </select>
      ${chosen === 'custom'
        ? html`<div class="own">
            <div class="field">
              <label for="minutes">${say('clock.minutes')}</label>
              <input id="minutes" type="number" min="0.1" max=${MAX_MINUTES} step="any" .value=${String((this.clock?.initialMs ?? 0) / 60_000)} @change=${this.#entered} />
            </div>
            <div class="field">
              <label for="increment">${say('clock.increment')}</label>
              <input id="increment" type="number" min="0" max=${MAX_INCREMENT} step="1" .value=${String((this.clock?.incrementMs ?? 0) / 1000)} @change=${this.#entered} />
            </div>
          </div>`
        : ''}
    </div>`;
  }

  static styles = [
    base,
    controls,
    css`
      :host {
        display: block;
      }
      .own {
        display: grid;
        grid-template-columns: 1fr 1fr;
        gap: 0.75rem;
        margin-top: 0.4rem;
      }
      .own label {
        font-weight: 500;
        font-size: 0.9rem;
      }
      input,
      select {
        width: 100%;
      }
    `,
  ];
}

/**
 * @param {number} minutes
 * @param {number} increment seconds
 */
function clockOf(minutes, increment) {
  return { initialMs: Math.round(minutes * 60_000), incrementMs: Math.round(increment * 1000) };
}

/**
 * @param {Clock} one
 * @param {Clock} other
 */
function same(one, other) {
  return one.initialMs === other.initialMs && one.incrementMs === other.incrementMs;
}

/**
 * Such as 5 min + 3 s.
 *
 * @param {Clock} clock
 */
export function clockText({ initialMs, incrementMs }) {
  return say('clock.text', initialMs / 60_000, incrementMs / 1000);
}

customElements.define('clock-field', ClockField);
