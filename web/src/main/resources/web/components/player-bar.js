// One player: name, counts, clock, and whether it is to move.

import { css, html } from 'lit';
import { Component } from '../lib/component.js';
import { say } from '../lib/messages.js';
import { base } from './shared-styles.js';
import './clock-face.js';

/** @import {Side} from '../types/index.js' */

class PlayerBar extends Component {
  static properties = {
    side: { type: Number },
    name: {},
    sideName: {},
    counts: { attribute: false },
    turn: { type: Boolean, reflect: true },
    thinking: { type: Boolean },
    clock: { attribute: false },
  };

  constructor() {
    super();
    /** @type {Side} */
    this.side = 0;
    this.name = '';
    this.sideName = '';
    /** @type {{name: string, text: string}[]} */
    this.counts = [];
    this.turn = false;
    this.thinking = false;
    /** @type {{leftMs: number, running: boolean, since: number} | null} */
    this.clock = null;
  }

  render() {
    return html`<div class="bar">
      <span class="stone ${this.side === 0 ? 'first' : 'second'}"></span>
      <div class="who">
        <span class="name">${this.name}</span>
        <span class="side">${this.sideName}${this.#state()}</span>
      </div>
      <ul class="counts">
        ${this.counts.map(({ name, text }) => html`<li class=${name}>${text}</li>`)}
      </ul>
      ${this.clock
        ? html`<clock-face
            .leftMs=${this.clock.leftMs}
            .running=${this.clock.running}
            .since=${this.clock.since}
            label=${say('play.clock-of', this.sideName)}
          ></clock-face>`
        : ''}
    </div>`;
  }

  #state() {
    if (this.thinking) return html`<span class="state">${say('play.thinks')}<i></i><i></i><i></i></span>`;
    return this.turn ? html`<span class="state">${say('play.to-move')}</span>` : '';
  }

  static styles = [
    base,
    css`
      /* The room depends on the width of the board, not of the screen. */
      :host {
        display: block;
        container-type: inline-size;
      }
      .bar {
        display: flex;
        align-items: center;
        gap: 0.75rem;
        min-height: 3.25rem;
        padding: 0.3rem 0.75rem;
        border: 1px solid var(--line);
        border-radius: var(--radius-small);
        background: var(--surface);
      }
      :host([turn]) .bar {
        border-color: var(--accent);
        box-shadow: inset 4px 0 0 var(--accent);
      }
      .stone {
        width: 1.5rem;
        height: 1.5rem;
        flex: none;
        border-radius: 50%;
        border: 1.5px solid var(--line-strong);
      }
      .first {
        background: radial-gradient(circle at 35% 30%, #5a5a5a, #17181a 65%);
      }
      .second {
        background: radial-gradient(circle at 35% 30%, #ffffff, #d9d6ce);
      }
      .who {
        display: grid;
        min-width: 0;
        flex: 1;
        line-height: 1.25;
      }
      .name {
        font-weight: 650;
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      .side {
        color: var(--muted);
        font-size: 0.85rem;
        white-space: nowrap;
        overflow: hidden;
        text-overflow: ellipsis;
      }
      .state {
        color: var(--accent);
        font-weight: 600;
      }
      .state::before {
        content: '·';
        margin-inline: 0.4em;
      }
      i {
        display: inline-block;
        width: 0.28em;
        height: 0.28em;
        margin-inline-start: 0.2em;
        border-radius: 50%;
        background: currentColor;
        animation: wait 1.2s infinite;
      }
      i:nth-of-type(2) {
        animation-delay: 0.2s;
      }
      i:nth-of-type(3) {
        animation-delay: 0.4s;
      }
      @keyframes wait {
        0%,
        60%,
        100% {
          opacity: 0.25;
        }
        30% {
          opacity: 1;
        }
      }
      .counts {
        display: flex;
        flex-wrap: wrap;
        justify-content: end;
        gap: 0 0.9rem;
        margin: 0;
        padding: 0;
        list-style: none;
        font-size: 0.9rem;
        font-variant-numeric: tabular-nums;
        text-align: end;
      }
      .discs {
        font-size: 1.05rem;
        font-weight: 650;
      }
      @media (prefers-reduced-motion: reduce) {
        i {
          animation: none;
        }
      }
      @container (max-width: 480px) {
        .bar {
          gap: 0.5rem;
          padding-inline: 0.6rem;
        }
        .name {
          font-size: 0.94rem;
        }
        .counts {
          flex-direction: column;
          font-size: 0.8rem;
        }
        .discs {
          font-size: 1rem;
        }
      }
    `,
  ];
}

customElements.define('player-bar', PlayerBar);
