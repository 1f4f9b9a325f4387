// A field to type a move.

import { css, html } from 'lit';
import { Component } from '../lib/component.js';
import { say, sayOr } from '../lib/messages.js';
import { base, controls } from './shared-styles.js';

class TypedMove extends Component {
  static properties = {
    game: {},
    disabled: { type: Boolean },
  };

  constructor() {
    super();
    this.game = '';
    this.disabled = false;
  }

  /** @param {SubmitEvent} event */
  #submit(event) {
    event.preventDefault();
    const input = this.drawn('input');
    const text = input.value.trim();
    if (!text) return;
    this.emit('move-typed', { text, done: () => (input.value = '') });
  }

  render() {
    return html`<form @submit=${this.#submit}>
      <label for="move">${say('typed.label')}</label>
      <div class="line">
        <input
          id="move"
          maxlength="64"
          autocomplete="off"
          autocapitalize="off"
          spellcheck="false"
          enterkeyhint="go"
          placeholder=${sayOr(`typed.example.${this.game}`, '')}
          ?disabled=${this.disabled}
        />
        <button ?disabled=${this.disabled}>${say('typed.play')}</button>
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
      label {
        display: block;
        margin-bottom: 0.25rem;
        font-size: 0.9rem;
        font-weight: 600;
      }
      .line {
        display: flex;
        gap: 0.5rem;
      }
      input {
        flex: 1;
        min-width: 0;
        font-family: var(--mono);
      }
    `,
  ];
}

customElements.define('typed-move', TypedMove);
