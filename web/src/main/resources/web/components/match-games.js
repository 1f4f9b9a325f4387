// The finished games of a match; each can be opened.

import { css, html } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { Component } from '../lib/component.js';
import { matchGameAddress } from '../lib/api.js';
import { formatNumber } from '../lib/format.js';
import { say } from '../lib/messages.js';
import { resultShort } from '../lib/names.js';
import { base, controls } from './shared-styles.js';

/** @import {MatchGame, MatchGames, MessageKey} from '../types/index.js' */

/** @type {MessageKey[]} */
const COLUMNS = ['side.first', 'side.second', 'lab.result', 'lab.opening'];

class MatchGamesElement extends Component {
  static properties = {
    matchId: { attribute: false },
    games: { attribute: false },
    names: { attribute: false },
  };

  constructor() {
    super();
    this.matchId = '';
    /** @type {MatchGames} */
    this.games;
    /** @type {string[]} */
    this.names = [];
  }

  render() {
    const { games, of } = this.games;
    return html`<section class="card">
      <h2>${say('lab.games.title', formatNumber(of))}</h2>
      ${games.length ? this.#table(games) : html`<p class="muted">${say('lab.games.none')}</p>`}
      ${games.length < of ? html`<div class="buttons"><button @click=${() => this.emit('games-asked')}>${say('games.more')}</button></div>` : ''}
    </section>`;
  }

  /** @param {MatchGame[]} games */
  #table(games) {
    return html`<div class="wide" role="region" tabindex="0" aria-label=${say('lab.games.title', formatNumber(this.games.of))}>
      <table>
        <thead>
          <tr>
            <th scope="col" class="number">${say('lab.number')}</th>
            <td></td>
            ${COLUMNS.map((key) => html`<th scope="col">${say(key)}</th>`)}
            <th scope="col" class="number">${say('moves.title')}</th>
            <th scope="col" class="number">${say('lab.time-used')}</th>
          </tr>
        </thead>
        <tbody>
          ${repeat(games, ({ number }) => number, (game) => this.#row(game))}
        </tbody>
      </table>
    </div>`;
  }

  /** @param {MatchGame} game */
  #row(game) {
    const { number, first, second, result, termination, ending, opening, plies, timeMs } = game;
    return html`<tr data-game=${number}>
      <th scope="row" class="number">${formatNumber(number)}</th>
      <td>
        <div class="actions">
          <button aria-label=${say('lab.open-game', formatNumber(number))} @click=${() => this.emit('game-opened', { number })}>${say('lab.open')}</button>
          <a href=${matchGameAddress(this.matchId, number)} download=${`${this.matchId}-${number}.json`} aria-label=${say('lab.json-of', formatNumber(number))}>JSON</a>
        </div>
      </td>
      <td>${this.names[first]}</td>
      <td>${this.names[second]}</td>
      <td>${resultShort(result)}${termination === 'rules' ? '' : html`<br /><span class="small muted">${ending || termination}</span>`}</td>
      <td class="opening">${opening}</td>
      <td class="number">${formatNumber(plies)}</td>
      <td class="number">${say('player.time', formatNumber(timeMs / 1000, 1))}</td>
    </tr>`;
  }

  static styles = [
    base,
    controls,
    css`
      section {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 0.6rem;
        padding: 1rem 1.1rem;
      }
      .wide {
        overflow: auto;
        max-height: 32rem;
      }
      table {
        width: 100%;
        border-collapse: collapse;
        font-variant-numeric: tabular-nums;
      }
      th,
      td {
        padding: 0.25rem 0.7rem 0.25rem 0;
        text-align: start;
        border-bottom: 1px solid var(--line);
      }
      thead th {
        color: var(--muted);
        font-size: 0.85rem;
        font-weight: 500;
        white-space: nowrap;
      }
      .number {
        text-align: end;
        white-space: nowrap;
      }
      .actions {
        display: flex;
        align-items: center;
        gap: 0.6rem;
      }
      .actions button {
        min-height: 36px;
      }
      .actions a {
        display: inline-flex;
        align-items: center;
        min-height: 36px;
      }
      .opening {
        min-width: 11rem;
      }
    `,
  ];
}

customElements.define('match-games', MatchGamesElement);
