// Buttons and a slider for the steps of a search.

import { css, html } from 'lit';
import { Component } from '../lib/component.js';
import { say } from '../lib/messages.js';
import { withValue } from '../lib/fields.js';
import { base, controls } from './shared-styles.js';
import { icon } from './icons.js';

/** @import {IconName} from '../types/index.js' */

/**
 * Where a key leads, or undefined.
 *
 * @param {string | null} key
 * @param {number} step
 * @param {number} last
 */
export function stepOfKey(key, step, last) {
  /** @type {Record<string, number | undefined>} */
  const targets = { ArrowLeft: Math.max(0, step - 1), ArrowRight: Math.min(last, step + 1), Home: 0, End: last };
  return key === null ? undefined : targets[key];
}

class TreeStepper extends Component {
  static properties = {
    step: { type: Number },
    last: { type: Number },
  };

  constructor() {
    super();
    this.step = 0;
    this.last = 0;
  }

  /** @param {number} step */
  #go(step) {
    const target = Math.min(Math.max(step, 0), this.last);
    if (target !== this.step) this.emit('step-chosen', { step: target });
  }

  /**
   * A disabled button would lose the focus, so it is only marked with aria-disabled.
   *
   * @param {string} action
   * @param {number} target
   * @param {string} text
   * @param {IconName} name
   */
  #button(action, target, text, name) {
    const idle = Math.min(Math.max(target, 0), this.last) === this.step;
    return html`<button data-action=${action} aria-label=${text} title=${text} aria-disabled=${idle ? 'true' : 'false'} @click=${() => this.#go(target)}>
      ${icon(name)}
    </button>`;
  }

  render() {
    const { step, last } = this;
    return html`<div class="line">
      ${this.#button('first', 0, say('tree.step.first'), 'first')}
      ${this.#button('back', step - 1, say('tree.step.back'), 'left')}
      ${this.#button('forward', step + 1, say('tree.step.forward'), 'right')}
      ${this.#button('last', last, say('tree.step.last'), 'last')}
      <input
        type="range"
        min="0"
        max=${last}
        .value=${String(step)}
        aria-label=${say('tree.step.slider')}
        @input=${withValue((value) => this.#go(Number(value)))}
      />
      <output>${say('tree.step.of', step, last)}</output>
    </div>`;
  }

  static styles = [
    base,
    controls,
    css`
      :host {
        display: block;
      }
      .line {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.4rem;
      }
      button {
        min-width: 44px;
        padding: 0.4em;
      }
      button[aria-disabled='true'] {
        color: var(--muted);
        cursor: default;
      }
      input {
        flex: 1 1 7rem;
        min-width: 5rem;
      }
      output {
        min-width: 4.5rem;
        text-align: end;
        font-variant-numeric: tabular-nums;
      }
    `,
  ];
}

customElements.define('tree-stepper', TreeStepper);
