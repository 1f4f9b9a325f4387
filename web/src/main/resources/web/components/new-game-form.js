// The settings of a new game.

import { css, html } from 'lit';
import { Component } from '../lib/component.js';
import { inputOf } from '../lib/fields.js';
import { say, sayOr } from '../lib/messages.js';
import { gameName, sideName } from '../lib/names.js';
import { base, controls, segments } from './shared-styles.js';
import './clock-field.js';
import './opponent-form.js';

/** @import {Catalogue, GameKind, GameParameter, MatchPlayer, NewGameSetup, PageEvent} from '../types/index.js' */

/** @type {NewGameSetup['mode'][]} */
const MODES = ['computer', 'people', 'computers'];
/** @type {NewGameSetup['side'][]} */
const PLACES = ['first', 'second', 'random'];

class NewGameForm extends Component {
  static properties = {
    catalogue: { attribute: false },
    game: { attribute: false },
    setup: { attribute: false },
    problem: {},
    busy: { type: Boolean },
  };

  constructor() {
    super();
    /** @type {Catalogue} */
    this.catalogue;
    /** @type {GameKind} */
    this.game;
    /** @type {NewGameSetup} */
    this.setup;
    this.problem = '';
    this.busy = false;
  }

  /** @param {Partial<NewGameSetup>} part */
  #change(part) {
    this.emit('setup-changed', { setup: { ...this.setup, ...part } });
  }

  /** @param {SubmitEvent} event */
  #start(event) {
    event.preventDefault();
    this.emit('game-started', { game: this.game.name, text: this.drawn('textarea').value });
  }

  render() {
    const { mode } = this.setup;
    return html`<form class="card" @submit=${this.#start} aria-labelledby="title" novalidate>
      <h2 id="title">${say('form.title', gameName(this.game.name))}</h2>
      <div class="columns">
        <div class="column">
          ${this.#choice('mode', MODES, (each) => say(`form.mode.${each}`))}
          ${mode === 'computer'
            ? this.#choice('side', PLACES, (each) => (each === 'random' ? say('form.side.random') : sideName(each === 'first' ? 0 : 1)))
            : ''}
          ${this.game.openingSets.length ? this.#choice('opening', ['', ...this.game.openingSets.map(({ name }) => name)], (each) => this.#startText(each)) : ''}
          <clock-field .clock=${this.setup.clock} @clock-changed=${(/** @type {PageEvent<'clock-changed'>} */ event) => this.#change({ clock: event.detail.clock })}></clock-field>
          ${this.game.parameters.length ? this.#parameters() : ''}
        </div>
        <div class="column">
          ${mode === 'people' ? html`<p class="muted">${say('form.people')}</p>` : ''}
          ${mode === 'computer' ? this.#opponent('opponent', say('form.opponent')) : ''}
          ${mode === 'computers'
            ? html`${this.#opponent('opponent', say('form.plays', sideName(0)))} ${this.#opponent('second', say('form.plays', sideName(1)))}`
            : ''}
        </div>
      </div>
      <details>
        <summary>${say('form.from-text')}</summary>
        <div class="field">
          <label for="text">${say('paste.text')}</label>
          <textarea id="text" spellcheck="false"></textarea>
        </div>
      </details>
      ${this.problem ? html`<pre role="alert">${this.problem}</pre>` : ''}
      <div class="buttons">
        <button class="main" ?disabled=${this.busy}>${say('form.start')}</button>
        <button type="button" @click=${() => this.emit('setup-reset')}>${say('form.reset')}</button>
      </div>
    </form>`;
  }

  /** @param {string} set the name of a set of openings, or empty for the usual start */
  #startText(set) {
    const known = this.game.openingSets.find(({ name }) => name === set);
    return known ? say('openings.random', known.title) : say('form.opening.usual');
  }

  /**
   * @template {string} Value
   * @param {'mode' | 'side' | 'opening'} name
   * @param {Value[]} values
   * @param {(value: Value) => string} text
   */
  #choice(name, values, text) {
    return html`<fieldset>
      <legend>${say(`form.${name}`)}</legend>
      <div class="segments">
        ${values.map(
          (value) => html`<label>
            <input type="radio" name=${name} value=${value} .checked=${this.setup[name] === value} @change=${() => this.#change({ [name]: value })} />
            ${text(value)}
          </label>`,
        )}
      </div>
    </fieldset>`;
  }

  /**
   * @param {'opponent' | 'second'} which
   * @param {string} title
   */
  #opponent(which, title) {
    return html`<section>
      <h3>${title}</h3>
      <opponent-form
        data-opponent=${which}
        .catalogue=${this.catalogue}
        .game=${this.game}
        .player=${this.setup[which]}
        label=${title}
        @player-changed=${(/** @type {PageEvent<'player-changed'>} */ event) => this.#player(which, event.detail.player)}
      ></opponent-form>
    </section>`;
  }

  /**
   * @param {'opponent' | 'second'} which
   * @param {MatchPlayer} player
   */
  #player(which, player) {
    // Outside engines play in matches only.
    if (player.kind !== 'engine') this.#change({ [which]: player });
  }

  #parameters() {
    return html`<div class="parameters">
      ${this.game.parameters.map(
        (parameter) => html`<div class="field">
          <label for=${`parameter-${parameter.name}`}>${sayOr(`parameter.${parameter.name}`, parameter.name)}</label>
          <input
            id=${`parameter-${parameter.name}`}
            type="number"
            min=${parameter.least}
            max=${parameter.most}
            step="1"
            .value=${String(this.setup.parameters[parameter.name] ?? parameter.standard)}
            aria-describedby=${`help-${parameter.name}`}
            @change=${(/** @type {Event} */ event) => this.#parameter(parameter, inputOf(event))}
          />
          <span id=${`help-${parameter.name}`} class="muted small">${sayOr(`parameter.${parameter.name}.help`, parameter.help)}</span>
        </div>`,
      )}
    </div>`;
  }

  /**
   * Only parameters that differ from the defaults are part of the name.
   *
   * @param {GameParameter} parameter
   * @param {HTMLInputElement} input
   */
  #parameter({ name, standard }, input) {
    if (!input.checkValidity() || input.value === '') {
      input.reportValidity();
      return;
    }
    const parameters = { ...this.setup.parameters, [name]: Number(input.value) };
    if (parameters[name] === standard) delete parameters[name];
    this.#change({ parameters });
  }

  static styles = [
    base,
    controls,
    segments,
    css`
      form {
        display: grid;
        gap: 1.25rem;
        padding: clamp(1rem, 2.5vw, 1.75rem);
      }
      .columns {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr));
        gap: 1.25rem 2.5rem;
      }
      .column {
        display: grid;
        gap: 1.1rem;
        align-content: start;
        min-width: 0;
      }
      section {
        display: grid;
        gap: 0.5rem;
      }
      .parameters {
        display: grid;
        grid-template-columns: 1fr 1fr;
        gap: 1rem;
      }
      .parameters input {
        width: 100%;
      }
      pre {
        margin: 0;
        color: var(--danger);
        font: 0.88rem/1.4 var(--mono);
        white-space: pre-wrap;
        overflow-wrap: anywhere;
      }
    `,
  ];
}

customElements.define('new-game-form', NewGameForm);
