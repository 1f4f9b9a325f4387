// All the keys and what they do.

import { css, html } from 'lit';
import { Component } from '../lib/component.js';
import { say } from '../lib/messages.js';
import { KEYS } from '../lib/keys.js';
import { settings } from '../lib/settings.js';
import { base, controls } from './shared-styles.js';

export class KeysDialog extends Component {
  show() {
    this.requestUpdate();
    const dialog = this.drawn('dialog');
    if (!dialog.open) dialog.showModal();
  }

  render() {
    return html`<dialog aria-labelledby="title">
      <h2 id="title">${say('keys.title')}</h2>
      <dl>
        ${KEYS.map(
          ({ keys, action }) => html`<div>
            <dt>${keys.map((key) => html`<kbd>${key}</kbd>`)}</dt>
            <dd>${say(action)}</dd>
          </div>`,
        )}
      </dl>
      <p class="muted small">${say('keys.board')}</p>
      <p class="muted small">${say(settings.get('keys') ? 'keys.on' : 'keys.off')}</p>
      <div class="buttons">
        <button class="main" @click=${() => this.drawn('dialog').close()}>${say('action.close')}</button>
      </div>
    </dialog>`;
  }

  static styles = [
    base,
    controls,
    css`
      dl {
        margin: 1rem 0;
        display: grid;
        gap: 0.5rem;
      }
      dl div {
        display: grid;
        grid-template-columns: minmax(6.75rem, max-content) 1fr;
        align-items: baseline;
        gap: 0.75rem;
      }
      dd {
        margin: 0;
      }
      kbd {
        display: inline-block;
        min-width: 1.8rem;
        margin-inline-end: 0.3rem;
        padding: 0.05rem 0.45rem;
        border: 1px solid var(--line-strong);
        border-bottom-width: 2px;
        border-radius: 6px;
        background: var(--surface-2);
        font: 0.85rem var(--mono);
        text-align: center;
      }
      .buttons {
        margin-top: 1rem;
      }
      p + p {
        margin-top: 0.4rem;
      }
    `,
  ];
}

customElements.define('keys-dialog', KeysDialog);
