// Which algorithm runs on the tree, and in which order it looks at the children.

import { css, html, nothing } from 'lit';
import { Component } from '../lib/component.js';
import { say } from '../lib/messages.js';
import { ALGORITHMS } from '../lib/tree-address.js';
import { inputOf, withValue } from '../lib/fields.js';
import { base, controls } from './shared-styles.js';

/** @import {TreeAlgorithm, TreePanelSetup} from '../types/index.js' */

/** @type {('given' | 'reversed' | 'best' | 'worst' | 'random' | 'listed')[]} */
const ORDERS = ['given', 'reversed', 'best', 'worst', 'random', 'listed'];

class TreeSetupElement extends Component {
  static properties = {
    panel: { attribute: false },
    algorithms: { attribute: false },
    ordered: { type: Boolean },
    listing: { state: true },
  };

  constructor() {
    super();
    /** @type {TreePanelSetup} */
    this.panel;
    this.listing = false;
    /** @type {TreeAlgorithm[]} */
    this.algorithms = ALGORITHMS;
    this.ordered = true;
  }

  /** The kind of an order: its own word, or a list of children. */
  get #kind() {
    const { order } = this.panel;
    if (order.startsWith('random')) return 'random';
    return (!this.listing && namedOrder(order)) || 'listed';
  }

  /** @param {Partial<TreePanelSetup>} change */
  #change(change) {
    this.emit('panel-changed', { ...this.panel, ...change });
  }

  /** @param {string} kind */
  #chooseOrder(kind) {
    this.listing = kind === 'listed';
    if (kind === 'random') this.#change({ order: 'random:1' });
    else if (kind !== 'listed') this.#change({ order: kind });
    else this.updateComplete.then(() => this.drawn('input').focus());
  }

  /** @param {HTMLInputElement} input */
  #seed(input) {
    if (input.checkValidity()) this.#change({ order: `random:${input.value || 1}` });
  }

  render() {
    const { algorithm, order } = this.panel;
    const kind = this.#kind;
    return html`<div class="fields">
      <div class="field">
        <label for="algorithm">${say('tree.algorithm')}</label>
        <select id="algorithm" @change=${withValue((value) => this.#change({ algorithm: ALGORITHMS.find((name) => name === value) }))}>
          ${this.algorithms.map((name) => html`<option value=${name} ?selected=${name === algorithm}>${say(`tree.algorithm.${name}`)}</option>`)}
        </select>
      </div>
      ${this.ordered
        ? html`<div class="field">
            <label for="order">${say('tree.order')}</label>
            <select id="order" @change=${withValue((value) => this.#chooseOrder(value))}>
              ${ORDERS.map((name) => html`<option value=${name} ?selected=${name === kind}>${say(`tree.order.${name}`)}</option>`)}
            </select>
          </div>`
        : nothing}
      ${this.ordered && kind === 'random'
        ? html`<div class="field">
            <label for="seed">${say('tree.random.seed')}</label>
            <input id="seed" type="number" min="0" max="999999" step="1" .value=${order.split(':')[1] ?? '1'} @change=${(/** @type {Event} */ event) => this.#seed(inputOf(event))} />
          </div>`
        : nothing}
      ${this.ordered && kind === 'listed'
        ? html`<div class="field">
            <label for="list">${say('tree.order.list')}</label>
            <input id="list" maxlength="900" autocomplete="off" spellcheck="false" placeholder="A-C-B" .value=${namedOrder(order) ? '' : order} @change=${withValue((value) => value.trim() && this.#change({ order: value.trim() }))} />
          </div>`
        : nothing}
    </div>`;
  }

  static styles = [
    base,
    controls,
    css`
      :host {
        display: block;
      }
      .fields {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(11rem, 100%), 1fr));
        gap: 0.6rem;
      }
      select,
      input {
        width: 100%;
        min-width: 0;
      }
    `,
  ];
}

/** @param {string} order */
function namedOrder(order) {
  return ORDERS.find((name) => name === order);
}

customElements.define('tree-setup', TreeSetupElement);
