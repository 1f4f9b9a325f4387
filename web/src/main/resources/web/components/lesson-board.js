// A small board on which the reader tries a rule, or sees why a move is not allowed.

import { css, html, nothing } from 'lit';
import { Component } from '../lib/component.js';
import { api, ServerProblem } from '../lib/api.js';
import { say } from '../lib/messages.js';
import { moveText, sideNames } from '../lib/names.js';
import { explain } from '../lib/problems.js';
import { animated } from '../lib/settings.js';
import { base, controls } from './shared-styles.js';
import { icon } from './icons.js';
import '../boards/game-board.js';

/** @import {PropertyValues} from 'lit' */
/** @import {Move, PageEvent, Position, RuleTask} from '../types/index.js' */

class LessonBoard extends Component {
  static properties = {
    game: {},
    start: { attribute: false },
    task: { attribute: false },
    ask: {},
    done: {},
    position: { state: true },
    verdict: { state: true },
    solved: { state: true },
  };

  /** @type {string[]} */
  #moves = [];

  constructor() {
    super();
    this.game = '';
    this.start = '';
    /** @type {RuleTask} */
    this.task = {};
    this.ask = '';
    this.done = '';
    /** @type {Position | null} */
    this.position = null;
    /** @type {{kind: 'right' | 'wrong', text: string} | null} */
    this.verdict = null;
    this.solved = false;
  }

  /** @param {PropertyValues<this>} changed */
  willUpdate(changed) {
    if (changed.has('start') || changed.has('game')) this.#reset();
  }

  async #reset() {
    this.verdict = null;
    this.solved = false;
    // No moves until the first position is loaded again.
    this.position = null;
    this.#moves = [];
    await this.#ask([]).catch((error) => this.#setVerdict('wrong', explain(error)));
  }

  /** @param {string[]} moves */
  async #ask(moves) {
    this.position = await api.showPosition({ game: this.game, position: this.start, moves: moves.join(' ') });
    this.#moves = moves;
  }

  /**
   * Plays any legal move, then checks whether it is the one that the task wants.
   *
   * @param {string} text
   */
  async #play(text) {
    const legal = this.position?.moves.find(({ move }) => move === text);
    try {
      await this.#ask([...this.#moves, text]);
    } catch (error) {
      this.#refuse(explain(error), error instanceof ServerProblem ? error.code : undefined);
      return;
    }
    if (this.#isSolution(legal)) this.#solve();
    else this.#setVerdict('wrong', say('learn.board.other', moveText(text)));
  }

  /** @param {Move | undefined} move */
  #isSolution(move) {
    const { moves, wall } = this.task;
    if (wall) return move?.cells.length === 0;
    return moves === undefined || moves.includes(move?.move ?? '');
  }

  /**
   * The task may be to try a move that is refused.
   *
   * @param {string} text
   * @param {string} [code]
   */
  #refuse(text, code) {
    if (code !== undefined && this.task.refusal === code) this.#solve(text);
    else this.#setVerdict('wrong', text);
  }

  #solve(why = '') {
    this.solved = true;
    this.#setVerdict('right', [why, this.done].filter(Boolean).join(' '));
  }

  /**
   * @param {'right' | 'wrong'} kind
   * @param {string} text
   */
  #setVerdict(kind, text) {
    this.verdict = { kind, text };
    this.emit('announce', { text });
  }

  get #playable() {
    return this.position?.result === 'undecided' && !this.solved && this.#moves.length === 0;
  }

  render() {
    const { position, verdict } = this;
    const pass = position?.moves.find(({ move }) => move === 'pass');
    return html`<p class="ask">${this.ask}</p>
      <game-board
        .name=${this.game}
        .position=${position}
        .parent=${animated() && position?.node ? position.node - 1 : null}
        .sides=${sideNames()}
        .flipped=${this.game === 'checkers'}
        .interactive=${this.#playable}
        @move-chosen=${(/** @type {PageEvent<'move-chosen'>} */ event) => this.#play(event.detail.move)}
        @move-tried=${(/** @type {PageEvent<'move-tried'>} */ event) => this.#play(event.detail.text)}
        @move-refused=${(/** @type {PageEvent<'move-refused'>} */ event) => this.#refuse(explain(event.detail.refusal), event.detail.refusal.code)}
      ></game-board>
      <div class="buttons">
        ${pass && this.#playable ? html`<button class="main" data-action="pass" @click=${() => this.#play('pass')}>${say('action.pass')}</button>` : nothing}
        <button data-action="again" @click=${this.#reset}>${icon('back')}${say('learn.board.again')}</button>
      </div>
      ${verdict ? html`<p class="verdict ${verdict.kind}">${icon(verdict.kind === 'right' ? 'check' : 'close')}<span>${verdict.text}</span></p>` : nothing}`;
  }

  static styles = [
    base,
    controls,
    css`
      :host {
        display: grid;
        gap: 0.7rem;
        justify-items: start;
      }
      .ask {
        font-weight: 600;
      }
      game-board {
        max-width: 24rem;
      }
      .verdict {
        display: flex;
        gap: 0.5rem;
        align-items: start;
      }
      .right {
        color: var(--accent);
      }
      .wrong {
        color: var(--danger);
      }
      .verdict span {
        color: var(--text);
      }
    `,
  ];
}

customElements.define('lesson-board', LessonBoard);
