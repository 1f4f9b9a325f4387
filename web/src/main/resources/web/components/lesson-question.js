// A question of a lesson: choices, and an explanation of the chosen one.

import { css, html, nothing } from 'lit';
import { Component } from '../lib/component.js';
import { say } from '../lib/messages.js';
import { base, controls } from './shared-styles.js';
import { icon } from './icons.js';

class LessonQuestion extends Component {
  static properties = {
    ask: {},
    choices: { attribute: false },
    right: {},
    good: {},
    hint: {},
    taken: { state: true },
  };

  constructor() {
    super();
    this.ask = '';
    /** @type {{value: string, text: string}[]} */
    this.choices = [];
    this.right = '';
    this.good = '';
    this.hint = '';
    /** @type {string | null} */
    this.taken = null;
  }

  /** @param {string} value */
  #choose(value) {
    this.taken = value;
    this.emit('announce', { text: this.#verdict });
  }

  get #verdict() {
    return this.taken === this.right ? say('learn.right', this.good) : say('learn.wrong', this.hint);
  }

  render() {
    return html`<div role="group" aria-label=${say('learn.question')}>
      <p class="ask">${this.ask}</p>
      <div class="buttons">
        ${this.choices.map(
          ({ value, text }) => html`<button data-choice=${value} aria-pressed=${this.taken === value ? 'true' : 'false'} @click=${() => this.#choose(value)}>${text}</button>`,
        )}
      </div>
      ${this.taken === null
        ? nothing
        : html`<p class="verdict ${this.taken === this.right ? 'right' : 'wrong'}">${icon(this.taken === this.right ? 'check' : 'close')}<span>${this.#verdict}</span></p>`}
    </div>`;
  }

  static styles = [
    base,
    controls,
    css`
      :host {
        display: block;
        padding: 0.9rem 1rem;
        border-radius: var(--radius-small);
        background: var(--surface-2);
      }
      [role='group'] {
        display: grid;
        gap: 0.6rem;
      }
      .ask {
        font-weight: 600;
      }
      button {
        min-width: 4rem;
        text-align: start;
      }
      .verdict {
        display: flex;
        gap: 0.5rem;
        align-items: start;
      }
      .right {
        color: var(--accent);
      }
      .wrong {
        color: var(--danger);
      }
      .verdict span {
        color: var(--text);
      }
    `,
  ];
}

customElements.define('lesson-question', LessonQuestion);
