// All stored games: find, continue, rename and delete games; export and import all.

import { css, html } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { Component } from '../lib/component.js';
import { api, ARCHIVE_ADDRESS } from '../lib/api.js';
import { say, sayCount } from '../lib/messages.js';
import { inputOf } from '../lib/fields.js';
import { explain } from '../lib/problems.js';
import { base, controls, fileButton, wide } from './shared-styles.js';
import { icon } from './icons.js';
import './game-tile.js';
import './games-filter.js';
import './import-progress.js';
import './records-panel.js';

/** @import {Catalogue, GameFilters, GameSummary, ImportReport, PageEvent} from '../types/index.js' */

class GamesPage extends Component {
  static properties = {
    catalogue: { state: true },
    games: { state: true },
    filters: { state: true },
    next: { state: true },
    report: { state: true },
    problem: { state: true },
  };

  #requestNumber = 0;

  constructor() {
    super();
    /** @type {Catalogue | null} */
    this.catalogue = null;
    /** @type {string | undefined} */
    this.next = undefined;
    /** @type {ImportReport | null} */
    this.report = null;
    this.problem = '';
    /** @type {GameSummary[] | null} */
    this.games = null;
    // A link may bring a filter along: all games that reached a position.
    /** @type {GameFilters} */
    this.filters = Object.fromEntries(new URLSearchParams(location.search));
  }

  connectedCallback() {
    super.connectedCallback();
    api.catalogue().then((catalogue) => (this.catalogue = catalogue), () => {});
    this.#load();
  }

  /**
   * Loads the first page again, or the next one; answers to older requests are ignored.
   *
   * @param {string} [cursor]
   */
  async #load(cursor) {
    const request = (this.#requestNumber += 1);
    try {
      const page = await api.listGames({ ...this.filters, cursor });
      if (request !== this.#requestNumber) return;
      this.games = cursor ? [...(this.games ?? []), ...page.games] : page.games;
      this.next = page.next;
      this.problem = '';
    } catch (error) {
      this.problem = explain(error);
    }
  }

  /**
   * A position is removed together with its game. The address keeps the filters for reloads and links.
   *
   * @param {GameFilters} filters
   */
  #filter(filters) {
    this.filters = filters.game ? filters : { ...filters, position: '' };
    const given = new URLSearchParams(Object.entries(this.filters).filter(([, value]) => value));
    history.replaceState(null, '', given.size ? `/games?${given}` : '/games');
    this.#load();
  }

  /** @param {GameSummary} game */
  async #delete(game) {
    try {
      await api.deleteGame(game.id);
      this.games = (this.games ?? []).filter((each) => each.id !== game.id);
      this.toast(say('games.deleted'), { label: say('action.undo'), run: () => this.#restore(game) });
    } catch (error) {
      this.toast(explain(error));
    }
  }

  /** @param {GameSummary} game */
  async #restore(game) {
    try {
      await api.restoreGame(game.id);
      this.toast(say('games.restored'));
      await this.#load();
    } catch (error) {
      this.toast(explain(error));
    }
  }

  /**
   * @param {GameSummary} game
   * @param {string} title
   */
  async #rename(game, title) {
    try {
      await api.changeGame(game.id, { title });
      this.games = (this.games ?? []).map((each) => (each.id === game.id ? { ...each, title } : each));
    } catch (error) {
      this.toast(explain(error));
    }
  }

  /** @param {Event} event */
  async #import(event) {
    const input = inputOf(event);
    const file = input.files?.[0];
    if (!file) return;
    try {
      this.report = await this.drawn('import-progress').run(file);
      await this.#load();
    } catch (error) {
      this.toast(explain(error));
    } finally {
      input.value = '';
    }
  }

  /**
   * Dropped anywhere on the page.
   *
   * @param {DragEvent} event
   */
  async #drop(event) {
    event.preventDefault();
    this.drawn('details').open = true;
    this.drawn('records-panel').drop(event);
  }

  /** @param {ImportReport} report */
  async #stored(report) {
    this.report = report;
    await this.#load();
  }

  render() {
    return html`<div
      class="page"
      @dragover=${(/** @type {DragEvent} */ event) => event.preventDefault()}
      @drop=${this.#drop}
      @records-stored=${(/** @type {PageEvent<'records-stored'>} */ event) => this.#stored(event.detail.report)}
      @game-deleted=${(/** @type {PageEvent<'game-deleted'>} */ event) => this.#delete(event.detail.game)}
      @game-renamed=${(/** @type {PageEvent<'game-renamed'>} */ event) => this.#rename(event.detail.game, event.detail.title)}
    >
      <div class="head">
        <h1>${say('games.title')}</h1>
        <div class="buttons">
          <a class="button" href="/openings">${icon('tree')}${say('nav.openings')}</a>
          <a class="button" href=${ARCHIVE_ADDRESS} download="secateur-games.ndjson">${icon('export')}${say('games.export')}</a>
          <label class="button file">
            ${icon('import')}${say('games.import')}
            <input type="file" @change=${this.#import} />
          </label>
        </div>
      </div>
      <import-progress></import-progress>
      <details class="card bring">
        <summary>${say('archive.title')}</summary>
        <records-panel></records-panel>
      </details>
      <games-filter .catalogue=${this.catalogue} .filters=${this.filters} @filters-changed=${(/** @type {PageEvent<'filters-changed'>} */ event) => this.#filter(event.detail.filters)}></games-filter>
      ${this.report ? this.#report(this.report) : ''}
      <div role="status">${this.problem || (this.games === null ? say('play.loading') : this.games.length === 0 ? this.#empty() : '')}</div>
      <h2 class="visually-hidden">${say('games.list')}</h2>
      <div class="tiles">
        ${repeat(this.games ?? [], (game) => game.id, (game) => html`<game-tile .game=${game} .catalogue=${this.catalogue}></game-tile>`)}
      </div>
      ${this.next ? html`<div class="buttons"><button @click=${() => this.#load(this.next)}>${say('games.more')}</button></div>` : ''}
    </div>`;
  }

  #empty() {
    const filtered = Object.values(this.filters).some(Boolean);
    return filtered ? say('games.none-found') : html`${say('games.none')} <a href="/">${say('nav.new-game')}</a>`;
  }

  /** @param {ImportReport} report */
  #report({ added, known, broken, stopped }) {
    return html`<section class="card report" role="status">
      <p>${sayCount('import.added', added)} ${sayCount('import.known', known)} ${broken.length ? sayCount('import.broken', broken.length) : ''} ${stopped ? say('import.stopped') : ''}</p>
      ${broken.length ? html`<ul>${broken.map(({ line, detail }) => html`<li>${say('import.line', line, detail)}</li>`)}</ul>` : ''}
      <button @click=${() => (this.report = null)}>${say('action.close')}</button>
    </section>`;
  }

  static styles = [
    base,
    controls,
    fileButton,
    wide,
    css`
      .head {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: space-between;
        gap: 0.75rem 2rem;
      }
      .bring {
        padding: 0.1rem 1rem;
      }
      .bring[open] {
        padding-bottom: 1rem;
      }
      .tiles {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
        gap: 0.9rem;
      }
      .report {
        display: grid;
        gap: 0.6rem;
        justify-items: start;
        padding: 1rem 1.25rem;
      }
      .report ul {
        margin: 0;
        padding-inline-start: 1.2rem;
        max-height: 12rem;
        overflow: auto;
      }
    `,
  ];
}

customElements.define('games-page', GamesPage);
