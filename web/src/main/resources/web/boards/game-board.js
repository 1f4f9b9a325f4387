import { css } from 'lit';
import { html, literal } from 'lit/static-html.js';
import { BoardView } from './board-view.js';
import './checkers-board.js';
import './quoridor-board.js';
import './reversi-board.js';
import './text-board.js';

/** @import {StaticValue} from 'lit/static-html.js' */

/** @type {Record<string, StaticValue | undefined>} */
const BOARDS = {
  checkers: literal`checkers-board`,
  reversi: literal`reversi-board`,
  quoridor: literal`quoridor-board`,
};

/**
 * The board of any game.
 *
 * @fires move-chosen `{move}`: the text of a legal move
 * @fires move-refused `{refusal}`: an illegal move, with the reason
 * @fires move-tried `{text}`: an illegal move that only the server can explain
 * @fires announce `{text}`: a text for screen readers
 */
class GameBoard extends BoardView {
  static properties = { name: { type: String } };

  static styles = css`
    :host {
      display: block;
      inline-size: 100%;
    }

    :host([hidden]) { display: none; }
  `;

  constructor() {
    super();
    this.name = '';
  }

  focusBoard() {
    const board = this.renderRoot.querySelector('.board');
    if (board instanceof BoardView) board.focusBoard();
  }

  render() {
    const board = BOARDS[this.name] ?? literal`text-board`;
    return html`<${board} class="board"
        .position=${this.position} .parent=${this.parent} .sides=${this.sides} .hint=${this.hint} .study=${this.study}
        .flipped=${this.flipped} .interactive=${this.interactive} .small=${this.small}
        .coordinates=${this.coordinates} .hints=${this.hints}></${board}>`;
  }
}

customElements.define('game-board', GameBoard);
