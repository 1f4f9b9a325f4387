// Sets up a position: pieces from a palette, by pointer or keyboard, or the position's text; each
// follows the other. The server checks every change.
//
// Emits `position-changed` {game, position}: `position` is null while something is wrong.

import { css, html, svg } from 'lit';
import { Component } from '../lib/component.js';
import { api } from '../lib/api.js';
import { say } from '../lib/messages.js';
import { gameName, SIDES, sideName, sideNames } from '../lib/names.js';
import { PALETTES, pointedAt, positionText, setupOf } from '../lib/position-text.js';
import { explainText } from '../lib/problems.js';
import { withValue } from '../lib/fields.js';
import { drawPiece, pieceDefinitions } from '../boards/pieces.js';
import { boardStyle } from '../boards/board-style.js';
import { base, controls, segments } from './shared-styles.js';
import '../boards/game-board.js';

/** @import {Brush, PageEvent, Position, PositionSetup, ShownPosition, Side} from '../types/index.js' */

const CHECK_DELAY_MS = 150;

class PositionEditor extends Component {
  static properties = {
    game: { state: true },
    setup: { state: true },
    text: { state: true },
    brush: { state: true },
    flipped: { state: true },
    error: { state: true },
  };

  #requestNumber = 0;
  #edits = 0;
  /** @type {number | undefined} */
  #timer;

  constructor() {
    super();
    this.game = '';
    /** @type {PositionSetup | null} */
    this.setup = null;
    this.text = '';
    this.brush = 0;
    this.flipped = false;
    /** @type {unknown} */
    this.error = null;
    this.columns = 0;
    this.rows = 0;
    this.#open('checkers');
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
  }

  /**
   * Where the game starts.
   *
   * @param {string} game
   */
  #open(game) {
    this.game = game;
    this.brush = 0;
    this.setup = null;
    this.#ask('', true);
  }

  /**
   * Asks the server about a text; late answers are ignored.
   *
   * @param {string} text
   * @param {boolean} takeBoard
   */
  async #ask(text, takeBoard) {
    const request = (this.#requestNumber += 1);
    const { game } = this;
    try {
      const position = await api.showPosition({ game, position: text });
      if (request !== this.#requestNumber) return;
      if (takeBoard) {
        this.setup = setupOf(position);
        this.columns = position.board.columns;
        this.rows = position.board.rows;
        this.#edits += 1;
      }
      if (!text) this.text = position.position;
      this.#report(position, null);
    } catch (error) {
      if (request === this.#requestNumber) this.#report(null, error);
    }
  }

  /**
   * @param {Position | null} position
   * @param {unknown} error
   */
  #report(position, error) {
    this.error = error;
    this.emit('position-changed', { game: this.game, position });
  }

  /**
   * Until the server has checked the text, there is no position to analyse.
   *
   * @param {string} text
   * @param {boolean} takeBoard
   */
  #checkLater(text, takeBoard) {
    this.text = text;
    this.#requestNumber += 1;
    this.emit('position-changed', { game: this.game, position: null });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#ask(text, takeBoard), CHECK_DELAY_MS);
  }

  /** @param {PositionSetup} setup */
  #change(setup) {
    this.setup = setup;
    this.#edits += 1;
    this.#checkLater(positionText(this.game, setup), false);
  }

  /** @param {string} place */
  #point(place) {
    if (!this.setup) return;
    const brush = this.#brushes[this.brush];
    this.#change(pointedAt(this.setup, place, brush));
    this.emit('announce', { text: brush && !/[hv]$/.test(place) ? say('board.cell.piece', place, this.#name(brush)) : place });
  }

  #clear() {
    if (!this.setup) return;
    const pawns = this.setup.pieces.filter(({ kind }) => kind === 'pawn');
    this.#change({ ...this.setup, pieces: pawns, walls: [] });
  }

  /** @param {Brush | null} piece */
  #name(piece) {
    return piece ? say(`board.piece.${piece.kind}-${piece.side}`) : say('editor.nothing');
  }

  /** What can be put on the board. */
  get #brushes() {
    return PALETTES[this.game] ?? [];
  }

  /** @returns {ShownPosition | null} */
  get #position() {
    if (!this.setup) return null;
    const { pieces, walls, hand, toMove } = this.setup;
    const board = { columns: this.columns, rows: this.rows, pieces, walls, counts: { walls: hand }, drawing: '' };
    return { node: this.#edits, ply: 0, position: this.text, board, moves: [], refused: {}, toMove, result: 'undecided', reason: 'none', editable: true };
  }

  render() {
    return html`<div class="table">
        <game-board
          .name=${this.game}
          .position=${this.#position}
          .sides=${sideNames()}
          .flipped=${this.flipped}
          .interactive=${this.setup !== null}
          @move-tried=${(/** @type {PageEvent<'move-tried'>} */ event) => this.#point(event.detail.text)}
        ></game-board>
      </div>
      <div class="tools">
        ${this.#chooser()} ${this.#palette()} ${this.#turn()} ${this.game === 'quoridor' ? this.#hand() : ''}
        <div class="buttons">
          <button data-action="clear" ?disabled=${!this.setup} @click=${() => this.#clear()}>${say('editor.clear')}</button>
          <button data-action="start" @click=${() => this.#open(this.game)}>${say('editor.start')}</button>
          <button @click=${() => (this.flipped = !this.flipped)}>${say('action.flip')}</button>
        </div>
        <div class="field">
          <label for="text">${say('editor.text')}</label>
          <textarea id="text" spellcheck="false" aria-describedby="problem" .value=${this.text} @input=${withValue((value) => this.#checkLater(value, true))}></textarea>
        </div>
        <pre id="problem" role="alert">${this.error ? explainText(this.error) : ''}</pre>
        <slot></slot>
      </div>`;
  }

  #chooser() {
    return html`<div class="field">
      <label for="game">${say('filter.game')}</label>
      <select id="game" @change=${withValue((value) => this.#open(value))}>
        ${Object.keys(PALETTES).map((name) => html`<option value=${name} ?selected=${name === this.game}>${gameName(name)}</option>`)}
      </select>
    </div>`;
  }

  #palette() {
    return html`<fieldset>
      <legend>${say('editor.palette')}</legend>
      <div class="segments palette">
        ${this.#brushes.map(
          (piece, index) => html`<label title=${this.#name(piece)}>
            <input type="radio" name="brush" value=${index} aria-label=${this.#name(piece)} .checked=${index === this.brush} @change=${() => (this.brush = index)} />
            <svg viewBox="-50 -50 100 100" aria-hidden="true">${index === 0 ? svg`<defs>${pieceDefinitions}</defs>` : ''}${piece ? drawPiece(piece) : svg`<path class="erase" d="M-24 -24 L24 24 M24 -24 L-24 24"></path>`}</svg>
          </label>`,
        )}
      </div>
      <p class="muted small">${say(this.game === 'quoridor' ? 'editor.help-walls' : 'editor.help')}</p>
    </fieldset>`;
  }

  #turn() {
    return html`<fieldset ?disabled=${!this.setup}>
      <legend>${say('editor.turn')}</legend>
      <div class="segments turn">
        ${SIDES.map(
          (side) => html`<label>
            <input type="radio" name="turn" value=${side} .checked=${this.setup?.toMove === side} @change=${() => this.setup && this.#change({ ...this.setup, toMove: side })} />
            ${sideName(side)}
          </label>`,
        )}
      </div>
    </fieldset>`;
  }

  /**
   * @param {Side} side
   * @param {number} walls
   */
  #left(side, walls) {
    if (!this.setup) return;
    const [first, second] = this.setup.hand;
    this.#change({ ...this.setup, hand: side === 0 ? [walls, second] : [first, walls] });
  }

  #hand() {
    return html`<fieldset ?disabled=${!this.setup}>
      <legend>${say('editor.hand')}</legend>
      <div class="hand">
        ${SIDES.map(
          (side) => html`<div class="field">
            <label for=${`hand-${side}`}>${sideName(side)}</label>
            <input
              id=${`hand-${side}`}
              type="number"
              min="0"
              max="99"
              .value=${String(this.setup?.hand[side] ?? '')}
              @input=${withValue((value) => this.#left(side, Number(value)))}
            />
          </div>`,
        )}
      </div>
    </fieldset>`;
  }

  static styles = [
    boardStyle,
    base,
    controls,
    segments,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 1.1rem;
        align-items: start;
        container-type: normal;
      }
      .table {
        width: 100%;
        max-width: min(36rem, calc(100dvh - 12rem));
        min-width: min(100%, 20rem);
        justify-self: center;
      }
      .tools {
        display: grid;
        gap: 0.9rem;
        min-width: 0;
      }
      .palette label {
        padding: 0.2rem;
        background: var(--surface-2);
      }
      .palette svg {
        width: 44px;
        height: 44px;
      }
      .erase {
        fill: none;
        stroke: var(--danger);
        stroke-width: 10;
        stroke-linecap: round;
      }
      fieldset p {
        margin-top: 0.35rem;
      }
      .hand {
        display: flex;
        gap: 0.75rem;
      }
      .hand input {
        width: 6rem;
      }
      textarea {
        min-height: 3.6em;
      }
      pre {
        margin: 0;
        color: var(--danger);
        font: 0.85rem/1.4 var(--mono);
        white-space: pre-wrap;
        overflow-wrap: anywhere;
      }
      @media (min-width: 900px) {
        :host {
          grid-template-columns: minmax(0, 36rem) minmax(0, 1fr);
        }
      }
    `,
  ];
}

customElements.define('position-editor', PositionEditor);
