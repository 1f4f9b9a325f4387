// Which games to list: by game, result, day and title.

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

  #timer;

  #change(name, value) {
    this.tell('filters-changed', { filters: { ...this.filters, [name]: value } });
  }

  #typed(value) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#change('title', value.trim()), TYPED_AFTER_MS);
  }

  render() {
    const names = this.catalogue?.games.map((game) => game.name) ?? [];
    return html`<form role="search" aria-label=${say('filter.label')} @submit=${(event) => event.preventDefault()}>
      <div class="field wide">
        <label for="title">${say('filter.title')}</label>
        <input id="title" type="search" maxlength="200" .value=${this.filters.title ?? ''} @input=${(event) => this.#typed(event.target.value)} />
      </div>
      ${this.#select('game', names, gameName)} ${this.#select('result', RESULTS, resultShort)} ${this.#date('since')} ${this.#date('until')}
    </form>`;
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
        grid-template-columns: 2fr repeat(4, 1fr);
        gap: 0.75rem;
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
        .wide {
          grid-column: 1 / -1;
        }
      }
    `,
  ];
}

customElements.define('games-filter', GamesFilter);
