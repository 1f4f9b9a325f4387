// A match: watched while it is played, stopped and resumed, and read when it is over.

import { css, html } from 'lit';
import { Component } from '../lib/component.js';
import { api, LiveChannel, matchAddress, matchChannel, ServerProblem } from '../lib/api.js';
import { eloText, engineNames, isActive, matchTitle, stateText } from '../lib/lab.js';
import { say } from '../lib/messages.js';
import { gameName } from '../lib/names.js';
import { explain } from '../lib/problems.js';
import { analysisAddress, go } from '../lib/router.js';
import { base, controls, wide } from './shared-styles.js';
import { icon } from './icons.js';
import './connection-banner.js';
import './elo-chart.js';
import './match-games.js';
import './played-game.js';
import './score-table.js';
import './sprt-gauge.js';

/** @import {PropertyValues} from 'lit' */
/** @import {Catalogue, MatchDetails, MatchGames, MatchMessage, MatchProgress, PageEvent, PlayedGame} from '../types/index.js' */

/** The list grows by itself up to this length; then a button loads more. */
const MAX_LIVE_GAMES = 200;

class MatchPage extends Component {
  static properties = {
    matchId: { attribute: false },
    catalogue: { state: true },
    match: { state: true },
    playing: { state: true },
    games: { state: true },
    offline: { state: true },
    problem: { state: true },
  };

  /** @type {LiveChannel<MatchMessage> | undefined} */
  #channel;

  constructor() {
    super();
    this.matchId = '';
    /** @type {Catalogue | null} */
    this.catalogue = null;
    /** @type {MatchDetails | null} */
    this.match = null;
    /** @type {PlayedGame | null} */
    this.playing = null;
    /** @type {MatchGames | null} */
    this.games = null;
    this.offline = false;
    this.problem = '';
  }

  connectedCallback() {
    super.connectedCallback();
    api.catalogue().then((catalogue) => (this.catalogue = catalogue), () => {});
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#channel?.close();
  }

  /** @param {PropertyValues<this>} changed */
  willUpdate(changed) {
    if (changed.has('matchId') && this.matchId) this.#open();
  }

  async #open() {
    this.#channel?.close();
    this.match = null;
    this.problem = '';
    const id = this.matchId;
    try {
      const [match, games] = await Promise.all([api.readMatch(id), api.listMatchGames(id, 1)]);
      this.games = games;
      this.#setMatch(match);
    } catch (error) {
      this.problem = error instanceof ServerProblem && error.status === 404 ? say('lab.missing') : explain(error);
      return;
    }
    if (id !== this.matchId || !this.isConnected) return;
    this.#channel = new LiveChannel(matchChannel(id), {
      onMessage: (message) => this.#receive(message),
      onState: (state) => (this.offline = state === 'offline'),
    });
  }

  async #loadGames() {
    this.games = await api.listMatchGames(this.matchId, 1);
  }

  /** @param {MatchDetails} match */
  #setMatch(match) {
    const before = this.match?.state;
    this.match = match;
    this.playing = match.playing ?? (isActive(match.state) ? this.playing : null);
    this.emit('title-known', { title: matchTitle(match, this.catalogue) });
    if (before && before !== match.state) this.emit('announce', { text: stateOf(match) });
    if (this.games && this.games.of !== match.standing.finished) this.#loadGames().catch(() => {});
  }

  /** @param {MatchMessage} message */
  #receive({ match, playing, progress }) {
    if (match) this.#setMatch(match);
    if (playing && this.match && isActive(this.match.state)) this.playing = playing;
    if (progress && this.match) this.#addProgress(this.match, progress);
  }

  /**
   * @param {MatchDetails} match
   * @param {MatchProgress} progress
   */
  #addProgress(match, { standing, games, step }) {
    const { convergence } = match;
    const last = convergence.at(-1)?.pairs ?? 0;
    this.match = { ...match, standing, convergence: step && step.pairs > last ? [...convergence, step] : convergence };
    const known = this.games?.games ?? [];
    const more = known.length < MAX_LIVE_GAMES ? games.filter(({ number }) => !known.some((each) => each.number === number)) : [];
    this.games = { games: [...known, ...more], of: standing.finished };
  }

  /**
   * The new state comes on the live channel; the answer may be older, and is used only when offline.
   *
   * @param {(id: string) => Promise<MatchDetails>} action
   */
  async #act(action) {
    try {
      const match = await action(this.matchId);
      if (this.offline) this.#setMatch(match);
    } catch (error) {
      this.toast(explain(error));
    }
  }

  async #delete() {
    const id = this.matchId;
    try {
      this.#channel?.close();
      await api.deleteMatch(id);
      go('/lab');
      this.toast(say('lab.deleted'), { label: say('action.undo'), run: () => api.restoreMatch(id).then(() => go(`/lab/${id}`)) });
    } catch (error) {
      this.toast(explain(error));
    }
  }

  /** @param {{number: number}} game */
  async #openGame({ number }) {
    try {
      const { id } = await api.copyMatchGame(this.matchId, number);
      go(analysisAddress(id));
    } catch (error) {
      this.toast(explain(error));
    }
  }

  render() {
    if (!this.match) return html`<div class="page"><p role="status">${this.problem || say('play.loading')}</p></div>`;
    const { match } = this;
    const names = engineNames(match, this.catalogue);
    const pairing = match.standing.encounters[0];
    return html`<div class="page">
      <connection-banner ?offline=${this.offline}></connection-banner>
      <header>
        <p class="small"><a href="/lab">${say('lab.back')}</a> · ${gameName(match.standing.game)}</p>
        <h1>${matchTitle(match, this.catalogue)}</h1>
        <p class="state" data-state=${match.state} role="status">${stateOf(match)}</p>
        ${match.trouble ? html`<p class="trouble" role="alert">${say('lab.trouble', match.trouble)}</p>` : ''}
        ${this.#buttons(match)}
      </header>
      <div class="columns">
        <div class="column">
          ${this.playing
            ? html`<played-game .match=${match} .playing=${this.playing} .names=${names}></played-game>`
            : html`<p class="card idle muted">${say(match.state === 'waiting' ? 'lab.waiting' : 'lab.idle')}</p>
                ${this.#convergence(match)}`}
        </div>
        <div class="column">
          <section class="card">
            <h2>${say('lab.result')}</h2>
            <p class="elo"><strong>${eloText(pairing)}</strong> ${say('lab.elo.unit')}</p>
            <score-table .match=${match} .names=${names}></score-table>
          </section>
          ${match.standing.sprt ? html`<section class="card"><h2>${say('lab.sprt')}</h2><sprt-gauge .test=${match.standing.sprt}></sprt-gauge></section>` : ''}
          ${this.playing ? this.#convergence(match) : ''}
        </div>
      </div>
      ${this.games
        ? html`<match-games
            .matchId=${match.id}
            .games=${this.games}
            .names=${names}
            @game-opened=${(/** @type {PageEvent<'game-opened'>} */ event) => this.#openGame(event.detail)}
            @games-asked=${this.#moreGames}
          ></match-games>`
        : ''}
    </div>`;
  }

  /** @param {MatchDetails} match */
  #convergence(match) {
    return html`<section class="card">
      <h2>${say('lab.convergence')}</h2>
      <elo-chart .steps=${match.convergence}></elo-chart>
    </section>`;
  }

  async #moreGames() {
    const known = this.games?.games ?? [];
    try {
      const more = await api.listMatchGames(this.matchId, known.length + 1);
      this.games = { games: [...known, ...more.games], of: more.of };
    } catch (error) {
      this.toast(explain(error));
    }
  }

  /** @param {MatchDetails} match */
  #buttons({ id, state }) {
    return html`<div class="buttons">
      ${isActive(state) ? html`<button class="main" data-action="stop" @click=${() => this.#act(api.stopMatch)}>${icon('close')}${say('lab.stop')}</button>` : ''}
      ${state === 'interrupted' ? html`<button class="main" data-action="resume" @click=${() => this.#act(api.resumeMatch)}>${icon('play')}${say('lab.resume')}</button>` : ''}
      <a class="button" data-action="report" href=${matchAddress(id, 'report')} download>${icon('export')}${say('lab.report')}</a>
      <a class="button" data-action="record" href=${matchAddress(id, 'record')} download>${icon('export')}${say('lab.record')}</a>
      ${isActive(state) ? '' : html`<button class="plain danger" data-action="delete" @click=${this.#delete}>${icon('trash')}${say('action.delete')}</button>`}
    </div>`;
  }

  static styles = [
    base,
    controls,
    wide,
    css`
      .page {
        padding: clamp(0.9rem, 2.5vw, 1.75rem) clamp(0.75rem, 3vw, 2rem);
        gap: 1.25rem;
      }
      header {
        display: grid;
        gap: 0.5rem;
        overflow-wrap: anywhere;
      }
      .state {
        font-weight: 600;
      }
      .state[data-state='running'] {
        color: var(--accent);
      }
      .trouble {
        color: var(--danger);
      }
      .columns {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 1.25rem;
        align-items: start;
      }
      @media (min-width: 900px) {
        .columns {
          grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
        }
      }
      .column {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 1.25rem;
      }
      section {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 0.6rem;
        padding: 1rem 1.1rem;
      }
      connection-banner:not([offline]) {
        display: none;
      }
      .idle {
        padding: 1.25rem;
      }
      .elo {
        font-variant-numeric: tabular-nums;
      }
      .elo strong {
        font-size: 1.6rem;
        letter-spacing: -0.01em;
      }
    `,
  ];
}

/** @param {MatchDetails} match */
function stateOf({ state, standing }) {
  return say('lab.state-of', stateText(state), say('lab.finished-of', standing.finished, standing.games));
}

customElements.define('match-page', MatchPage);
