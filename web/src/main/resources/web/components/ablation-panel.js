// What each technique of the search is worth in a position: choose one, and see the chart grow.

import { css, html } from 'lit';
import { Component } from '../lib/component.js';
import { ablationChannel, api, LiveChannel } from '../lib/api.js';
import { isActive, stateText } from '../lib/lab.js';
import { say } from '../lib/messages.js';
import { gameName } from '../lib/names.js';
import { explain, explainText } from '../lib/problems.js';
import { base, controls, segments } from './shared-styles.js';
import { icon } from './icons.js';
import './ablation-chart.js';

/** @import {Ablation, AblationMessage, Catalogue} from '../types/index.js' */

class AblationPanel extends Component {
  static properties = {
    catalogue: { attribute: false },
    /** What the address asks for: a game and a position of it. */
    wanted: { attribute: false },
    game: { state: true },
    ablation: { state: true },
    problem: { state: true },
  };

  /** @type {LiveChannel<AblationMessage> | undefined} */
  #channel;

  constructor() {
    super();
    /** @type {Catalogue} */
    this.catalogue;
    /** @type {{game: string, position: string}} */
    this.wanted;
    this.game = '';
    /** @type {Ablation | null} */
    this.ablation = null;
    this.problem = '';
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#channel?.close();
  }

  willUpdate() {
    if (this.game) return;
    const known = this.catalogue.games.some(({ name }) => name === this.wanted.game.split(':')[0]);
    this.game = known ? this.wanted.game : 'reversi';
  }

  firstUpdated() {
    if (!this.wanted.position) return;
    this.drawn('textarea').value = this.wanted.position;
    this.scrollIntoView();
  }

  /** @param {SubmitEvent} event */
  async #start(event) {
    event.preventDefault();
    const text = this.drawn('textarea').value.trim();
    const depth = Number(new FormData(this.drawn('form')).get('depth'));
    this.problem = '';
    try {
      this.#watch(await api.createAblation({ game: this.game, ...(text && { text }), ...(depth && { depth }) }));
    } catch (error) {
      this.problem = explainText(error);
    }
  }

  /** @param {Ablation} ablation */
  #watch(ablation) {
    this.#channel?.close();
    this.ablation = ablation;
    this.#channel = new LiveChannel(ablationChannel(ablation.id), {
      onMessage: (message) => message.ablation && this.#setAblation(message.ablation),
      onState: () => {},
    });
  }

  /** @param {Ablation} ablation */
  #setAblation(ablation) {
    this.ablation = ablation;
    if (isActive(ablation.state)) return;
    this.#channel?.close();
    this.emit('announce', { text: stateOf(ablation) });
  }

  /** @param {Ablation} ablation */
  async #stop(ablation) {
    try {
      await api.stopAblation(ablation.id);
    } catch (error) {
      this.problem = explain(error);
    }
  }

  render() {
    const { ablation } = this;
    const running = ablation && isActive(ablation.state) ? ablation : null;
    return html`<section class="card" aria-labelledby="title">
      <h2 id="title">${say('lab.ablation')}</h2>
      <p class="muted">${say('lab.ablation.about')}</p>
      <form @submit=${this.#start}>
        <fieldset>
          <legend>${say('lab.game')}</legend>
          <div class="segments">
            ${this.catalogue.games.map(
              ({ name }) => html`<label>
                <input type="radio" name="game" value=${name} .checked=${this.game.split(':')[0] === name} @change=${() => (this.game = name)} />
                ${gameName(name)}
              </label>`,
            )}
          </div>
        </fieldset>
        <div class="row">
          <div class="field">
            <label for="text">${say('lab.ablation.position')}</label>
            <textarea id="text" spellcheck="false" aria-describedby="problem"></textarea>
          </div>
          <div class="field">
            <label for="depth">${say('lab.ablation.depth')}</label>
            <input id="depth" name="depth" type="number" min="1" max="60" step="1" aria-describedby="depth-help" />
            <span id="depth-help" class="muted small">${say('lab.ablation.depth.help')}</span>
          </div>
        </div>
        <pre id="problem" role="alert">${this.problem}</pre>
        <div class="buttons">
          <button class="main" ?disabled=${running !== null}>${icon('play')}${say('lab.ablation.start')}</button>
          ${running ? html`<button type="button" data-action="stop" @click=${() => this.#stop(running)}>${icon('close')}${say('lab.stop')}</button>` : ''}
        </div>
      </form>
      ${ablation
        ? html`<p role="status" data-state=${ablation.state}>${stateOf(ablation)}</p>
            <ablation-chart .ablation=${ablation}></ablation-chart>`
        : ''}
    </section>`;
  }

  static styles = [
    base,
    controls,
    segments,
    css`
      section,
      form {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 0.9rem;
      }
      section {
        padding: clamp(1rem, 2.5vw, 1.75rem);
      }
      .row {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
        gap: 0.9rem 2rem;
      }
      textarea {
        min-height: 4.5em;
      }
      input[type='number'] {
        width: 8rem;
      }
      pre {
        margin: 0;
        color: var(--danger);
        font: 0.88rem/1.4 var(--mono);
        white-space: pre-wrap;
        overflow-wrap: anywhere;
      }
      pre:empty {
        display: none;
      }
      [role='status'] {
        font-weight: 600;
      }
    `,
  ];
}

/** @param {Ablation} ablation */
function stateOf({ state, rows, of, depth }) {
  return say('lab.ablation.state', stateText(state), rows.length, of, depth);
}

customElements.define('ablation-panel', AblationPanel);
