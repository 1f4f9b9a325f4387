// The weights of an evaluator. Weights that differ only in the phase of the game share a row.

import { css, html } from 'lit';
import { Component } from '../lib/component.js';
import { inputOf } from '../lib/fields.js';
import { say, sayOr } from '../lib/messages.js';
import { weightValue, withWeight } from '../lib/players.js';
import { base, controls } from './shared-styles.js';

/** @import {CustomPlayer, Weight} from '../types/index.js' */

const PHASED = /^(.*)-(\d+|opening|endgame)$/;

/** @typedef {{name: string, help: string, weights: {weight: Weight, phase: string | undefined}[]}} WeightGroup */

class WeightTable extends Component {
  static properties = {
    game: {},
    weights: { attribute: false },
    player: { attribute: false },
  };

  constructor() {
    super();
    this.game = '';
    /** @type {Weight[]} */
    this.weights = [];
    /** @type {CustomPlayer} */
    this.player;
  }

  /**
   * @param {Weight} weight
   * @param {HTMLInputElement} input
   */
  #set(weight, input) {
    if (input.value.trim() === '' || !input.checkValidity()) {
      input.value = weightValue(this.player, weight);
      return;
    }
    this.emit('weights-changed', { player: withWeight(this.player, weight, String(Number(input.value))) });
  }

  render() {
    return html`<ul>${grouped(this.weights).map((group) => this.#group(group))}</ul>`;
  }

  /** @param {WeightGroup} group */
  #group({ name, help, weights }) {
    const text = sayOr(`weight.${this.game}.${name}`, help);
    return html`<li class=${weights.length === 1 ? 'single' : ''}>
      <span class="text">${text}</span>
      <div class="values">${weights.map((each) => this.#weight(each, text))}</div>
    </li>`;
  }

  /**
   * @param {WeightGroup['weights'][number]} phased
   * @param {string} text
   */
  #weight({ weight, phase }, text) {
    const when = phaseText(phase);
    const changed = weight.name in (this.player.options ?? {});
    return html`<label class=${changed ? 'changed' : ''}>
      ${when ? html`<span class="small">${when}</span>` : ''}
      <input
        type="number"
        step="1"
        data-weight=${weight.name}
        aria-label=${when ? say('weight.of-phase', text, when) : text}
        .value=${weightValue(this.player, weight)}
        @change=${(/** @type {Event} */ event) => this.#set(weight, inputOf(event))}
      />
    </label>`;
  }

  static styles = [
    base,
    controls,
    css`
      ul {
        margin: 0;
        padding: 0;
        list-style: none;
      }
      li {
        display: grid;
        gap: 0.25rem;
        padding: 0.5rem 0;
        border-top: 1px solid var(--line);
      }
      .single {
        grid-template-columns: 1fr 5.5rem;
        align-items: center;
      }
      .text {
        font-size: 0.9rem;
        font-weight: 550;
      }
      .values {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(4.6rem, 1fr));
        gap: 0.4rem;
      }
      label {
        display: grid;
        color: var(--muted);
        line-height: 1.2;
      }
      input {
        width: 100%;
        min-height: 36px;
        padding: 0.2rem 0.4rem;
        font-variant-numeric: tabular-nums;
      }
      .changed input {
        border-color: var(--accent);
        border-width: 2px;
      }
      .changed span {
        color: var(--accent);
        font-weight: 600;
      }
    `,
  ];
}

/** @param {string | undefined} phase */
function phaseText(phase) {
  if (phase === undefined) return '';
  return /^\d+$/.test(phase) ? say('weight.phase.discs', phase) : sayOr(`weight.phase.${phase}`, phase);
}

/**
 * The words before the semicolon name the feature, those after it the phase.
 *
 * @param {Weight[]} weights
 */
function grouped(weights) {
  /** @type {Map<string, WeightGroup>} */
  const groups = new Map();
  for (const weight of weights) {
    const [, name, phase] = PHASED.exec(weight.name) ?? ['', weight.name, undefined];
    const group = groups.get(name) ?? { name, help: weight.help.split(';')[0], weights: [] };
    groups.set(name, group);
    group.weights.push({ weight, phase });
  }
  return [...groups.values()];
}

customElements.define('weight-table', WeightTable);
