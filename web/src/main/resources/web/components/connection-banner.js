// Shows that the server is not reachable, and keeps the move that could not be sent.

import { css, html, nothing } from 'lit';
import { Component } from '../lib/component.js';
import { say } from '../lib/messages.js';
import { base, controls } from './shared-styles.js';
import { icon } from './icons.js';

class ConnectionBanner extends Component {
  static properties = {
    offline: { type: Boolean },
    unsent: { attribute: false },
  };

  constructor() {
    super();
    this.offline = false;
    /** @type {{move: string} | null} */
    this.unsent = null;
  }

  render() {
    return html`<div role="status">
      ${this.offline ? html`<p class="banner">${icon('warning')}<span>${say('connection.offline')}</span></p>` : nothing}
      ${this.unsent
        ? html`<p class="banner">
            <span>${say('connection.unsent', this.unsent.move)}</span>
            <button class="main" @click=${() => this.emit('send-again')}>${say('connection.again')}</button>
            <button @click=${() => this.emit('unsent-forgotten')}>${say('connection.discard')}</button>
          </p>`
        : nothing}
    </div>`;
  }

  static styles = [
    base,
    controls,
    css`
      .banner {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.4rem 0.75rem;
        margin-bottom: 0.5rem;
        padding: 0.4rem 0.9rem;
        border: 1px solid var(--line-strong);
        border-radius: var(--radius-small);
        background: var(--surface-2);
        font-size: 0.92rem;
      }
      span {
        flex: 1 1 10rem;
      }
      button {
        min-height: 36px;
      }
    `,
  ];
}

customElements.define('connection-banner', ConnectionBanner);
