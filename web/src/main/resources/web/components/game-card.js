// A game on the home page. One click starts it with the settings below its name.

import { css, html } from 'lit';
import { Component } from '../lib/component.js';
import { say, sayOr } from '../lib/messages.js';
import { gameName } from '../lib/names.js';
import { base, controls } from './shared-styles.js';
import { icon } from './icons.js';
import './game-emblem.js';

class GameCard extends Component {
  static properties = {
    game: {},
    summary: {},
    chosen: { type: Boolean, reflect: true },
    busy: { type: Boolean },
  };

  constructor() {
    super();
    this.game = '';
    this.summary = '';
    this.chosen = false;
    this.busy = false;
  }

  render() {
    return html`<article class="card">
      <game-emblem .game=${this.game}></game-emblem>
      <div class="text">
        <h2>${gameName(this.game)}</h2>
        <p class="muted small">${sayOr(`game.${this.game}.about`, '')}</p>
        <p class="summary">${this.summary}</p>
      </div>
      <div class="buttons">
        <button class="main" ?disabled=${this.busy} @click=${() => this.emit('game-started', { game: this.game })}>
          ${icon('play')}<span>${say('home.play')}<span class="visually-hidden"> ${gameName(this.game)}</span></span>
        </button>
        <button aria-expanded=${this.chosen ? 'true' : 'false'} @click=${() => this.emit('options-asked', { game: this.game })}>
          ${icon('settings')}<span>${say('home.options')}<span class="visually-hidden"> ${gameName(this.game)}</span></span>
        </button>
      </div>
    </article>`;
  }

  static styles = [
    base,
    controls,
    css`
      :host {
        display: block;
      }
      article {
        height: 100%;
        display: grid;
        grid-template-columns: minmax(6rem, 9rem) 1fr;
        grid-template-rows: 1fr auto;
        gap: 1rem 1.1rem;
        padding: 1.1rem;
      }
      :host([chosen]) article {
        border-color: var(--accent);
        box-shadow: var(--shadow), inset 0 0 0 1px var(--accent);
      }
      .text {
        display: grid;
        align-content: start;
        gap: 0.35rem;
        min-width: 0;
      }
      h2 {
        font-size: 1.3rem;
      }
      .summary {
        font-size: 0.92rem;
        font-weight: 550;
      }
      .buttons {
        grid-column: 1 / -1;
        display: grid;
        grid-template-columns: 1fr auto;
      }
      .main {
        min-height: 50px;
        font-size: 1.05rem;
      }
      .buttons button {
        white-space: nowrap;
      }
      .main .icon {
        fill: currentColor;
      }
      @media (max-width: 420px) {
        article {
          grid-template-columns: 5.5rem 1fr;
          padding: 0.9rem;
        }
      }
    `,
  ];
}

customElements.define('game-card', GameCard);
