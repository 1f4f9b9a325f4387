// A search of one's own: limits, evaluator, preset, and every option of the one option table. The
// table comes from the server, so an option that it gains shows up here by itself.

import { css, html } from 'lit';
import { Component } from '../lib/component.js';
import { formatNumber } from '../lib/format.js';
import { say, sayOr } from '../lib/messages.js';
import { evaluatorOf, optionValue, withEvaluator, withOption, withPreset } from '../lib/players.js';
import { base, controls } from './shared-styles.js';
import './option-field.js';
import './weight-table.js';

/** Options that the founding documents put in front; the others stand behind a fold. */
const IN_FRONT = ['prune-threshold', 'strategic-walls'];
const ONLY_IN = { 'strategic-walls': 'quoridor', 'lazy-walls': 'quoridor' };
/** What the server allows one search, where that is less than the option itself does. */
const LIMITED_BY = { threads: 'mostThreads', hash: 'mostHash' };
const FIRST_DEPTH = 4;
const FIRST_TIME_MS = 1000;
const FIRST_NODES = 100_000;
const MOST_NODES = 1_000_000_000;
const DEEPEST_SLIDER = 20;

class CustomSearch extends Component {
  static properties = {
    catalogue: { attribute: false },
    game: { attribute: false },
    player: { attribute: false },
    /** Whether its limits are set elsewhere. */
    unlimited: { type: Boolean },
  };

  #change(player) {
    this.tell('search-changed', { player });
  }

  /** A search needs a limit: the last one cannot be taken away. */
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
    const options = this.catalogue.options.filter((option) => (ONLY_IN[option.name] ?? this.game.name) === this.game.name);
    const front = options.filter((option) => IN_FRONT.includes(option.name));
    const techniques = options.filter((option) => option.kind === 'technique');
    const others = options.filter((option) => option.kind !== 'technique' && !front.includes(option));
    const evaluator = evaluatorOf(this.game, this.player);
    return html`${this.unlimited ? '' : html`${this.#depth()} ${this.#time()} ${this.#nodes()}`}
      <div class="pair">${this.#evaluator(evaluator)} ${this.#preset()}</div>
      <div class="pair">${front.map((option) => this.#option(option))}</div>
      ${this.#fold(say('custom.techniques'), techniques)} ${this.#fold(say('custom.options'), others)}
      <details>
        <summary>${say('custom.weights', formatNumber(evaluator.weights.length))}</summary>
        <weight-table
          game=${this.game.name}
          .weights=${evaluator.weights}
          .player=${this.player}
          @weights-changed=${(event) => this.#change(event.detail.player)}
        ></weight-table>
      </details>`;
  }

  #depth() {
    const { depth } = this.player;
    const most = Math.min(DEEPEST_SLIDER, this.catalogue.limits.mostDepth ?? DEEPEST_SLIDER);
    return html`<div class="limit" data-limit="depth">
      <label class="check">
        <input
          type="checkbox"
          .checked=${depth !== undefined}
          @change=${(event) => this.#limit('depth', event.target.checked ? FIRST_DEPTH : undefined)}
        />
        ${say('custom.depth')}
      </label>
      <input
        type="range"
        min="1"
        max=${Math.max(most, depth ?? 1)}
        .value=${String(depth ?? FIRST_DEPTH)}
        ?disabled=${depth === undefined}
        aria-label=${say('custom.depth')}
        @input=${(event) => this.#limit('depth', Number(event.target.value))}
      />
      <output>${depth === undefined ? '–' : formatNumber(depth)}</output>
    </div>`;
  }

  #time() {
    const most = (this.catalogue.limits.mostTimeMs ?? 60_000) / 1000;
    return this.#number('timeMs', say('custom.time'), FIRST_TIME_MS, 1000, { min: 0.05, max: most, step: 'any', mode: 'decimal' });
  }

  #nodes() {
    return this.#number('nodes', say('custom.nodes'), FIRST_NODES, 1, { min: 1, max: MOST_NODES, step: 1, mode: 'numeric' });
  }

  /** A limit that is typed, in units of so many of the server's. */
  #number(name, label, first, unit, { min, max, step, mode }) {
    const value = this.player[name];
    return html`<div class="limit" data-limit=${name}>
      <label class="check">
        <input
          type="checkbox"
          .checked=${value !== undefined}
          @change=${(event) => this.#limit(name, event.target.checked ? first : undefined)}
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
        @change=${(event) => event.target.checkValidity() && event.target.value && this.#limit(name, Math.round(event.target.value * unit))}
      />
    </div>`;
  }

  #evaluator(chosen) {
    return html`<div class="field">
      <label for="evaluator">${say('custom.evaluator')}</label>
      <select id="evaluator" aria-describedby="evaluator-help" @change=${(event) => this.#change(withEvaluator(this.catalogue, this.player, event.target.value))}>
        ${this.game.evaluators.map(
          (each) => html`<option value=${each.name} ?selected=${each === chosen}>${sayOr(`evaluator.${each.name}`, each.name)}</option>`,
        )}
      </select>
      <span id="evaluator-help" class="muted small">${sayOr(`evaluator.${this.game.name}.${chosen.name}.help`, chosen.help)}</span>
    </div>`;
  }

  #preset() {
    const chosen = this.player.preset ?? 'default';
    return html`<div class="field">
      <label for="preset">${say('custom.preset')}</label>
      <select id="preset" aria-describedby="preset-help" @change=${(event) => this.#change(withPreset(this.catalogue, this.player, event.target.value))}>
        ${Object.keys(this.catalogue.presets).map(
          (name) => html`<option value=${name} ?selected=${name === chosen}>${sayOr(`preset.${name}`, name)}</option>`,
        )}
      </select>
      <span id="preset-help" class="muted small">${sayOr(`preset.${chosen}.help`, '')}</span>
    </div>`;
  }

  #fold(title, options) {
    const different = options.filter((option) => option.name in (this.player.options ?? {})).length;
    return html`<details>
      <summary>${title}${different ? html`<span class="muted small">${say('custom.changed', different)}</span>` : ''}</summary>
      <div class="options">${options.map((option) => this.#option(option))}</div>
    </details>`;
  }

  #limited(option) {
    const limit = this.catalogue.limits[LIMITED_BY[option.name]];
    return limit === undefined ? option : { ...option, most: String(Math.min(Number(option.most), limit)) };
  }

  #option(option) {
    return html`<option-field
      .option=${this.#limited(option)}
      .value=${optionValue(this.catalogue, this.player, option)}
      ?changed=${option.name in (this.player.options ?? {})}
      @option-changed=${(event) => this.#change(withOption(this.catalogue, this.player, option, event.detail.value))}
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
