// The opening tree of all stored games: follow moves on the board or in the list, and see which games
// went the same way. The moves are in the address, so that the browser's back button works.

import { css, html } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { Component } from '../lib/component.js';
import { api } from '../lib/api.js';
import { gameKey } from '../lib/keys.js';
import { say, sayCount } from '../lib/messages.js';
import { gameName, moveText, sideNames } from '../lib/names.js';
import { gameOf } from '../lib/players.js';
import { explain } from '../lib/problems.js';
import { go } from '../lib/router.js';
import { withValue } from '../lib/fields.js';
import { base, controls, wide } from './shared-styles.js';
import '../boards/game-board.js';
import './book-moves.js';
import './game-tile.js';
import './opening-tree.js';

/** @import {Catalogue, GameSummary, Openings, PageEvent, Position} from '../types/index.js' */

const FIRST_GAME = 'reversi';
const GAMES_SHOWN = 6;
const RETRY_MS = 2_000;

class OpeningsPage extends Component {
  static properties = {
    catalogue: { state: true },
    game: { state: true },
    moves: { state: true },
    position: { state: true },
    openings: { state: true },
    games: { state: true },
    flipped: { state: true },
    problem: { state: true },
  };

  #requestNumber = 0;
  #focusNext = false;

  constructor() {
    super();
    /** @type {Catalogue | null} */
    this.catalogue = null;
    this.game = '';
    /** @type {Position | null} */
    this.position = null;
    /** @type {Openings | null} */
    this.openings = null;
    this.flipped = false;
    this.problem = '';
    /** @type {number | undefined} the timer of another look, while games are still being counted */
    this.again = undefined;
    /** @type {string[]} */
    this.moves = [];
    /** @type {GameSummary[]} */
    this.games = [];
    this.addressChanged = () => this.#read();
    /** @param {KeyboardEvent} event */
    this.keyPressed = (event) => this.#key(event);
  }

  connectedCallback() {
    super.connectedCallback();
    window.addEventListener('popstate', this.addressChanged);
    window.addEventListener('page-changed', this.addressChanged);
    window.addEventListener('keydown', this.keyPressed);
    api.catalogue().then((catalogue) => (this.catalogue = catalogue), () => {});
    this.#read();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    window.removeEventListener('popstate', this.addressChanged);
    window.removeEventListener('page-changed', this.addressChanged);
    window.removeEventListener('keydown', this.keyPressed);
    clearTimeout(this.again);
  }

  /** The address says which game and which moves. */
  async #read() {
    if (location.pathname !== '/openings') return;
    const query = new URLSearchParams(location.search);
    this.game = query.get('game') || FIRST_GAME;
    this.moves = (query.get('moves') ?? '').split(' ').filter(Boolean);
    await this.#ask();
  }

  /** Answers to older requests are ignored. */
  async #ask() {
    const request = (this.#requestNumber += 1);
    clearTimeout(this.again);
    const { game } = this;
    const moves = this.moves.join(' ');
    try {
      const position = await api.showPosition({ game, moves });
      const [openings, list] = await Promise.all([
        api.readOpenings({ game, moves }),
        api.listGames({ game, position: position.position, limit: String(GAMES_SHOWN) }),
      ]);
      if (request !== this.#requestNumber) return;
      this.position = position;
      this.openings = openings;
      this.games = list.games;
      this.problem = '';
      if (this.#focusNext) this.updateComplete.then(() => this.drawn('opening-tree').focusFirst());
      this.#focusNext = false;
      if (openings.pending > 0) this.again = setTimeout(() => this.#ask(), RETRY_MS);
    } catch (error) {
      if (request === this.#requestNumber) this.problem = explain(error);
    }
  }

  /**
   * @param {string} game
   * @param {string[]} moves
   */
  #go(game, moves) {
    const query = new URLSearchParams({ game });
    if (moves.length > 0) query.set('moves', moves.join(' '));
    go(`/openings?${query}`);
  }

  /** @param {string} move */
  #play(move) {
    this.#go(this.game, [...this.moves, move]);
    this.emit('announce', { text: move });
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const key = gameKey(event);
    if (key === 'ArrowLeft' && this.moves.length > 0) this.#go(this.game, this.moves.slice(0, -1));
    else if (key === 'Home' && this.moves.length > 0) this.#go(this.game, []);
    else if (key === 'ArrowRight' && this.openings?.moves.length) this.#play(this.openings.moves[0].move);
    else if (key === 'f') this.flipped = !this.flipped;
    else return;
    event.preventDefault();
  }

  render() {
    return html`<div class="page">
      <h1>${say('openings.title')}</h1>
      <p>${say('openings.about')}</p>
      <div class="layout">
        <section class="table" aria-label=${say('play.table')}>${this.#chooser()} ${this.#random()} ${this.#name()} ${this.#board()} ${this.#way()}</section>
        <div class="side">
          <section class="card" aria-labelledby="tree-title">
            <h2 id="tree-title">${say('openings.played')}</h2>
            <div role="status">${this.problem || (this.openings?.pending ? sayCount('openings.pending', this.openings.pending) : '')}</div>
            <opening-tree
              .openings=${this.openings}
              @opening-chosen=${(/** @type {PageEvent<'opening-chosen'>} */ event) => {
                this.#focusNext = true;
                this.#play(event.detail.move);
              }}
            ></opening-tree>
            <book-moves
              .book=${this.openings?.book}
              @book-move-chosen=${(/** @type {PageEvent<'book-move-chosen'>} */ event) => this.#play(event.detail.move)}
            ></book-moves>
          </section>
          ${this.#games()}
        </div>
      </div>
    </div>`;
  }

  #chooser() {
    const names = this.catalogue?.games.map((game) => game.name) ?? [];
    return html`<div class="field">
      <label for="game">${say('filter.game')}</label>
      <select id="game" @change=${withValue((value) => this.#go(value, []))}>
        ${names.map((name) => html`<option value=${name} ?selected=${name === this.game}>${gameName(name)}</option>`)}
      </select>
    </div>`;
  }

  /** A button for each set of openings of the game: it shows any of them. */
  #random() {
    const sets = (this.catalogue && gameOf(this.catalogue, this.game.split(':')[0])?.openingSets) ?? [];
    return sets.length
      ? html`<div class="buttons">
          ${sets.map(({ name, title }) => html`<button data-set=${name} @click=${() => this.#showRandom(name)}>${say('openings.random', title)}</button>`)}
        </div>`
      : '';
  }

  /** @param {string} set */
  async #showRandom(set) {
    try {
      const { moves } = await api.chooseOpening({ game: this.game, opening: `${set}:random` });
      this.#go(this.game, moves);
      this.emit('announce', { text: moves.map(moveText).join(' ') });
    } catch (error) {
      this.toast(explain(error));
    }
  }

  /** What players call the opening. Names of openings are the same in all languages. */
  #name() {
    const name = this.openings?.name;
    return name ? html`<p class="name" role="status">${say('openings.name', name)}</p>` : '';
  }

  #board() {
    return html`<game-board
      .name=${this.game.split(':')[0]}
      .position=${this.position}
      .sides=${sideNames()}
      .flipped=${this.flipped}
      .interactive=${this.position?.result === 'undecided'}
      @move-chosen=${(/** @type {PageEvent<'move-chosen'>} */ event) => this.#play(event.detail.move)}
      @move-refused=${(/** @type {PageEvent<'move-refused'>} */ event) => this.toast(explain(event.detail.refusal))}
      @move-tried=${(/** @type {PageEvent<'move-tried'>} */ event) => this.#tried(event.detail.text)}
    ></game-board>`;
  }

  /**
   * Only the server can say what is wrong with it.
   *
   * @param {string} text
   */
  async #tried(text) {
    try {
      await api.showPosition({ game: this.game, moves: [...this.moves, text].join(' ') });
    } catch (error) {
      this.toast(explain(error));
    }
  }

  #way() {
    return html`<nav class="way" aria-label=${say('openings.way')}>
      <button class="plain" data-ply="0" ?disabled=${this.moves.length === 0} @click=${() => this.#go(this.game, [])}>${say('moves.start')}</button>
      ${this.moves.map(
        (move, index) => html`<button
          class="plain"
          data-ply=${index + 1}
          aria-current=${index === this.moves.length - 1 ? 'step' : 'false'}
          @click=${() => this.#go(this.game, this.moves.slice(0, index + 1))}
        >
          ${moveText(move)}
        </button>`,
      )}
      <button class="plain" @click=${() => (this.flipped = !this.flipped)}>${say('action.flip')}</button>
    </nav>`;
  }

  #games() {
    const address = `/games?${new URLSearchParams({ game: this.game, position: this.position?.position ?? '' })}`;
    return html`<section class="card" aria-labelledby="games-title">
      <h2 id="games-title">${say('openings.reached')}</h2>
      ${this.games.length === 0 ? html`<p class="muted">${say('games.none-found')}</p>` : ''}
      <div class="tiles">
        ${repeat(this.games, (game) => game.id, (game) => html`<game-tile brief .game=${game} .catalogue=${this.catalogue}></game-tile>`)}
      </div>
      ${this.games.length > 0 ? html`<p><a href=${address}>${say('openings.all-games')}</a></p>` : ''}
    </section>`;
  }

  static styles = [
    base,
    controls,
    wide,
    css`
      .page {
        gap: 0.9rem;
      }
      .layout {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 1.1rem;
        align-items: start;
      }
      .table {
        display: grid;
        gap: 0.75rem;
        width: 100%;
        max-width: min(38rem, calc(100dvh - 14rem));
        min-width: min(100%, 20rem);
        justify-self: center;
      }
      .side {
        display: grid;
        gap: 1.1rem;
        min-width: 0;
      }
      .card {
        display: grid;
        gap: 0.6rem;
        padding: 1rem;
        min-width: 0;
      }
      .way {
        display: flex;
        flex-wrap: wrap;
        gap: 0.15rem;
      }
      .way button {
        min-height: 36px;
        padding: 0.2em 0.6em;
      }
      .way [aria-current='step'] {
        background: var(--accent-soft);
        color: var(--accent);
      }
      .tiles {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
        gap: 0.75rem;
      }
      @media (min-width: 980px) {
        .layout {
          grid-template-columns: minmax(0, 38rem) minmax(0, 1fr);
        }
      }
    `,
  ];
}

customElements.define('openings-page', OpeningsPage);
