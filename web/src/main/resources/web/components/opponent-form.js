// How a computer player is set up: a level by name, a search of one's own, or in matches an outside
// engine that the operator has defined.

import { css, html } from 'lit';
import { Component } from '../lib/component.js';
import { say } from '../lib/messages.js';
import { levelName } from '../lib/names.js';
import { FIRST_LEVEL, standardCustom } from '../lib/players.js';
import { base, controls, segments } from './shared-styles.js';
import './custom-search.js';

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

  /** What was set for the other kind comes back when one goes back to it. */
  #kept = {};

  #change(player) {
    this.#kept[player.kind] = player;
    this.tell('player-changed', { player });
  }

  #kind(kind) {
    this.#kept[this.player.kind] = this.player;
    const fresh = {
      level: () => ({ kind: 'level', level: FIRST_LEVEL }),
      custom: standardCustom,
      engine: () => ({ kind: 'engine', engine: this.engines[0] }),
    };
    this.#change(this.#kept[kind] ?? fresh[kind]());
  }

  render() {
    const { kind } = this.player;
    return html`<fieldset>
      <legend class="unseen">${this.label}</legend>
      <div class="segments">
        ${['level', 'custom', ...(this.engines?.length ? ['engine'] : [])].map(
          (each) => html`<label>
            <input type="radio" name="kind" value=${each} .checked=${each === kind} @change=${() => this.#kind(each)} />
            ${say(`opponent.${each}`)}
          </label>`,
        )}
      </div>
      ${kind === 'level' ? this.#level() : kind === 'custom' ? this.#custom() : this.#engine()}
    </fieldset>`;
  }

  #level() {
    const { level } = this.player;
    const levels = this.game.levels;
    const name = levelName(level, this.catalogue, this.game.name);
    return html`<div class="field">
      <label for="level">${say('opponent.level-of', levels.length)}</label>
      <div class="slider">
        <input
          id="level"
          type="range"
          min=${levels[0].number}
          max=${levels.at(-1).number}
          step="1"
          .value=${String(level)}
          aria-valuetext=${say('player.level', level, name)}
          @input=${(event) => this.#change({ kind: 'level', level: Number(event.target.value) })}
        />
        <output for="level">${say('player.level', level, name)}</output>
      </div>
    </div>`;
  }

  #custom() {
    return html`<custom-search
      .catalogue=${this.catalogue}
      .game=${this.game}
      .player=${this.player}
      ?unlimited=${this.unlimited}
      @search-changed=${(event) => this.#change(event.detail.player)}
    ></custom-search>`;
  }

  #engine() {
    return html`<div class="field">
      <label for="engine">${say('opponent.engine')}</label>
      <select id="engine" @change=${(event) => this.#change({ kind: 'engine', engine: event.target.value })}>
        ${this.engines.map((name) => html`<option ?selected=${name === this.player.engine}>${name}</option>`)}
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
