// The moves that the opening book knows in a position, with their scores, best first.
//
// Emits `book-move-chosen` {move} when a person wants to see what comes after a move.

import { css, html } from 'lit';
import { Component } from '../lib/component.js';
import { formatList } from '../lib/format.js';
import { say } from '../lib/messages.js';
import { moveText, scoreText } from '../lib/names.js';
import { exactMark, exactStyle } from './exact-mark.js';
import { base, controls } from './shared-styles.js';

/** @import {Book, BookMove} from '../types/index.js' */

class BookMoves extends Component {
  static properties = {
    /** What the server says about the book. */
    book: { attribute: false },
  };

  constructor() {
    super();
    /** @type {Book | undefined} */
    this.book = undefined;
  }

  render() {
    if (!this.book) return '';
    return html`<h3 title=${say('book.help')}>${say('book.title')}</h3>
      <ul>
        ${this.book.moves.map((move) => this.#move(move))}
      </ul>`;
  }

  /** @param {BookMove} move */
  #move(move) {
    const same = move.same.length > 0 ? html`<span class="same">${say('openings.same', formatList(move.same))}</span>` : '';
    return html`<li>
      <button class="plain" data-move=${move.move} @click=${() => this.emit('book-move-chosen', { move: move.move })}>
        <strong>${moveText(move.move)}</strong> <span class="score">${scoreText(move)}</span>${exactMark(move)}
      </button>
      ${same}
    </li>`;
  }

  static styles = [
    base,
    controls,
    exactStyle,
    css`
      h3 {
        margin: 0;
        font-size: 0.9rem;
      }
      ul {
        display: flex;
        flex-wrap: wrap;
        gap: 0.15rem 0.5rem;
        margin: 0;
        padding: 0;
        list-style: none;
      }
      button {
        min-height: 32px;
        padding: 0.2rem 0.4rem;
      }
      .score {
        font-variant-numeric: tabular-nums;
      }
      .same {
        color: var(--muted);
        font-size: 0.82rem;
      }
    `,
  ];
}

customElements.define('book-moves', BookMoves);
