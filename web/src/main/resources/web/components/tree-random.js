// A random tree with targets. The same seed gives the same tree.

import { css, html } from 'lit';
import { Component } from '../lib/component.js';
import { say } from '../lib/messages.js';
import { base, controls } from './shared-styles.js';

/** @type {{name: 'depth' | 'branching' | 'cutoffs' | 'least' | 'greatest' | 'seed', min: number, max: number, standard: number | ''}[]} */
const NUMBERS = [
  { name: 'depth', min: 1, max: 8, standard: 3 },
  { name: 'branching', min: 1, max: 6, standard: 2 },
  { name: 'cutoffs', min: 0, max: 30, standard: '' },
  { name: 'least', min: -999, max: 999, standard: -9 },
  { name: 'greatest', min: -999, max: 999, standard: 9 },
  { name: 'seed', min: 0, max: 999999, standard: 1 },
];
/** @type {('deep' | 'uneven' | 'min')[]} */
const FLAGS = ['deep', 'uneven', 'min'];

class TreeRandom extends Component {
  static properties = { action: {} };

  constructor() {
    super();
    this.action = '';
  }

  /** @param {Event} event */
  #ask(event) {
    event.preventDefault();
    const form = this.drawn('form');
    if (!form.reportValidity()) return;
    /** @param {string} name */
    const value = (name) => String(new FormData(form).get(name) ?? '').trim();
    const parts = [`depth=${value('depth')}`, `branching=${value('branching')}`, `values=${value('least')}..${value('greatest')}`];
    if (value('cutoffs') !== '') parts.push(`cutoffs=${value('cutoffs')}`);
    if (value('deep')) parts.push('deep');
    if (value('uneven')) parts.push('uneven');
    if (value('min')) parts.push('root=min');
    parts.push(`seed=${value('seed')}`);
    this.emit('random-asked', { random: parts.join(',') });
  }

  /** @param {Event} event */
  #another(event) {
    const seed = this.renderRoot.querySelector('#seed');
    if (!(seed instanceof HTMLInputElement)) return;
    seed.value = String(Number(seed.value || 0) + 1);
    this.#ask(event);
  }

  render() {
    return html`<form @submit=${this.#ask} novalidate>
      <div class="fields">
        ${NUMBERS.map(
          ({ name, min, max, standard }) => html`<div class="field">
            <label for=${name}>${say(`tree.random.${name}`)}</label>
            <input id=${name} name=${name} type="number" step="1" min=${min} max=${max} value=${standard} ?required=${name !== 'cutoffs'} placeholder=${name === 'cutoffs' ? say('tree.random.any') : ''} />
          </div>`,
        )}
      </div>
      ${FLAGS.map((name) => html`<label class="check"><input id=${name} name=${name} type="checkbox" />${say(`tree.random.${name}`)}</label>`)}
      <div class="buttons">
        <button class="main">${this.action}</button>
        <button type="button" data-action="another" @click=${this.#another}>${say('tree.random.another')}</button>
      </div>
    </form>`;
  }

  static styles = [
    base,
    controls,
    css`
      :host {
        display: block;
      }
      form {
        display: grid;
        gap: 0.5rem;
      }
      .fields {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(8rem, 100%), 1fr));
        gap: 0.6rem;
      }
      input[type='number'] {
        width: 100%;
      }
    `,
  ];
}

customElements.define('tree-random', TreeRandom);
