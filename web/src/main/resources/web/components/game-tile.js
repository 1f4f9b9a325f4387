// A stored game in a list: a small board, the players, the state.

import { css, html } from 'lit';
import { Component } from '../lib/component.js';
import { formatDate, formatDay } from '../lib/format.js';
import { say, sayCount } from '../lib/messages.js';
import { gameName, playerName, resultText, sideName, sideNames } from '../lib/names.js';
import { boardFlipped } from '../lib/game-view.js';
import { base, controls } from './shared-styles.js';
import { icon } from './icons.js';
import '../boards/game-board.js';

/** @import {Catalogue, GameSummary, MessageKey} from '../types/index.js' */

class GameTile extends Component {
  static properties = {
    game: { attribute: false },
    catalogue: { attribute: false },
    /** On the home page: only a link to the game. */
    brief: { type: Boolean },
    renaming: { state: true },
  };

  constructor() {
    super();
    /** @type {GameSummary} */
    this.game;
    /** @type {Catalogue | null} */
    this.catalogue = null;
    this.brief = false;
    this.renaming = false;
  }

  async #rename() {
    this.renaming = true;
    await this.updateComplete;
    this.drawn('input').select();
  }

  /** @param {SubmitEvent} event */
  #save(event) {
    event.preventDefault();
    this.renaming = false;
    this.emit('game-renamed', { game: this.game, title: this.drawn('input').value.trim() });
  }

  get #name() {
    return this.game.title || gameName(this.game.game);
  }

  render() {
    const { game } = this;
    const { board, plies, toMove, result, reason } = game;
    const shown = { node: plies, ply: plies, position: '', board, moves: [], refused: {}, toMove, result, reason };
    return html`<article class="card">
      <a class="board" href=${`/play/${game.id}`} tabindex="-1" aria-hidden="true">
        <game-board small .name=${game.name} .position=${shown} .sides=${sideNames()} .flipped=${boardFlipped(game, false)}></game-board>
      </a>
      <div class="text">
        ${this.renaming ? this.#form() : html`<h3><a href=${`/play/${game.id}`}>${this.#name}</a></h3>`}
        <p class="small">${this.#players()}</p>
        <p class="small ${game.result === 'undecided' ? 'open' : ''}">${this.#state()}</p>
        <p class="small muted">${sayCount('tile.moves', game.plies)} · ${game.headers?.Date ? formatDay(game.headers.Date) : formatDate(game.updated)}</p>
      </div>
      ${this.brief ? '' : this.#buttons()}
    </article>`;
  }

  #players() {
    const { players, name, names } = this.game;
    const [first, second] = players.map((player, side) => names?.[side] || playerName(player, players, this.catalogue, name));
    return say('home.against', first, second);
  }

  #state() {
    const { result, reason, toMove } = this.game;
    return result === 'undecided' ? say('tile.to-move', sideName(toMove)) : resultText(result, reason);
  }

  #form() {
    return html`<form @submit=${this.#save} @keydown=${(/** @type {KeyboardEvent} */ event) => event.key === 'Escape' && (this.renaming = false)}>
      <input maxlength="200" aria-label=${say('title.label')} .value=${this.game.title} />
      <button class="main">${say('action.save')}</button>
    </form>`;
  }

  #buttons() {
    /** @param {MessageKey} key */
    const named = (key) => say('tile.named', say(key), this.#name);
    return html`<div class="buttons">
      <a class="button main" href=${`/play/${this.game.id}`} aria-label=${named(this.game.result === 'undecided' ? 'tile.continue' : 'tile.open')}>
        ${say(this.game.result === 'undecided' ? 'tile.continue' : 'tile.open')}
      </a>
      <button class="plain" aria-label=${named('action.rename')} title=${say('action.rename')} @click=${this.#rename}>${icon('edit')}</button>
      <button class="plain danger" aria-label=${named('action.delete')} title=${say('action.delete')} @click=${() => this.emit('game-deleted', { game: this.game })}>
        ${icon('trash')}
      </button>
    </div>`;
  }

  static styles = [
    base,
    controls,
    css`
      :host {
        display: block;
        min-width: 0;
      }
      article {
        display: grid;
        grid-template-columns: 7.5rem minmax(0, 1fr);
        gap: 0.4rem 0.9rem;
        height: 100%;
        padding: 0.75rem;
        grid-template-rows: 1fr auto;
      }
      .board {
        display: block;
      }
      game-board {
        display: block;
        pointer-events: none;
      }
      .text {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 0.2rem;
        align-content: start;
        min-width: 0;
      }
      h3 a {
        color: var(--text);
        text-decoration: none;
        display: inline-block;
        min-height: 24px;
      }
      h3 a:hover {
        text-decoration: underline;
      }
      .open {
        color: var(--accent);
        font-weight: 600;
      }
      form {
        display: flex;
        flex-wrap: wrap;
        gap: 0.4rem;
      }
      form input {
        flex: 1 1 8rem;
        min-width: 0;
      }
      .buttons {
        grid-column: 1 / -1;
        align-self: end;
        gap: 0.25rem;
      }
      .buttons .main {
        flex: 1;
      }
      .plain {
        min-width: 44px;
        padding: 0;
      }
      @media (max-width: 380px) {
        article {
          grid-template-columns: 6rem minmax(0, 1fr);
        }
      }
    `,
  ];
}

customElements.define('game-tile', GameTile);
