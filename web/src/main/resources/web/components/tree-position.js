// The tree of a game position, or a recording of the engine's own search there.

import { css, html } from 'lit';
import { Component } from '../lib/component.js';
import { api } from '../lib/api.js';
import { say } from '../lib/messages.js';
import { gameName } from '../lib/names.js';
import { base, controls } from './shared-styles.js';

/** @import {TreeSource} from '../types/index.js' */

/** @type {('position' | 'moves' | 'choose')[]} */
const TEXTS = ['position', 'moves', 'choose'];

class TreePosition extends Component {
  static properties = {
    source: { attribute: false },
    games: { state: true },
  };

  constructor() {
    super();
    /** @type {TreeSource | null} */
    this.source = null;
    /** @type {string[]} */
    this.games = [];
  }

  connectedCallback() {
    super.connectedCallback();
    api.catalogue().then(({ games }) => (this.games = games.map(({ name }) => name)), () => (this.games = []));
  }

  /** @param {SubmitEvent} event */
  #submit(event) {
    event.preventDefault();
    const form = this.drawn('form');
    if (!form.reportValidity()) return;
    /** @param {string} name */
    const value = (name) => String(new FormData(form).get(name) ?? '').trim();
    /** @type {TreeSource} */
    const source = { game: value('game'), depth: Number(value('depth')), best: Number(value('best')) };
    for (const name of TEXTS) if (value(name)) source[name] = value(name);
    if (value('recorded')) source.recorded = true;
    this.emit('position-taken', { source });
  }

  render() {
    /** @type {TreeSource} */
    const source = this.source ?? {};
    // Only an address can name a game with parameters.
    const games = !source.game || this.games.includes(source.game) ? this.games : [...this.games, source.game];
    return html`<form @submit=${this.#submit} novalidate>
      <div class="fields">
        <div class="field">
          <label for="game">${say('tree.position.game')}</label>
          <select id="game" name="game">
            ${games.map((name) => html`<option value=${name} ?selected=${name === source.game}>${gameName(name)}</option>`)}
          </select>
        </div>
        <div class="field">
          <label for="depth">${say('tree.position.depth')}</label>
          <input id="depth" name="depth" type="number" min="1" max="4" required .value=${String(source.depth ?? 3)} />
        </div>
        <div class="field">
          <label for="best">${say('tree.position.best')}</label>
          <input id="best" name="best" type="number" min="1" max="20" required .value=${String(source.best ?? 3)} />
        </div>
      </div>
      ${TEXTS.map(
        (name) => html`<div class="field">
          <label for=${name}>${say(`tree.position.${name}`)}</label>
          <input id=${name} name=${name} class="code" maxlength="4000" autocomplete="off" spellcheck="false" .value=${source[name] ?? ''} />
        </div>`,
      )}
      <label class="check"><input id="recorded" name="recorded" type="checkbox" .checked=${source.recorded ?? false} />${say('tree.position.recorded')}</label>
      <div class="buttons"><button class="main">${say('tree.position.make')}</button></div>
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
        gap: 0.6rem;
      }
      .fields {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(8rem, 100%), 1fr));
        gap: 0.6rem;
      }
      input:not([type='checkbox']),
      select {
        width: 100%;
      }
      .code {
        font-family: var(--mono);
      }
    `,
  ];
}

customElements.define('tree-position', TreePosition);
