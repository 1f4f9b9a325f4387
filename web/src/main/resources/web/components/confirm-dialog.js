// Asks for confirmation before an action that cannot be undone. `ask` resolves to whether the person agreed.

import { css, html } from 'lit';
import { Component } from '../lib/component.js';
import { say } from '../lib/messages.js';
import { base, controls } from './shared-styles.js';

export class ConfirmDialog extends Component {
  static properties = { question: { state: true } };

  /** @type {((agreed: boolean) => void) | undefined} */
  #answer;

  constructor() {
    super();
    /** @type {{title: string, text: string, agree: string}} */
    this.question = { title: '', text: '', agree: '' };
  }

  /**
   * @param {string} title
   * @param {string} text
   * @param {string} agree what the button says
   * @returns {Promise<boolean>}
   */
  async ask(title, text, agree) {
    this.question = { title, text, agree };
    await this.updateComplete;
    const dialog = this.drawn('dialog');
    dialog.returnValue = '';
    dialog.showModal();
    return new Promise((resolve) => {
      this.#answer = resolve;
    });
  }

  /** @param {'yes' | 'no'} value */
  #close(value) {
    this.drawn('dialog').close(value);
  }

  #closed() {
    this.#answer?.(this.drawn('dialog').returnValue === 'yes');
  }

  render() {
    const { title, text, agree } = this.question;
    return html`<dialog aria-labelledby="title" aria-describedby="text" @close=${this.#closed}>
      <h2 id="title">${title}</h2>
      <p id="text">${text}</p>
      <div class="buttons">
        <button class="main" @click=${() => this.#close('yes')}>${agree}</button>
        <button @click=${() => this.#close('no')}>${say('action.cancel')}</button>
      </div>
    </dialog>`;
  }

  static styles = [
    base,
    controls,
    css`
      p {
        margin: 0.75rem 0 1.25rem;
      }
    `,
  ];
}

customElements.define('confirm-dialog', ConfirmDialog);
