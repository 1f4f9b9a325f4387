// Short texts at the bottom of the page that disappear after some seconds, some with an action.

import { css, html } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { Component } from '../lib/component.js';
import { say } from '../lib/messages.js';
import { base, controls } from './shared-styles.js';
import { icon } from './icons.js';

/** @import {Toast, ToastAction} from '../types/index.js' */

const SHOWN_MS = 5_000;
const SHOWN_WITH_ACTION_MS = 12_000;

export class ToastStack extends Component {
  static properties = { toasts: { state: true } };

  #count = 0;

  constructor() {
    super();
    /** @type {(Toast & {id: number})[]} */
    this.toasts = [];
  }

  /** @param {Toast} toast */
  add({ text, action }) {
    const toast = { id: (this.#count += 1), text, action };
    this.toasts = [...this.toasts.slice(-2), toast];
    setTimeout(() => this.#remove(toast), action ? SHOWN_WITH_ACTION_MS : SHOWN_MS);
  }

  /** @param {Toast} toast */
  #remove(toast) {
    this.toasts = this.toasts.filter((each) => each !== toast);
  }

  /**
   * @param {Toast} toast
   * @param {ToastAction} action
   */
  #act(toast, action) {
    this.#remove(toast);
    action.run();
  }

  /** @param {Toast} toast */
  #action(toast) {
    const { action } = toast;
    return action ? html`<button class="act" @click=${() => this.#act(toast, action)}>${action.label}</button>` : '';
  }

  render() {
    return html`<div class="stack" role="status">
      ${repeat(
        this.toasts,
        (toast) => toast.id,
        (toast) => html`<div class="toast">
          <span>${toast.text}</span>
          ${this.#action(toast)}
          <button class="close" aria-label=${say('action.close')} @click=${() => this.#remove(toast)}>${icon('close')}</button>
        </div>`,
      )}
    </div>`;
  }

  static styles = [
    base,
    controls,
    css`
      .stack {
        position: fixed;
        inset: auto 0 max(1rem, env(safe-area-inset-bottom)) 0;
        z-index: 20;
        display: grid;
        justify-items: center;
        gap: 0.5rem;
        padding-inline: 1rem;
        pointer-events: none;
      }
      .toast {
        display: flex;
        align-items: center;
        gap: 0.5rem;
        max-width: 34rem;
        padding: 0.3rem 0.3rem 0.3rem 1rem;
        border-radius: var(--radius-small);
        background: var(--text);
        color: var(--page);
        box-shadow: var(--shadow);
        pointer-events: auto;
      }
      button {
        border-color: transparent;
        background: transparent;
        color: inherit;
      }
      button:hover:not(:disabled) {
        background: color-mix(in srgb, var(--page) 18%, transparent);
      }
      .act {
        text-decoration: underline;
        text-underline-offset: 0.2em;
      }
      .close {
        min-width: 44px;
        padding: 0;
      }
      :focus-visible {
        outline-color: var(--page);
        outline-offset: -3px;
      }
      @media (max-width: 700px) {
        .stack {
          bottom: 5.5rem;
        }
      }
    `,
  ];
}

customElements.define('toast-stack', ToastStack);
