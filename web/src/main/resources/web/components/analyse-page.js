// Starts an analysis: of a new position, of imported games, or of a stored game.

import { css, html } from 'lit';
import { Component } from '../lib/component.js';
import { api } from '../lib/api.js';
import { formatDate } from '../lib/format.js';
import { say } from '../lib/messages.js';
import { gameName, sideName } from '../lib/names.js';
import { gameOf } from '../lib/players.js';
import { explain } from '../lib/problems.js';
import { analysisAddress, go } from '../lib/router.js';
import { base, controls, segments, wide } from './shared-styles.js';
import './position-editor.js';
import './records-panel.js';

/** @import {Catalogue, GameSummary, HumanPlayer, ImportReport, NewGame, PageEvent, PageEvents} from '../types/index.js' */

/** @type {('position' | 'records' | 'stored')[]} */
const WAYS = ['position', 'records', 'stored'];
const GAMES_SHOWN = 20;

class AnalysePage extends Component {
  static properties = {
    way: { state: true },
    ready: { state: true },
    games: { state: true },
    catalogue: { state: true },
    problem: { state: true },
  };

  constructor() {
    super();
    /** @type {string | null} */
    this.problem = null;
    /** @type {typeof WAYS[number]} */
    this.way = 'position';
    /** @type {PageEvents['position-changed'] | null} the position that the editor shows */
    this.ready = null;
    /** @type {GameSummary[]} */
    this.games = [];
    /** @type {Catalogue | null} */
    this.catalogue = null;
  }

  connectedCallback() {
    super.connectedCallback();
    api.catalogue().then((catalogue) => (this.catalogue = catalogue), () => {});
    api.listGames({ limit: String(GAMES_SHOWN) }).then(
      ({ games }) => (this.games = games),
      (error) => (this.problem = explain(error)),
    );
  }

  /** That position. */
  #analyse() {
    const { game, position } = this.ready ?? {};
    if (game && position) this.#create(game, { start: position.position });
  }

  /**
   * A game of two people.
   *
   * @param {string} game
   * @param {Pick<NewGame, 'start' | 'opening'>} start
   */
  async #create(game, start) {
    /** @type {HumanPlayer} */
    const human = { kind: 'human' };
    try {
      const created = await api.createGame({ game, players: [human, human], ...start });
      go(analysisAddress(created.id));
    } catch (error) {
      this.toast(explain(error));
    }
  }

  /**
   * A single game is opened; several are shown in the list.
   *
   * @param {ImportReport} report
   */
  #stored({ games, added, known }) {
    if (games?.length === 1) go(analysisAddress(games[0]));
    else if (added + known > 0) go('/games');
  }

  /** @param {DragEvent} event */
  #drop(event) {
    event.preventDefault();
    this.way = 'records';
    this.updateComplete.then(() => this.drawn('records-panel').drop(event));
  }

  render() {
    return html`<div class="page" @dragover=${(/** @type {DragEvent} */ event) => event.preventDefault()} @drop=${this.#drop}>
      <h1>${say('editor.title')}</h1>
      <fieldset>
        <legend class="visually-hidden">${say('editor.ways')}</legend>
        <div class="segments">
          ${WAYS.map(
            (way) => html`<label>
              <input type="radio" name="way" value=${way} .checked=${way === this.way} @change=${() => (this.way = way)} />
              ${say(`editor.way.${way}`)}
            </label>`,
          )}
        </div>
      </fieldset>
      ${this.way === 'position' ? this.#editor() : this.way === 'records' ? this.#records() : this.#list()}
    </div>`;
  }

  #editor() {
    const over = this.ready?.position && this.ready.position.result !== 'undecided';
    return html`<position-editor @position-changed=${(/** @type {PageEvent<'position-changed'>} */ event) => (this.ready = event.detail)}>
      <div class="buttons">
        <button class="main analyse" ?disabled=${!this.ready?.position} @click=${() => this.#analyse()}>${say('editor.analyse')}</button>
        ${this.#sets.map(
          ({ name, title }) => html`<button data-set=${name} @click=${() => this.ready && this.#create(this.ready.game, { opening: `${name}:random` })}>${say('openings.random', title)}</button>`,
        )}
      </div>
      ${over ? html`<p class="muted">${say('editor.over')}</p>` : ''}
    </position-editor>`;
  }

  /** The sets of openings of the game in the editor. */
  get #sets() {
    return (this.catalogue && this.ready && gameOf(this.catalogue, this.ready.game)?.openingSets) ?? [];
  }

  #records() {
    return html`<section class="card" aria-label=${say('editor.way.records')}>
      <records-panel single @records-stored=${(/** @type {PageEvent<'records-stored'>} */ event) => this.#stored(event.detail.report)}></records-panel>
    </section>`;
  }

  #list() {
    return html`<section class="card" aria-label=${say('editor.way.stored')}>
      <div role="status">${this.problem ?? (this.games.length === 0 ? say('games.none') : '')}</div>
      <ul>
        ${this.games.map(
          (game) => html`<li>
            <a href=${analysisAddress(game.id)}>${game.title || gameName(game.game)}</a>
            <span class="muted small">${gameName(game.game)} · ${say('tile.to-move', sideName(game.toMove))} · ${formatDate(game.updated)}</span>
          </li>`,
        )}
      </ul>
      <p><a href="/games">${say('home.all-games')}</a></p>
    </section>`;
  }

  static styles = [
    base,
    controls,
    segments,
    wide,
    css`
      .page {
        max-width: 76rem;
      }
      .card {
        display: grid;
        gap: 0.75rem;
        padding: 1rem;
      }
      ul {
        display: grid;
        gap: 0.5rem;
        margin: 0;
        padding: 0;
        list-style: none;
      }
      li a {
        display: inline-block;
        min-height: 24px;
        font-weight: 600;
      }
    `,
  ];
}

customElements.define('analyse-page', AnalysePage);
