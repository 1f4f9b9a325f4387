// The name of the game, and the title that a person gives it.

import { css, html } from 'lit';
import { Component } from '../lib/component.js';
import { say } from '../lib/messages.js';
import { gameName } from '../lib/names.js';
import { base, controls } from './shared-styles.js';
import { icon } from './icons.js';

/** @import {Game} from '../types/index.js' */

class GameTitle extends Component {
  static properties = {
    game: { attribute: false },
    editing: { state: true },
  };

  constructor() {
    super();
    /** @type {Game | null} */
    this.game = null;
    this.editing = false;
  }

  async #edit() {
    this.editing = true;
    await this.updateComplete;
    this.drawn('input').select();
  }

  /** @param {SubmitEvent} event */
  async #save(event) {
    event.preventDefault();
    const title = this.drawn('input').value.trim();
    this.emit('title-changed', { title });
    await this.#stop();
  }

  async #stop() {
    this.editing = false;
    await this.updateComplete;
    this.drawn('button').focus();
  }

  render() {
    if (!this.game) return html`<h1>…</h1>`;
    const { title, game } = this.game;
    if (this.editing) {
      return html`<form @submit=${this.#save} @keydown=${(/** @type {KeyboardEvent} */ event) => event.key === 'Escape' && this.#stop()}>
        <input maxlength="200" aria-label=${say('title.label')} .value=${title} placeholder=${gameName(game)} />
        <button class="main">${say('action.save')}</button>
      </form>`;
    }
    return html`<div class="line">
      <h1>${title || gameName(game)}</h1>
      ${title ? html`<span class="muted small">${gameName(game)}</span>` : ''}
      <button class="plain" aria-label=${say('action.rename')} title=${say('action.rename')} @click=${this.#edit}>${icon('edit')}</button>
    </div>`;
  }

  static styles = [
    base,
    controls,
    css`
      .line,
      form {
        display: flex;
        align-items: center;
        gap: 0.5rem;
        min-height: 2.5rem;
      }
      h1 {
        min-width: 0;
        overflow: hidden;
        font-size: 1.2rem;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      span {
        white-space: nowrap;
      }
      input {
        flex: 1;
        min-width: 0;
      }
      .plain {
        min-width: 36px;
        min-height: 36px;
        padding: 0;
        color: var(--muted);
      }
    `,
  ];
}

customElements.define('game-title', GameTitle);
