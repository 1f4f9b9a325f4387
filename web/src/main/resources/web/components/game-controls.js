// The buttons of a game. On a phone they are a bar at the bottom of the screen, with the rarer ones behind a
// "more" button; on larger screens all are shown.

import { css, html } from 'lit';
import { Component } from '../lib/component.js';
import { say } from '../lib/messages.js';
import { base, controls } from './shared-styles.js';
import { icon } from './icons.js';

/** @import {GameAction, IconName} from '../types/index.js' */

/** @typedef {Exclude<GameAction, 'to-head'>} ControlAction those with a button here */

class GameControls extends Component {
  static properties = {
    /** Which actions make sense now, by name. */
    able: { attribute: false },
    auto: { type: Boolean },
    open: { state: true },
  };

  constructor() {
    super();
    /** @type {Partial<Record<GameAction, boolean>>} */
    this.able = {};
    this.auto = false;
    this.open = false;
  }

  /** @param {GameAction} action */
  #choose(action) {
    this.open = false;
    this.emit('action-chosen', { action });
  }

  render() {
    return html`<div class="controls" role="group" aria-label=${say('play.controls')}>
      <div class="row walk">
        ${this.#button('first', 'first', true)} ${this.#button('previous', 'left', true)}
        ${this.#button('next', 'right', true)} ${this.#button('last', 'last', true)}
      </div>
      <div class="row often">
        ${this.#button('take-back', 'back')} ${this.#button('hint', 'hint')}
        <button class="more" aria-expanded=${this.open ? 'true' : 'false'} aria-controls="rest" @click=${() => (this.open = !this.open)}>
          ${icon('more')}<span>${say('action.more')}</span>
        </button>
      </div>
      <div class="row rest ${this.open ? 'open' : ''}" id="rest">
        ${this.#button('move-now', 'now')} ${this.#button('flip', 'flip')}
        <button aria-pressed=${this.auto ? 'true' : 'false'} @click=${() => this.#choose('auto')}>
          ${icon('auto')}<span>${say('action.auto')}</span>
        </button>
        ${this.#button('draw', 'draw')} ${this.#button('resign', 'flag')} ${this.#button('rematch', 'add')} ${this.#button('analyse', 'search')}
      </div>
    </div>`;
  }

  /**
   * @param {ControlAction} action
   * @param {IconName} picture
   */
  #button(action, picture, bare = false) {
    const name = say(`action.${action}`);
    return html`<button
      class=${bare ? 'bare' : ''}
      data-action=${action}
      title=${bare ? name : ''}
      aria-label=${name}
      ?disabled=${!this.able[action]}
      @click=${() => this.#choose(action)}
    >
      ${icon(picture)}${bare ? '' : html`<span>${name}</span>`}
    </button>`;
  }

  static styles = [
    base,
    controls,
    css`
      :host {
        display: block;
      }
      .controls {
        display: grid;
        gap: 0.5rem;
      }
      .row {
        display: grid;
        gap: 0.5rem;
      }
      .walk {
        grid-template-columns: repeat(4, 1fr);
      }
      .often,
      .rest {
        grid-template-columns: 1fr 1fr;
      }
      .more {
        display: none;
      }
      button {
        padding-inline: 0.6rem;
        font-size: 0.92rem;
      }
      .row:not(.walk) button {
        justify-content: start;
        text-align: start;
      }
      @media (max-width: 759px) {
        :host {
          position: fixed;
          inset: auto 0 0 0;
          z-index: 5;
          padding: 0.35rem max(0.35rem, env(safe-area-inset-left)) max(0.35rem, env(safe-area-inset-bottom));
          border-top: 1px solid var(--line);
          background: var(--surface);
          box-shadow: 0 -4px 20px rgb(0 0 0 / 10%);
        }
        .controls {
          grid-template-columns: 2fr 3fr;
          gap: 0.25rem;
        }
        .walk {
          grid-template-columns: 1fr 1fr;
        }
        .walk [data-action='first'],
        .walk [data-action='last'] {
          display: none;
        }
        .often {
          grid-template-columns: repeat(3, 1fr);
        }
        .row {
          gap: 0.25rem;
        }
        .row:not(.walk) button {
          flex-direction: column;
          justify-content: center;
          text-align: center;
          gap: 0.1rem;
          font-size: 0.72rem;
          padding-inline: 0.1rem;
        }
        .more {
          display: inline-flex;
        }
        .rest {
          display: none;
          grid-column: 1 / -1;
          grid-row: 1;
          grid-template-columns: repeat(3, 1fr);
        }
        .rest.open {
          display: grid;
        }
      }
    `,
  ];
}

customElements.define('game-controls', GameControls);
