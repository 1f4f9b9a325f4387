// The line under the board: the result, the side to move, or for some seconds why a move is not allowed.

import { css, html } from 'lit';
import { Component } from '../lib/component.js';
import { base, controls } from './shared-styles.js';
import { icon } from './icons.js';

/** @import {IconName, StatusAction} from '../types/index.js' */

/** @type {Record<string, IconName | undefined>} */
const PICTURES = { result: 'flag', refused: 'warning', looking: 'search', hint: 'hint' };

class StatusLine extends Component {
  static properties = {
    kind: { reflect: true },
    text: {},
    /** Buttons as {action, text, main}. */
    actions: { attribute: false },
  };

  constructor() {
    super();
    this.kind = 'info';
    this.text = '';
    /** @type {StatusAction[]} */
    this.actions = [];
  }

  render() {
    const picture = PICTURES[this.kind];
    return html`<div class="line">
      ${picture ? icon(picture) : ''}
      <p>${this.text}</p>
      ${this.actions.map(
        ({ action, text, main }) => html`<button class=${main ? 'main' : ''} @click=${() => this.emit('action-chosen', { action })}>
          ${text}
        </button>`,
      )}
    </div>`;
  }

  static styles = [
    base,
    controls,
    css`
      :host {
        display: block;
      }
      .line {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.3rem 0.6rem;
        min-height: 2.75rem;
        padding: 0.15rem 0.75rem;
        border-radius: var(--radius-small);
      }
      p {
        flex: 1 1 10rem;
      }
      button {
        min-height: 38px;
      }
      :host([kind='turn']) p {
        font-weight: 600;
      }
      :host([kind='result']) .line {
        padding-block: 0.5rem;
        background: var(--accent-soft);
        box-shadow: inset 0 0 0 1px var(--accent);
      }
      :host([kind='result']) p {
        font-size: 1.1rem;
        font-weight: 700;
      }
      :host([kind='refused']) .line {
        background: color-mix(in srgb, var(--danger) 10%, var(--surface));
        color: var(--danger);
      }
      /* On a phone it stays visible above the buttons. */
      @media (max-width: 759px) {
        :host([kind='refused']) {
          position: fixed;
          inset: auto 0.5rem 4.9rem;
          z-index: 6;
        }
        :host([kind='refused']) .line {
          box-shadow: inset 0 0 0 1px var(--danger), var(--shadow);
        }
      }
      :host([kind='looking']) .line,
      :host([kind='hint']) .line {
        background: var(--surface-2);
      }
    `,
  ];
}

customElements.define('status-line', StatusLine);
