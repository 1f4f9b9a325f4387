// Which games to list: by title, player, game, result, day and a position that they reached.

import { css, html } from 'lit';
import { Component } from '../lib/component.js';
import { say } from '../lib/messages.js';
import { gameName, resultShort } from '../lib/names.js';
import { withValue } from '../lib/fields.js';
import { base, controls } from './shared-styles.js';

/** @import {Catalogue, GameFilters, Result} from '../types/index.js' */

/** @type {Result[]} */
const RESULTS = ['undecided', 'first', 'second', 'draw'];
const TYPING_DELAY_MS = 250;

/** @typedef {Exclude<keyof GameFilters, 'cursor' | 'limit'>} FilterName */

class GamesFilter extends Component {
  static properties = {
    catalogue: { attribute: false },
    filters: { attribute: false },
  };

  /** @type {Partial<Record<FilterName, number>>} */
  #timers = {};

  constructor() {
    super();
    /** @type {Catalogue | null} */
    this.catalogue = null;
    /** @type {GameFilters} */
    this.filters = {};
  }

  /**
   * @param {FilterName} name
   * @param {string} value
   */
  #change(name, value) {
    this.emit('filters-changed', { filters: { ...this.filters, [name]: value } });
  }

  /**
   * @param {FilterName} name
   * @param {string} value
   */
  #typed(name, value) {
    clearTimeout(this.#timers[name]);
    this.#timers[name] = setTimeout(() => this.#change(name, value.trim()), TYPING_DELAY_MS);
  }

  render() {
    const names = this.catalogue?.games.map((game) => game.name) ?? [];
    return html`<form role="search" aria-label=${say('filter.label')} @submit=${(/** @type {SubmitEvent} */ event) => event.preventDefault()}>
      ${this.#text('title', 200)} ${this.#text('player', 200)} ${this.#text('position', 1000, !this.filters.game)} ${this.#select('game', names, gameName)} ${this.#select('result', RESULTS, resultShort)} ${this.#date('since')} ${this.#date('until')}
    </form>`;
  }

  /**
   * A position needs a game.
   *
   * @param {FilterName} name
   * @param {number} longest
   */
  #text(name, longest, disabled = false) {
    return html`<div class="field wide">
      <label for=${name}>${say(`filter.${name}`)}</label>
      <input
        id=${name}
        type="search"
        maxlength=${longest}
        placeholder=${disabled ? say('filter.game-first') : ''}
        ?disabled=${disabled}
        .value=${this.filters[name] ?? ''}
        @input=${withValue((value) => this.#typed(name, value))}
      />
    </div>`;
  }

  /**
   * @template {string} Value
   * @param {FilterName} name
   * @param {Value[]} values
   * @param {(value: Value) => string} text
   */
  #select(name, values, text) {
    return html`<div class="field">
      <label for=${name}>${say(`filter.${name}`)}</label>
      <select id=${name} @change=${withValue((value) => this.#change(name, value))}>
        <option value="">${say('filter.all')}</option>
        ${values.map((value) => html`<option value=${value} ?selected=${this.filters[name] === value}>${text(value)}</option>`)}
      </select>
    </div>`;
  }

  /** @param {FilterName} name */
  #date(name) {
    return html`<div class="field">
      <label for=${name}>${say(`filter.${name}`)}</label>
      <input id=${name} type="date" .value=${this.filters[name] ?? ''} @change=${withValue((value) => this.#change(name, value))} />
    </div>`;
  }

  static styles = [
    base,
    controls,
    css`
      form {
        display: grid;
        grid-template-columns: repeat(12, 1fr);
        gap: 0.75rem;
      }
      .field {
        grid-column: span 3;
      }
      .wide {
        grid-column: span 4;
      }
      label {
        font-size: 0.85rem;
      }
      input,
      select {
        width: 100%;
        min-width: 0;
      }
      @media (max-width: 900px) {
        form {
          grid-template-columns: 1fr 1fr;
        }
        .field {
          grid-column: auto;
        }
        .wide {
          grid-column: 1 / -1;
        }
      }
    `,
  ];
}

customElements.define('games-filter', GamesFilter);
