// The lab: start a match, list and compare matches, and measure techniques of the search in a position.

import { css, html } from 'lit';
import { Component } from '../lib/component.js';
import { api } from '../lib/api.js';
import { isActive, matchRequest, standardMatch } from '../lib/lab.js';
import { say } from '../lib/messages.js';
import { explain } from '../lib/problems.js';
import { go } from '../lib/router.js';
import { base, controls, wide } from './shared-styles.js';
import './ablation-panel.js';
import './match-comparison.js';
import './match-form.js';
import './match-list.js';

/** @import {Catalogue, NewMatchSetup, MatchList, MatchSummary, PageEvent, PageEvents} from '../types/index.js' */

const REFRESH_MS = 3000;

class LabPage extends Component {
  static properties = {
    catalogue: { state: true },
    lab: { state: true },
    setup: { state: true },
    chosen: { state: true },
    busy: { state: true },
    refusal: { state: true },
    problem: { state: true },
  };

  /** @type {number | undefined} */
  #timer;

  constructor() {
    super();
    /** @type {Catalogue | null} */
    this.catalogue = null;
    /** @type {MatchList | null} */
    this.lab = null;
    this.busy = false;
    this.refusal = '';
    this.problem = '';
    /** @type {NewMatchSetup} */
    this.setup = standardMatch();
    /** @type {string[]} */
    this.chosen = [];
    const asked = new URLSearchParams(location.search);
    this.wanted = { game: asked.get('game') ?? '', position: asked.get('position') ?? '' };
  }

  connectedCallback() {
    super.connectedCallback();
    api.catalogue().then((catalogue) => (this.catalogue = catalogue), (error) => (this.problem = explain(error)));
    this.#load();
    this.#timer = setInterval(() => this.#refresh(), REFRESH_MS);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.#timer);
  }

  async #load() {
    try {
      this.lab = await api.listMatches();
      this.problem = '';
    } catch (error) {
      this.problem = explain(error);
    }
  }

  /** Loads the list again, only if a match is running and the page is visible. */
  #refresh() {
    if (document.visibilityState === 'visible' && this.lab?.matches.some(({ state }) => isActive(state))) this.#load();
  }

  async #start() {
    this.busy = true;
    this.refusal = '';
    try {
      const match = await api.createMatch(matchRequest(this.setup));
      go(`/lab/${match.id}`);
    } catch (error) {
      this.refusal = explain(error);
    } finally {
      this.busy = false;
    }
  }

  /** @param {MatchSummary} match */
  async #delete(match) {
    try {
      await api.deleteMatch(match.id);
      this.chosen = this.chosen.filter((id) => id !== match.id);
      await this.#load();
      this.toast(say('lab.deleted'), { label: say('action.undo'), run: () => this.#restore(match) });
    } catch (error) {
      this.toast(explain(error));
    }
  }

  /** @param {MatchSummary} match */
  async #restore(match) {
    try {
      await api.restoreMatch(match.id);
      await this.#load();
      this.toast(say('lab.restored'));
    } catch (error) {
      this.toast(explain(error));
    }
  }

  /** @param {PageEvents['match-chosen']} choice */
  #choose({ match, chosen }) {
    this.chosen = chosen ? [...this.chosen, match.id] : this.chosen.filter((id) => id !== match.id);
  }

  render() {
    return html`<div class="page">
      <div class="head">
        <h1>${say('lab.title')}</h1>
        <p class="muted">${say('lab.about')}</p>
      </div>
      ${this.catalogue && this.lab ? this.#content(this.catalogue, this.lab) : html`<p role="status">${this.problem || say('play.loading')}</p>`}
    </div>`;
  }

  /**
   * @param {Catalogue} catalogue
   * @param {MatchList} lab
   */
  #content(catalogue, lab) {
    const { matches, broken } = lab;
    const compared = matches.filter(({ id }) => this.chosen.includes(id));
    return html`<match-form
        .catalogue=${catalogue}
        .lab=${lab}
        .setup=${this.setup}
        .problem=${this.refusal}
        ?busy=${this.busy}
        @match-changed=${(/** @type {PageEvent<'match-changed'>} */ event) => (this.setup = event.detail.setup)}
        @match-started=${this.#start}
      ></match-form>
      <section aria-labelledby="matches">
        <h2 id="matches">${say('lab.matches')}</h2>
        <p role="status" class="muted">${this.problem || (matches.length ? '' : say('lab.none'))}</p>
        ${broken.map(({ id, detail }) => html`<p class="small muted">${say('lab.broken', id, detail)}</p>`)}
        <match-list
          .played=${matches}
          .catalogue=${catalogue}
          .chosen=${this.chosen}
          @match-chosen=${(/** @type {PageEvent<'match-chosen'>} */ event) => this.#choose(event.detail)}
          @match-deleted=${(/** @type {PageEvent<'match-deleted'>} */ event) => this.#delete(event.detail.match)}
        ></match-list>
        ${compared.length > 1 ? html`<match-comparison .compared=${compared} .catalogue=${catalogue}></match-comparison>` : ''}
      </section>
      <ablation-panel .catalogue=${catalogue} .wanted=${this.wanted}></ablation-panel>`;
  }

  static styles = [
    base,
    controls,
    wide,
    css`
      .page {
        gap: 1.75rem;
      }
      .head {
        display: grid;
        gap: 0.4rem;
        max-width: 60rem;
      }
      section {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 0.75rem;
      }
      [role='status']:empty {
        display: none;
      }
    `,
  ];
}

customElements.define('lab-page', LabPage);
