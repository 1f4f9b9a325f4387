// A game from a link, and the choices how to continue it.

import { css, html } from 'lit';
import { Component } from '../lib/component.js';
import { say } from '../lib/messages.js';
import { gameName, sideName } from '../lib/names.js';
import { FIRST_LEVEL } from '../lib/players.js';
import { base, controls, segments } from './shared-styles.js';

/** @import {HumanPlayer, LevelPlayer, Pair, Player, SharedGame} from '../types/index.js' */

/** @type {HumanPlayer} */
const HUMAN = { kind: 'human' };
/** @type {LevelPlayer} */
const COMPUTER = { kind: 'level', level: FIRST_LEVEL };
/** @type {Record<'people' | 'first' | 'second', Pair<Player>>} */
const PLAYERS = { people: [HUMAN, HUMAN], first: [HUMAN, COMPUTER], second: [COMPUTER, HUMAN] };

class SharedGameElement extends Component {
  static properties = {
    shared: { attribute: false },
    problem: {},
    way: { state: true },
  };

  constructor() {
    super();
    /** @type {SharedGame} */
    this.shared;
    this.problem = '';
    /** @type {keyof typeof PLAYERS} */
    this.way = 'people';
  }

  /** @param {SubmitEvent} event */
  #open(event) {
    event.preventDefault();
    this.emit('shared-opened', { request: { ...this.shared, players: PLAYERS[this.way] } });
  }

  render() {
    const { game, moves, title } = this.shared;
    /** @type {[keyof typeof PLAYERS, string][]} */
    const ways = [
      ['people', say('shared.people')],
      ['first', say('shared.as', sideName(0))],
      ['second', say('shared.as', sideName(1))],
    ];
    return html`<form class="card" @submit=${this.#open} aria-labelledby="title">
      <h2 id="title">${say('shared.title', title || gameName(game))}</h2>
      <p class="moves">${moves ?? say('moves.none')}</p>
      <fieldset>
        <legend class="visually-hidden">${say('shared.how')}</legend>
        <div class="segments">
          ${ways.map(
            ([way, text]) => html`<label>
              <input type="radio" name="way" value=${way} .checked=${this.way === way} @change=${() => (this.way = way)} />${text}
            </label>`,
          )}
        </div>
      </fieldset>
      ${this.problem ? html`<pre role="alert">${this.problem}</pre>` : ''}
      <div class="buttons">
        <button class="main">${say('shared.open')}</button>
        <button type="button" @click=${() => this.emit('shared-dismissed')}>${say('shared.dismiss')}</button>
      </div>
    </form>`;
  }

  static styles = [
    base,
    controls,
    segments,
    css`
      form {
        display: grid;
        gap: 0.9rem;
        padding: 1.25rem;
        border-color: var(--accent);
      }
      .moves {
        max-height: 5.6em;
        overflow: auto;
        font: 0.9rem/1.4 var(--mono);
        overflow-wrap: anywhere;
      }
      pre {
        margin: 0;
        color: var(--danger);
        white-space: pre-wrap;
        overflow-wrap: anywhere;
      }
    `,
  ];
}

customElements.define('shared-game', SharedGameElement);
