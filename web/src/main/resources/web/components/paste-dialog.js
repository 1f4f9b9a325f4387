// Moves or a position pasted as text become a game with the same players.

import { css, html } from 'lit';
import { Component } from '../lib/component.js';
import { api } from '../lib/api.js';
import { say } from '../lib/messages.js';
import { gameName } from '../lib/names.js';
import { explainText } from '../lib/problems.js';
import { go } from '../lib/router.js';
import { base, controls } from './shared-styles.js';

/** @import {Game} from '../types/index.js' */

export class PasteDialog extends Component {
  static properties = {
    game: { attribute: false },
    problem: { state: true },
  };

  constructor() {
    super();
    /** @type {Game | null} */
    this.game = null;
    this.problem = '';
  }

  show() {
    this.problem = '';
    this.drawn('dialog').showModal();
  }

  /** @param {SubmitEvent} event */
  async #open(event) {
    event.preventDefault();
    const text = this.drawn('textarea').value.trim();
    if (!text || !this.game) return;
    const { game, players, clock } = this.game;
    try {
      const created = await api.createGame({ game, players, text, ...(clock && { clock }) });
      this.drawn('dialog').close();
      go(`/play/${created.id}`);
    } catch (error) {
      this.problem = explainText(error);
    }
  }

  render() {
    return html`<dialog aria-labelledby="title">
      <form @submit=${this.#open}>
        <h2 id="title">${say('paste.title', this.game ? gameName(this.game.game) : '')}</h2>
        <label for="text">${say('paste.text')}</label>
        <textarea id="text" spellcheck="false" aria-describedby="problem"></textarea>
        <pre id="problem" role="alert">${this.problem}</pre>
        <div class="buttons">
          <button class="main">${say('paste.open')}</button>
          <button type="button" @click=${() => this.drawn('dialog').close()}>${say('action.cancel')}</button>
        </div>
      </form>
    </dialog>`;
  }

  static styles = [
    base,
    controls,
    css`
      form {
        display: grid;
        gap: 0.75rem;
      }
      pre {
        margin: 0;
        color: var(--danger);
        font: 0.85rem/1.4 var(--mono);
        white-space: pre-wrap;
        overflow-wrap: anywhere;
      }
    `,
  ];
}

customElements.define('paste-dialog', PasteDialog);
