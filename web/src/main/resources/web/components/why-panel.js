// "Why not this?": explains any legal move in a sentence and plays the line on the board.

import { css, html } from 'lit';
import { Component } from '../lib/component.js';
import { say } from '../lib/messages.js';
import { moveText, remarksText, scoreText } from '../lib/names.js';
import { withValue } from '../lib/fields.js';
import { base, controls } from './shared-styles.js';
import { icon } from './icons.js';

/** @import {PropertyValues} from 'lit' */
/** @import {AskedMove, Move} from '../types/index.js' */

class WhyPanel extends Component {
  static properties = {
    game: {},
    /** The legal moves of the position that is shown. */
    moves: { attribute: false },
    /** The server's answer, or null. */
    answer: { attribute: false },
    /** How far its line is played out on the board. */
    step: { type: Number },
    /** Whether the next move on the board is a question. */
    asking: { type: Boolean },
    busy: { type: Boolean },
    chosen: { state: true },
  };

  constructor() {
    super();
    this.game = '';
    /** @type {Move[]} */
    this.moves = [];
    /** @type {AskedMove | null} */
    this.answer = null;
    this.step = 0;
    this.asking = false;
    this.busy = false;
    /** @type {string | undefined} */
    this.chosen = undefined;
  }

  /** @param {PropertyValues<this>} changed */
  willUpdate(changed) {
    if (changed.has('moves')) this.chosen = undefined;
  }

  #ask() {
    this.emit('why-asked', { move: this.chosen ?? this.moves[0].move });
  }

  render() {
    const none = this.moves.length === 0;
    return html`<p class="muted small">${say('why.help')}</p>
      <div class="ask">
        <select aria-label=${say('why.move')} ?disabled=${none} @change=${withValue((value) => (this.chosen = value))}>
          ${this.moves.map(({ move }) => html`<option value=${move} ?selected=${move === this.chosen}>${moveText(move)}</option>`)}
        </select>
        <button ?disabled=${none || this.busy} @click=${this.#ask}>${say('why.ask')}</button>
        <button aria-pressed=${this.asking ? 'true' : 'false'} ?disabled=${none} @click=${() => this.emit('asking-changed', { asking: !this.asking })}>
          ${say('why.on-board')}
        </button>
      </div>
      ${this.busy ? html`<p class="muted small" role="status">${say('why.thinking')}</p>` : ''} ${this.answer ? this.#answer(this.answer) : ''}`;
  }

  /** @param {AskedMove} answer */
  #answer(answer) {
    const { step } = this;
    return html`<div class="answer" data-size=${answer.size}>
      <p class="verdict"><strong>${moveText(answer.move)}</strong> ${scoreText(answer)} · ${say(`size.${answer.size}`)}</p>
      <p class="sentence">${remarksText(this.game, answer.why)}</p>
      ${answer.best.pv[0] === answer.move
        ? html`<p class="small">${say('why.is-best')}</p>`
        : html`<p class="small">${say('why.best', moveText(answer.best.pv[0]), scoreText(answer.best))}</p>`}
      <div class="walk" role="group" aria-label=${say('why.line')}>
        <button data-step="back" aria-label=${say('action.previous')} ?disabled=${step < 1} @click=${() => this.emit('step-chosen', { step: step - 1 })}>${icon('left')}</button>
        <button data-step="on" aria-label=${say('action.next')} ?disabled=${step >= answer.pv.length} @click=${() => this.emit('step-chosen', { step: step + 1 })}>
          ${icon('right')}
        </button>
        <button data-step="end" @click=${() => this.emit('why-closed')}>${say('action.close')}</button>
      </div>
      <p class="line">
        ${answer.pv.map(
          (move, index) => html`<button class="plain" aria-current=${index + 1 === step ? 'true' : 'false'} @click=${() => this.emit('step-chosen', { step: index + 1 })}>${moveText(move)}</button> `,
        )}
      </p>
    </div>`;
  }

  static styles = [
    base,
    controls,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 0.6rem;
      }
      .ask {
        display: flex;
        flex-wrap: wrap;
        gap: 0.4rem;
      }
      .ask select {
        flex: 1 1 6rem;
        min-width: 0;
      }
      .answer {
        display: grid;
        gap: 0.4rem;
        padding: 0.6rem 0.75rem;
        border-radius: var(--radius-small);
        background: var(--surface-2);
      }
      .walk {
        display: flex;
        gap: 0.4rem;
      }
      .line button {
        min-height: 30px;
        padding: 0.1rem 0.35rem;
        border: 0;
        font-size: 0.9rem;
        font-weight: 500;
      }
      .line button[aria-current='true'] {
        background: var(--accent);
        color: var(--on-accent);
      }
      [aria-pressed='true'] {
        background: var(--accent-soft);
        border-color: var(--accent);
      }
    `,
  ];
}

customElements.define('why-panel', WhyPanel);
