// The home page: start a game with one click, its options, and unfinished games.

import { css, html } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { Component } from '../lib/component.js';
import { api } from '../lib/api.js';
import { say } from '../lib/messages.js';
import { playerName, sideName } from '../lib/names.js';
import { gameOf, newGameOf, standardSetup } from '../lib/players.js';
import { explain, explainText } from '../lib/problems.js';
import { go } from '../lib/router.js';
import { settings } from '../lib/settings.js';
import { sharedGame } from '../lib/share.js';
import { base, controls } from './shared-styles.js';
import { clockText } from './clock-field.js';
import './game-card.js';
import './game-tile.js';
import './new-game-form.js';
import './shared-game.js';

/** @import {Catalogue, NewGameSetup, GameSummary, HumanPlayer, NewGame, PageEvent, PersonalSettings, Player, SharedGame} from '../types/index.js' */

const UNFINISHED_SHOWN = 6;

class HomePage extends Component {
  static properties = {
    catalogue: { state: true },
    unfinished: { state: true },
    chosen: { state: true },
    setups: { state: true },
    shared: { state: true },
    problem: { state: true },
    busy: { state: true },
  };

  constructor() {
    super();
    /** @type {Catalogue | null} */
    this.catalogue = null;
    /** @type {string | null} */
    this.chosen = null;
    this.problem = '';
    this.busy = false;
    /** @type {SharedGame | null} */
    this.shared = null;
    /** @type {PersonalSettings['newGames']} */
    this.setups = settings.get('newGames');
    /** @type {GameSummary[]} */
    this.unfinished = [];
    this.fragmentChanged = () => this.#readFragment();
    this.#readFragment();
  }

  connectedCallback() {
    super.connectedCallback();
    window.addEventListener('hashchange', this.fragmentChanged);
    this.#load();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    window.removeEventListener('hashchange', this.fragmentChanged);
  }

  #readFragment() {
    this.shared = sharedGame(location.hash);
  }

  /** Removes the shared game from the address. */
  #dismiss() {
    history.replaceState(null, '', '/');
    this.#readFragment();
  }

  async #load() {
    try {
      this.catalogue = await api.catalogue();
      this.unfinished = (await api.listGames({ result: 'undecided', limit: String(UNFINISHED_SHOWN) })).games;
    } catch (error) {
      this.problem = explain(error);
    }
  }

  /**
   * @param {string} game
   * @returns {NewGameSetup}
   */
  #setup(game) {
    return { ...standardSetup(), ...this.setups[game] };
  }

  /**
   * @param {string} game
   * @param {NewGameSetup} setup
   */
  #remember(game, setup) {
    this.setups = { ...this.setups, [game]: setup };
    settings.set('newGames', this.setups);
  }

  /** @param {string} game */
  #reset(game) {
    this.setups = { ...this.setups, [game]: undefined };
    settings.set('newGames', this.setups);
  }

  /** @param {NewGame} request */
  async #start(request) {
    this.busy = true;
    this.problem = '';
    try {
      const created = await api.createGame(request);
      go(`/play/${created.id}`);
    } catch (error) {
      this.problem = explainText(error);
      if (!this.chosen && !this.shared) this.toast(this.problem);
    } finally {
      this.busy = false;
    }
  }

  /** @param {string} game */
  async #open(game) {
    this.chosen = this.chosen === game ? null : game;
    this.problem = '';
    await this.updateComplete;
    this.renderRoot.querySelector('new-game-form')?.scrollIntoView({ block: 'nearest' });
  }

  /**
   * The settings of the next game in one line.
   *
   * @param {string} game
   */
  #summary(game) {
    const setup = this.#setup(game);
    /** @type {HumanPlayer} */
    const human = { kind: 'human' };
    /** @param {Player} player */
    const name = (player) => playerName(player, [human, player], this.catalogue, game);
    const parts = [];
    if (setup.mode === 'people') parts.push(say('form.mode.people'));
    else if (setup.mode === 'computers') parts.push(say('home.against', name(setup.opponent), name(setup.second)));
    else {
      const side = setup.side === 'random' ? say('form.side.random') : sideName(setup.side === 'first' ? 0 : 1);
      parts.push(say('home.you-play', side), name(setup.opponent));
    }
    const openings = this.catalogue && gameOf(this.catalogue, game)?.openingSets.find(({ name }) => name === setup.opening);
    if (openings) parts.push(say('openings.random', openings.title));
    if (setup.clock) parts.push(clockText(setup.clock));
    return parts.join(' · ');
  }

  render() {
    return html`<div class="page">
      <div class="head">
        <h1>${say('home.title')}</h1>
        <p class="muted">${say('home.text')}</p>
      </div>
      ${this.shared
        ? html`<shared-game
            .shared=${this.shared}
            .problem=${this.problem}
            @shared-opened=${(/** @type {PageEvent<'shared-opened'>} */ event) => this.#start(event.detail.request)}
            @shared-dismissed=${() => this.#dismiss()}
          ></shared-game>`
        : ''}
      ${this.catalogue ? this.#games(this.catalogue) : html`<p role="status">${this.problem || say('play.loading')}</p>`}
      ${this.unfinished.length ? this.#continue() : ''}
    </div>`;
  }

  /** @param {Catalogue} catalogue */
  #games(catalogue) {
    const game = this.chosen && gameOf(catalogue, this.chosen);
    return html`<div
      class="games"
      @game-started=${(/** @type {PageEvent<'game-started'>} */ event) => this.#start(newGameOf(event.detail.game, this.#setup(event.detail.game), event.detail))}
      @options-asked=${(/** @type {PageEvent<'options-asked'>} */ event) => this.#open(event.detail.game)}
    >
      ${catalogue.games.map(
        ({ name }) => html`<game-card
          .game=${name}
          .summary=${this.#summary(name)}
          ?chosen=${this.chosen === name}
          ?busy=${this.busy}
        ></game-card>`,
      )}
      ${game
        ? keyed(
            game.name,
            html`<new-game-form
              .catalogue=${catalogue}
              .game=${game}
              .setup=${this.#setup(game.name)}
              .problem=${this.problem}
              ?busy=${this.busy}
              @setup-changed=${(/** @type {PageEvent<'setup-changed'>} */ event) => this.#remember(game.name, event.detail.setup)}
              @setup-reset=${() => this.#reset(game.name)}
            ></new-game-form>`,
          )
        : ''}
    </div>`;
  }

  #continue() {
    return html`<section aria-labelledby="continue">
      <div class="line">
        <h2 id="continue">${say('home.continue')}</h2>
        <a href="/games">${say('home.all-games')}</a>
      </div>
      <div class="tiles">
        ${this.unfinished.map((game) => html`<game-tile .game=${game} .catalogue=${this.catalogue} brief></game-tile>`)}
      </div>
    </section>`;
  }

  static styles = [
    base,
    controls,
    css`
      :host {
        display: block;
      }
      .page {
        max-width: 78rem;
        margin: 0 auto;
        padding: clamp(1rem, 3vw, 2.5rem) clamp(0.75rem, 3vw, 2rem);
        display: grid;
        gap: clamp(1.25rem, 2.5vw, 2rem);
      }
      .head {
        display: grid;
        gap: 0.4rem;
        max-width: 46rem;
      }
      .games {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
        gap: 1.1rem;
      }
      new-game-form {
        grid-column: 1 / -1;
        scroll-margin: 1rem;
        min-width: 0;
      }
      section {
        display: grid;
        gap: 0.9rem;
      }
      .line {
        display: flex;
        align-items: baseline;
        justify-content: space-between;
        gap: 1rem;
      }
      .tiles {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr));
        gap: 0.9rem;
      }
    `,
  ];
}

customElements.define('home-page', HomePage);
