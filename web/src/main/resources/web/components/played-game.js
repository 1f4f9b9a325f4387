// The current game of a match: players, scores, moves.

import { css, html } from 'lit';
import { Component } from '../lib/component.js';
import { formatNumber } from '../lib/format.js';
import { say } from '../lib/messages.js';
import { moveText, scoreText, sideName, sideNames } from '../lib/names.js';
import { base } from './shared-styles.js';
import '../boards/game-board.js';

/** @import {MatchSummary, PlayedGame, Side} from '../types/index.js' */

class PlayedGameElement extends Component {
  static properties = {
    match: { attribute: false },
    playing: { attribute: false },
    names: { attribute: false },
  };

  constructor() {
    super();
    /** @type {MatchSummary} */
    this.match;
    /** @type {PlayedGame} */
    this.playing;
    /** @type {string[]} */
    this.names;
  }

  /**
   * The last move of a side with the score of its player. Sides alternate.
   *
   * @param {Side} side
   */
  #last(side) {
    const { moves, position } = this.playing;
    const distance = position.toMove === side ? 2 : 1;
    return moves.at(-distance);
  }

  updated() {
    const list = this.drawn('ol');
    list.scrollTop = list.scrollHeight;
  }

  render() {
    const { number, moves, position } = this.playing;
    return html`<article class="card">
      <h2>${say('lab.playing', formatNumber(number), formatNumber(this.match.standing.games))}</h2>
      ${this.#player(1)}
      <game-board .name=${this.match.name} .position=${position} .parent=${position.node - 1} .sides=${sideNames()} .interactive=${false}></game-board>
      ${this.#player(0)}
      <ol tabindex="0" aria-label=${say('moves.title')}>
        ${moves.map(({ move }, ply) => html`<li><span class="muted">${ply % 2 === 0 ? `${ply / 2 + 1}.` : ''}</span> ${moveText(move)}</li>`)}
      </ol>
    </article>`;
  }

  /** @param {Side} side */
  #player(side) {
    const { first, second, position } = this.playing;
    const last = this.#last(side);
    return html`<p class="player" ?data-turn=${position.toMove === side}>
      <span class="disc" data-side=${side} aria-hidden="true"></span>
      <strong>${this.names[side === 0 ? first : second]}</strong>
      <span class="muted">${sideName(side)}</span>
      <span class="evaluation">
        ${last?.score === undefined ? '' : html`<span>${scoreText({ score: last.score, winIn: last.winIn })}</span>`}
        ${last?.depth ? html`<span>${say('player.depth', last.depth)}</span>` : ''}
        ${last?.timeMs === undefined ? '' : html`<span>${say('lab.limit.ms', formatNumber(last.timeMs))}</span>`}
      </span>
    </p>`;
  }

  static styles = [
    base,
    css`
      article {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 0.6rem;
        padding: 1rem;
      }
      game-board {
        max-width: 34rem;
        justify-self: center;
      }
      .player {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.1rem 0.6rem;
        padding: 0.25rem 0.5rem;
        border-inline-start: 3px solid transparent;
        font-variant-numeric: tabular-nums;
        overflow-wrap: anywhere;
      }
      .player[data-turn] {
        border-color: var(--accent);
      }
      .disc {
        width: 0.9rem;
        height: 0.9rem;
        border: 1px solid var(--line-strong);
        border-radius: 50%;
        background: #1d1d1d;
      }
      .disc[data-side='1'] {
        background: #fafafa;
      }
      .evaluation {
        display: inline-flex;
        gap: 0.75rem;
        margin-inline-start: auto;
      }
      ol {
        margin: 0;
        padding: 0.4rem 0.5rem;
        max-height: 7.5rem;
        overflow: auto;
        display: flex;
        flex-wrap: wrap;
        gap: 0.1rem 0.55rem;
        list-style: none;
        border-radius: var(--radius-small);
        background: var(--surface-2);
        font-size: 0.9rem;
        font-variant-numeric: tabular-nums;
      }
      ol .muted {
        font-size: 0.8rem;
      }
    `,
  ];
}

customElements.define('played-game', PlayedGameElement);
