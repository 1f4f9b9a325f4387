// The settings of a new match. One click starts it.

import { css, html } from 'lit';
import { Component } from '../lib/component.js';
import { LIMITS } from '../lib/lab.js';
import { say } from '../lib/messages.js';
import { gameName, SIDES } from '../lib/names.js';
import { gameOf } from '../lib/players.js';
import { inputOf, withChecked } from '../lib/fields.js';
import { base, controls, segments } from './shared-styles.js';
import { icon } from './icons.js';
import './opponent-form.js';

/** @import {Catalogue, GameKind, MatchList, MatchPlayer, NewMatchSetup, PageEvent, Side} from '../types/index.js' */

/** @typedef {{min: number, max: number, step: number | 'any'}} Range */

/** @type {NewMatchSetup['order'][]} */
const ORDERS = ['random', 'given'];

class MatchForm extends Component {
  static properties = {
    catalogue: { attribute: false },
    lab: { attribute: false },
    setup: { attribute: false },
    problem: {},
    busy: { type: Boolean },
  };

  constructor() {
    super();
    /** @type {Catalogue} */
    this.catalogue;
    /** @type {MatchList} */
    this.lab;
    /** @type {NewMatchSetup} */
    this.setup;
    this.problem = '';
    this.busy = false;
  }

  /** @param {Partial<NewMatchSetup>} part */
  #change(part) {
    this.emit('match-changed', { setup: { ...this.setup, ...part } });
  }

  /**
   * Another game has other evaluators and weights, so those of the old game are removed.
   *
   * @param {string} game
   */
  #game(game) {
    const [first, second] = this.setup.players;
    this.#change({ game, players: [withoutGame(first), withoutGame(second)] });
  }

  /**
   * @param {Side} index
   * @param {MatchPlayer} player
   */
  #player(index, player) {
    const [first, second] = this.setup.players;
    this.#change({ players: index === 0 ? [player, second] : [first, player] });
  }

  /** @param {SubmitEvent} event */
  #start(event) {
    event.preventDefault();
    if (this.drawn('form').reportValidity()) this.emit('match-started');
  }

  /**
   * Sets a number if it is valid; otherwise the form keeps the last one and shows the error.
   *
   * @param {Event} event
   * @param {(value: number) => void} take
   */
  #number(event, take) {
    const input = inputOf(event);
    if (input.value !== '' && input.checkValidity()) take(Number(input.value));
    else input.reportValidity();
  }

  render() {
    const game = gameOf(this.catalogue, this.setup.game);
    return html`<form class="card" @submit=${this.#start} aria-labelledby="title" novalidate>
      <h2 id="title">${say('lab.new')}</h2>
      ${this.#choice('game', say('lab.game'), this.catalogue.games.map(({ name }) => name), gameName, (name) => this.#game(name))}
      <div class="columns">${game ? SIDES.map((index) => this.#opponent(game, index)) : ''}</div>
      <div class="row">
        ${this.#field('games', say('lab.games'), this.setup.games, { min: 2, max: this.lab.limits.mostGames, step: 2 }, (games) => this.#change({ games }), say('lab.games.help'))}
        <div class="limits">
          ${this.#choice('limit', say('lab.limit'), LIMITS, (each) => say(`lab.limit.${each}`), (limit) => this.#change({ limit }))}
          ${this.#limit()}
        </div>
      </div>
      <details>
        <summary>${say('lab.more')}</summary>
        <div class="row">${this.#openings()} ${this.#test()}</div>
      </details>
      ${this.problem ? html`<p class="problem" role="alert">${this.problem}</p>` : ''}
      <div class="buttons">
        <button class="main" ?disabled=${this.busy}>${icon('play')}${say('lab.start')}</button>
      </div>
    </form>`;
  }

  /**
   * @template {string} Value
   * @param {'game' | 'limit' | 'order'} name
   * @param {string} legend
   * @param {Value[]} values
   * @param {(value: Value) => string} text
   * @param {(value: Value) => void} take
   */
  #choice(name, legend, values, text, take) {
    return html`<fieldset>
      <legend>${legend}</legend>
      <div class="segments">
        ${values.map(
          (value) => html`<label>
            <input type="radio" name=${name} value=${value} .checked=${this.setup[name] === value} @change=${() => take(value)} />
            ${text(value)}
          </label>`,
        )}
      </div>
    </fieldset>`;
  }

  /**
   * @param {GameKind} game
   * @param {Side} index
   */
  #opponent(game, index) {
    const title = say(index === 0 ? 'lab.first' : 'lab.second');
    return html`<section>
      <h3>${title}</h3>
      <opponent-form
        data-player=${index}
        .catalogue=${this.catalogue}
        .game=${game}
        .player=${this.setup.players[index]}
        .engines=${this.lab.engines}
        ?unlimited=${this.setup.limit !== 'own'}
        label=${title}
        @player-changed=${(/** @type {PageEvent<'player-changed'>} */ event) => this.#player(index, event.detail.player)}
      ></opponent-form>
    </section>`;
  }

  /**
   * @param {string} id
   * @param {string} label
   * @param {number} value
   * @param {Range} range
   * @param {(value: number) => void} take
   * @param {string} [help]
   */
  #field(id, label, value, { min, max, step }, take, help) {
    return html`<div class="field">
      <label for=${id}>${label}</label>
      <input
        id=${id}
        type="number"
        required
        min=${min}
        max=${max}
        step=${step}
        .value=${String(value)}
        aria-describedby=${help ? `${id}-help` : ''}
        @change=${(/** @type {Event} */ event) => this.#number(event, take)}
      />
      ${help ? html`<span id="${id}-help" class="muted small">${help}</span>` : ''}
    </div>`;
  }

  #limit() {
    const { limit, timeMs, nodes } = this.setup;
    const { mostTimeMs, mostNodes } = this.lab.limits;
    if (limit === 'time') return this.#field('timeMs', say('lab.limit.time-ms'), timeMs, { min: 1, max: mostTimeMs, step: 1 }, (value) => this.#change({ timeMs: value }));
    if (limit === 'nodes') return this.#field('nodes', say('lab.limit.node-count'), nodes, { min: 1, max: mostNodes, step: 1 }, (value) => this.#change({ nodes: value }));
    return html`<p class="muted small">${say('lab.limit.own.help')}</p>`;
  }

  #openings() {
    return html`<div class="group">
      ${this.#choice('order', say('lab.openings'), ORDERS, (each) => say(`lab.order.${each}`), (order) => this.#change({ order }))}
      ${this.setup.order === 'random' ? this.#field('seed', say('lab.seed'), this.setup.seed, { min: 0, max: 1_000_000_000, step: 1 }, (seed) => this.#change({ seed })) : ''}
      <p class="muted small">${say('lab.openings.help')}</p>
    </div>`;
  }

  #test() {
    const { test, sprt } = this.setup;
    /**
     * @param {keyof typeof sprt} name
     * @returns {(value: number) => void}
     */
    const set = (name) => (value) => this.#change({ sprt: { ...sprt, [name]: value } });
    /** @type {Range} */
    const elo = { min: -5000, max: 5000, step: 'any' };
    /** @type {Range} */
    const chance = { min: 0.001, max: 0.5, step: 'any' };
    return html`<div class="group">
      <label class="check">
        <input id="test" type="checkbox" .checked=${test} @change=${withChecked((checked) => this.#change({ test: checked }))} />
        <strong>${say('lab.sprt')}</strong>
      </label>
      <p class="muted small">${say('lab.sprt.help')}</p>
      ${test
        ? html`<div class="pair">
            ${this.#field('elo0', say('lab.sprt.elo0'), sprt.elo0, elo, set('elo0'))} ${this.#field('elo1', say('lab.sprt.elo1'), sprt.elo1, elo, set('elo1'))}
            ${this.#field('alpha', say('lab.sprt.alpha'), sprt.alpha, chance, set('alpha'))} ${this.#field('beta', say('lab.sprt.beta'), sprt.beta, chance, set('beta'))}
          </div>`
        : ''}
    </div>`;
  }

  static styles = [
    base,
    controls,
    segments,
    css`
      form {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 1.25rem;
        padding: clamp(1rem, 2.5vw, 1.75rem);
      }
      .columns,
      .row {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
        gap: 1.25rem 2.5rem;
      }
      section,
      .group,
      .limits {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 0.6rem;
        align-content: start;
      }
      .pair {
        align-items: end;
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
        gap: 0.75rem 1rem;
      }
      input[type='number'] {
        width: 100%;
        max-width: 14rem;
      }
      .problem {
        color: var(--danger);
        overflow-wrap: anywhere;
      }
      details .row {
        padding-top: 0.5rem;
      }
    `,
  ];
}

/**
 * A player without the settings that belong to one game.
 *
 * @param {MatchPlayer} player
 * @returns {MatchPlayer}
 */
function withoutGame(player) {
  if (player.kind !== 'custom') return player;
  const { kind, timeMs, depth, nodes, preset } = player;
  return { kind, timeMs, depth, nodes, preset, options: {} };
}

customElements.define('match-form', MatchForm);
