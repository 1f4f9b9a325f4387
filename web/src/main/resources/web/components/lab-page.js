// The lab: set up a match, see those that were played, compare them, and take the search apart in a
// position.

import { css, html } from 'lit';
import { Component } from '../lib/component.js';
import { api } from '../lib/api.js';
import { isUnderWay, matchRequest, standardMatch } from '../lib/lab.js';
import { say } from '../lib/messages.js';
import { explain } from '../lib/problems.js';
import { go } from '../lib/router.js';
import { base, controls, wide } from './shared-styles.js';
import './ablation-panel.js';
import './match-comparison.js';
import './match-form.js';
import './match-list.js';

const LOOK_AGAIN_MS = 3000;

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

  #timer;

  constructor() {
    super();
    this.setup = standardMatch();
    this.chosen = [];
    const asked = new URLSearchParams(location.search);
    this.wanted = { game: asked.get('game') ?? '', position: asked.get('position') ?? '' };
  }

  connectedCallback() {
    super.connectedCallback();
    api.catalogue().then((catalogue) => (this.catalogue = catalogue), (error) => (this.problem = explain(error)));
    this.#load();
    this.#timer = setInterval(() => this.#lookAgain(), LOOK_AGAIN_MS);
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

  /** Only where something goes on, and somebody looks. */
  #lookAgain() {
    if (document.visibilityState === 'visible' && this.lab?.matches.some(({ state }) => isUnderWay(state))) this.#load();
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

  async #restore(match) {
    try {
      await api.restoreMatch(match.id);
      await this.#load();
      this.toast(say('lab.restored'));
    } catch (error) {
      this.toast(explain(error));
    }
  }

  #choose({ match, chosen }) {
    this.chosen = chosen ? [...this.chosen, match.id] : this.chosen.filter((id) => id !== match.id);
  }

  render() {
    return html`<div class="page">
      <div class="head">
        <h1>${say('lab.title')}</h1>
        <p class="muted">${say('lab.about')}</p>
      </div>
      ${this.catalogue && this.lab ? this.#content() : html`<p role="status">${this.problem || say('play.loading')}</p>`}
    </div>`;
  }

  #content() {
    const { matches, broken } = this.lab;
    const compared = matches.filter(({ id }) => this.chosen.includes(id));
    return html`<match-form
        .catalogue=${this.catalogue}
        .lab=${this.lab}
        .setup=${this.setup}
        .problem=${this.refusal}
        ?busy=${this.busy}
        @match-changed=${(event) => (this.setup = event.detail.setup)}
        @match-started=${this.#start}
      ></match-form>
      <section aria-labelledby="matches">
        <h2 id="matches">${say('lab.matches')}</h2>
        <p role="status" class="muted">${this.problem || (matches.length ? '' : say('lab.none'))}</p>
        ${broken.map(({ id, detail }) => html`<p class="small muted">${say('lab.broken', id, detail)}</p>`)}
        <match-list
          .played=${matches}
          .catalogue=${this.catalogue}
          .chosen=${this.chosen}
          @match-chosen=${(event) => this.#choose(event.detail)}
          @match-deleted=${(event) => this.#delete(event.detail.match)}
        ></match-list>
        ${compared.length > 1 ? html`<match-comparison .compared=${compared} .catalogue=${this.catalogue}></match-comparison>` : ''}
      </section>
      <ablation-panel .catalogue=${this.catalogue} .wanted=${this.wanted}></ablation-panel>`;
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
