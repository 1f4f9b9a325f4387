// How a computer player is set up: a level, a custom search, or in matches an outside
// engine that the operator has defined.

import { css, html } from 'lit';
import { Component } from '../lib/component.js';
import { say } from '../lib/messages.js';
import { levelName } from '../lib/names.js';
import { FIRST_LEVEL, standardCustom } from '../lib/players.js';
import { withValue } from '../lib/fields.js';
import { base, controls, segments } from './shared-styles.js';
import './custom-search.js';

/** @import {Catalogue, CustomPlayer, EnginePlayer, GameKind, LevelPlayer, MatchPlayer, PageEvent} from '../types/index.js' */

class OpponentForm extends Component {
  static properties = {
    catalogue: { attribute: false },
    game: { attribute: false },
    player: { attribute: false },
    label: {},
    /** Names of outside engines that may be chosen. */
    engines: { attribute: false },
    /** Whether the limits of a search are set elsewhere. */
    unlimited: { type: Boolean },
  };

  constructor() {
    super();
    /** @type {Catalogue} */
    this.catalogue;
    /** @type {GameKind} */
    this.game;
    /** @type {MatchPlayer} */
    this.player;
    this.label = '';
    /** @type {string[]} */
    this.engines = [];
    this.unlimited = false;
  }

  /**
   * The settings of each kind are kept while another kind is chosen.
   *
   * @type {{level?: LevelPlayer, custom?: CustomPlayer, engine?: EnginePlayer}}
   */
  #remembered = {};

  /** @param {MatchPlayer} player */
  #change(player) {
    this.#remember(player);
    this.emit('player-changed', { player });
  }

  /** @param {MatchPlayer} player */
  #remember(player) {
    this.#remembered = { ...this.#remembered, [player.kind]: player };
  }

  /** @param {MatchPlayer['kind']} kind */
  #kind(kind) {
    this.#remember(this.player);
    this.#change(this.#remembered[kind] ?? this.#defaultPlayer(kind));
  }

  /**
   * @param {MatchPlayer['kind']} kind
   * @returns {MatchPlayer}
   */
  #defaultPlayer(kind) {
    if (kind === 'level') return { kind, level: FIRST_LEVEL };
    return kind === 'custom' ? standardCustom() : { kind, engine: this.engines[0] };
  }

  render() {
    const { player } = this;
    /** @type {MatchPlayer['kind'][]} */
    const kinds = this.engines.length ? ['level', 'custom', 'engine'] : ['level', 'custom'];
    return html`<fieldset>
      <legend class="visually-hidden">${this.label}</legend>
      <div class="segments">
        ${kinds.map(
          (each) => html`<label>
            <input type="radio" name="kind" value=${each} .checked=${each === player.kind} @change=${() => this.#kind(each)} />
            ${say(`opponent.${each}`)}
          </label>`,
        )}
      </div>
      ${player.kind === 'level' ? this.#level(player) : player.kind === 'custom' ? this.#custom(player) : this.#engine(player)}
    </fieldset>`;
  }

  /** @param {LevelPlayer} player */
  #level({ level }) {
    const levels = this.game.levels;
    const name = levelName(level, this.catalogue, this.game.name);
    return html`<div class="field">
      <label for="level">${say('opponent.level-of', levels.length)}</label>
      <div class="slider">
        <input
          id="level"
          type="range"
          min=${levels[0].number}
          max=${levels[levels.length - 1].number}
          step="1"
          .value=${String(level)}
          aria-valuetext=${say('player.level', level, name)}
          @input=${withValue((value) => this.#change({ kind: 'level', level: Number(value) }))}
        />
        <output for="level">${say('player.level', level, name)}</output>
      </div>
    </div>`;
  }

  /** @param {CustomPlayer} player */
  #custom(player) {
    return html`<custom-search
      .catalogue=${this.catalogue}
      .game=${this.game}
      .player=${player}
      ?unlimited=${this.unlimited}
      @search-changed=${(/** @type {PageEvent<'search-changed'>} */ event) => this.#change(event.detail.player)}
    ></custom-search>`;
  }

  /** @param {EnginePlayer} player */
  #engine(player) {
    return html`<div class="field">
      <label for="engine">${say('opponent.engine')}</label>
      <select id="engine" @change=${withValue((value) => this.#change({ kind: 'engine', engine: value }))}>
        ${this.engines.map((name) => html`<option ?selected=${name === player.engine}>${name}</option>`)}
      </select>
    </div>`;
  }

  static styles = [
    base,
    controls,
    segments,
    css`
      fieldset {
        display: grid;
        gap: 0.75rem;
      }
      .slider {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0 1rem;
      }
      .slider input {
        flex: 1 1 10rem;
        min-width: 0;
      }
      output {
        min-width: 10rem;
        font-weight: 600;
      }
    `,
  ];
}

customElements.define('opponent-form', OpponentForm);
