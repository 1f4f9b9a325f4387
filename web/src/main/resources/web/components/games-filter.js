// Which games to list: by title, player, game, result, day and a position that they reached.

import { css, html } from 'lit';
import { Component } from '../lib/component.js';
import { say } from '../lib/messages.js';
import { gameName, resultShort } from '../lib/names.js';
import { base, controls } from './shared-styles.js';

const RESULTS = ['undecided', 'first', 'second', 'draw'];
const TYPED_AFTER_MS = 250;

class GamesFilter extends Component {
  static properties = {
    catalogue: { attribute: false },
    filters: { attribute: false },
  };

  #timers = {};

  #change(name, value) {
    this.tell('filters-changed', { filters: { ...this.filters, [name]: value } });
  }

  #typed(name, value) {
    clearTimeout(this.#timers[name]);
    this.#timers[name] = setTimeout(() => this.#change(name, value.trim()), TYPED_AFTER_MS);
  }

  render() {
    const names = this.catalogue?.games.map((game) => game.name) ?? [];
    return html`<form role="search" aria-label=${say('filter.label')} @submit=${(event) => event.preventDefault()}>
      ${this.#text('title', 200)} ${this.#text('player', 200)} ${this.#text('position', 1000, !this.filters.game)} ${this.#select('game', names, gameName)} ${this.#select('result', RESULTS, resultShort)} ${this.#date('since')} ${this.#date('until')}
    </form>`;
  }

  /** A position means something once its game is known. */
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
        @input=${(event) => this.#typed(name, event.target.value)}
      />
    </div>`;
  }

  #select(name, values, text) {
    return html`<div class="field">
      <label for=${name}>${say(`filter.${name}`)}</label>
      <select id=${name} @change=${(event) => this.#change(name, event.target.value)}>
        <option value="">${say('filter.all')}</option>
        ${values.map((value) => html`<option value=${value} ?selected=${this.filters[name] === value}>${text(value)}</option>`)}
      </select>
    </div>`;
  }

  #date(name) {
    return html`<div class="field">
      <label for=${name}>${say(`filter.${name}`)}</label>
      <input id=${name} type="date" .value=${this.filters[name] ?? ''} @change=${(event) => this.#change(name, event.target.value)} />
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
