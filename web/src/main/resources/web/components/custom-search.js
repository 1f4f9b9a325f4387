// A custom search: limits, evaluator, preset, and every option that the game has. The options
// come from the server, so a new one shows up here by itself.

import { css, html } from 'lit';
import { Component } from '../lib/component.js';
import { formatNumber } from '../lib/format.js';
import { say, sayOr } from '../lib/messages.js';
import { evaluatorOf, optionValue, withEvaluator, withOption, withPreset } from '../lib/players.js';
import { inputOf, withChecked, withValue } from '../lib/fields.js';
import { base, controls } from './shared-styles.js';
import './option-field.js';
import './weight-table.js';

/** @import {Catalogue, CustomPlayer, Evaluator, GameKind, PageEvent, SearchOption} from '../types/index.js' */

/** Shown first, with the options that only this game has; the others are folded away. */
const IN_FRONT = 'prune-threshold';
/**
 * What the server allows one search, where that is less than the option itself does.
 *
 * @type {Record<string, keyof Catalogue['limits'] | undefined>}
 */
const LIMITED_BY = { threads: 'mostThreads', hash: 'mostHash' };
const FIRST_DEPTH = 4;
const FIRST_TIME_MS = 1000;
const FIRST_NODES = 100_000;
const MAX_NODES = 1_000_000_000;
const DEEPEST_SLIDER = 20;

/** @typedef {'timeMs' | 'depth' | 'nodes'} Limit */

class CustomSearch extends Component {
  static properties = {
    catalogue: { attribute: false },
    game: { attribute: false },
    player: { attribute: false },
    /** Whether its limits are set elsewhere. */
    unlimited: { type: Boolean },
  };

  constructor() {
    super();
    /** @type {Catalogue} */
    this.catalogue;
    /** @type {GameKind} */
    this.game;
    /** @type {CustomPlayer} */
    this.player;
    this.unlimited = false;
  }

  /** @param {CustomPlayer} player */
  #change(player) {
    this.emit('search-changed', { player });
  }

  /**
   * A search needs a limit: the last one cannot be removed.
   *
   * @param {Limit} name
   * @param {number | undefined} value
   */
  #limit(name, value) {
    const player = { ...this.player, [name]: value };
    if (value === undefined) delete player[name];
    if (!player.timeMs && !player.depth && !player.nodes) {
      this.requestUpdate();
      return;
    }
    this.#change(player);
  }

  render() {
    const { options } = this.game;
    const techniques = options.filter((option) => option.kind === 'technique');
    const front = options.filter((option) => option.name === IN_FRONT || (option.own && !techniques.includes(option)));
    const others = options.filter((option) => !techniques.includes(option) && !front.includes(option));
    const evaluator = evaluatorOf(this.game, this.player);
    return html`${this.unlimited ? '' : html`${this.#depth()} ${this.#time()} ${this.#nodes()}`}
      <div class="pair">${this.#evaluator(evaluator)} ${this.#preset()}</div>
      <div class="pair">${front.map((option) => this.#option(option))}</div>
      ${this.#fold(say('custom.techniques'), techniques)} ${this.#fold(say('custom.options'), others)}
      <details>
        <summary>${say('custom.weights', evaluator?.weights.length ?? 0)}</summary>
        <weight-table
          game=${this.game.name}
          .weights=${evaluator?.weights ?? []}
          .player=${this.player}
          @weights-changed=${(/** @type {PageEvent<'weights-changed'>} */ event) => this.#change(event.detail.player)}
        ></weight-table>
      </details>`;
  }

  #depth() {
    const { depth } = this.player;
    const max = Math.min(DEEPEST_SLIDER, this.catalogue.limits.mostDepth);
    return html`<div class="limit" data-limit="depth">
      <label class="check">
        <input
          type="checkbox"
          .checked=${depth !== undefined}
          @change=${withChecked((checked) => this.#limit('depth', checked ? FIRST_DEPTH : undefined))}
        />
        ${say('custom.depth')}
      </label>
      <input
        type="range"
        min="1"
        max=${Math.max(max, depth ?? 1)}
        .value=${String(depth ?? FIRST_DEPTH)}
        ?disabled=${depth === undefined}
        aria-label=${say('custom.depth')}
        @input=${withValue((value) => this.#limit('depth', Number(value)))}
      />
      <output>${depth === undefined ? '–' : formatNumber(depth)}</output>
    </div>`;
  }

  #time() {
    const max = this.catalogue.limits.mostTimeMs / 1000;
    return this.#number('timeMs', say('custom.time'), FIRST_TIME_MS, 1000, { min: 0.05, max, step: 'any', mode: 'decimal' });
  }

  #nodes() {
    return this.#number('nodes', say('custom.nodes'), FIRST_NODES, 1, { min: 1, max: MAX_NODES, step: 1, mode: 'numeric' });
  }

  /**
   * @param {Limit} name
   * @param {HTMLInputElement} input
   * @param {number} unit
   */
  #typed(name, input, unit) {
    if (input.checkValidity() && input.value) this.#limit(name, Math.round(Number(input.value) * unit));
  }

  /**
   * A limit that is typed, in another unit than the server's.
   *
   * @param {Limit} name
   * @param {string} label
   * @param {number} first
   * @param {number} unit
   * @param {{min: number, max: number, step: number | 'any', mode: string}} range
   */
  #number(name, label, first, unit, { min, max, step, mode }) {
    const value = this.player[name];
    return html`<div class="limit" data-limit=${name}>
      <label class="check">
        <input
          type="checkbox"
          .checked=${value !== undefined}
          @change=${withChecked((checked) => this.#limit(name, checked ? first : undefined))}
        />
        ${label}
      </label>
      <input
        type="number"
        min=${min}
        max=${max}
        step=${step}
        inputmode=${mode}
        .value=${String((value ?? first) / unit)}
        ?disabled=${value === undefined}
        aria-label=${label}
        @change=${(/** @type {Event} */ event) => this.#typed(name, inputOf(event), unit)}
      />
    </div>`;
  }

  /** @param {Evaluator | undefined} chosen */
  #evaluator(chosen) {
    return html`<div class="field">
      <label for="evaluator">${say('custom.evaluator')}</label>
      <select id="evaluator" aria-describedby="evaluator-help" @change=${withValue((value) => this.#change(withEvaluator(this.catalogue, this.player, value)))}>
        ${this.game.evaluators.map(
          (each) => html`<option value=${each.name} ?selected=${each === chosen}>${sayOr(`evaluator.${each.name}`, each.name)}</option>`,
        )}
      </select>
      <span id="evaluator-help" class="muted small">${chosen ? sayOr(`evaluator.${this.game.name}.${chosen.name}.help`, chosen.help) : ''}</span>
    </div>`;
  }

  #preset() {
    const chosen = this.player.preset ?? 'default';
    return html`<div class="field">
      <label for="preset">${say('custom.preset')}</label>
      <select id="preset" aria-describedby="preset-help" @change=${withValue((value) => this.#change(withPreset(this.catalogue, this.player, value)))}>
        ${Object.keys(this.catalogue.presets).map(
          (name) => html`<option value=${name} ?selected=${name === chosen}>${sayOr(`preset.${name}`, name)}</option>`,
        )}
      </select>
      <span id="preset-help" class="muted small">${sayOr(`preset.${chosen}.help`, '')}</span>
    </div>`;
  }

  /**
   * @param {string} title
   * @param {SearchOption[]} options
   */
  #fold(title, options) {
    const different = options.filter((option) => option.name in (this.player.options ?? {})).length;
    return html`<details>
      <summary>${title}${different ? html`<span class="muted small">${say('custom.changed', different)}</span>` : ''}</summary>
      <div class="options">${options.map((option) => this.#option(option))}</div>
    </details>`;
  }

  /** @param {SearchOption} option */
  #limited(option) {
    const name = LIMITED_BY[option.name];
    const limit = name && this.catalogue.limits[name];
    return limit === undefined ? option : { ...option, most: String(Math.min(Number(option.most), limit)) };
  }

  /** @param {SearchOption} option */
  #option(option) {
    return html`<option-field
      .option=${this.#limited(option)}
      .value=${optionValue(this.catalogue, this.player, option)}
      ?changed=${option.name in (this.player.options ?? {})}
      @option-changed=${(/** @type {PageEvent<'option-changed'>} */ event) => this.#change(withOption(this.catalogue, this.player, option, event.detail.value))}
    ></option-field>`;
  }

  static styles = [
    base,
    controls,
    css`
      :host {
        display: grid;
        gap: 0.75rem;
      }
      .limit {
        display: grid;
        grid-template-columns: minmax(min-content, 1fr) minmax(5rem, 1.4fr) 2rem;
        align-items: center;
        gap: 0.6rem;
      }
      .limit input[type='range'],
      .limit input[type='number'] {
        width: 100%;
        min-width: 0;
      }
      .limit input[type='number'] {
        grid-column: 2 / -1;
      }
      output {
        font-weight: 650;
        font-variant-numeric: tabular-nums;
      }
      .pair {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
        gap: 0.75rem 1rem;
      }
      .options {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr));
        gap: 0.75rem 1.25rem;
        padding-block: 0.25rem 0.75rem;
      }
      select {
        width: 100%;
      }
    `,
  ];
}

customElements.define('custom-search', CustomSearch);
