// The review of a whole game: begin or stop it, see the graph and the mistakes, and learn from them:
// the page asks for a better move and the server judges the answer.

import { css, html } from 'lit';
import { Component } from '../lib/component.js';
import { formatPlain } from '../lib/format.js';
import { say, sayCount } from '../lib/messages.js';
import { moveText, remarksText, SIDES, sideName } from '../lib/names.js';
import { withValue } from '../lib/fields.js';
import { exactFrom } from '../lib/exact-review.js';
import { exactMark, exactStyle } from './exact-mark.js';
import { base, controls } from './shared-styles.js';
import { icon } from './icons.js';
import './review-graph.js';

/** @import {GameTree} from '../lib/game-tree.js' */
/** @import {JudgedMove, JudgedNode, LessonQuestion, MoveNode} from '../types/index.js' */

const SECONDS_A_MOVE = [0.1, 0.3, 1, 3];
class ReviewPanel extends Component {
  static properties = {
    game: {},
    line: { attribute: false },
    judged: { attribute: false },
    tree: { attribute: false },
    current: { type: Number },
    progress: { attribute: false },
    running: { type: Boolean },
    /** The question that is being asked: `{node, verdict, left, shown}`, or null. */
    lesson: { attribute: false },
    seconds: { state: true },
  };

  constructor() {
    super();
    this.game = '';
    /** @type {number[]} */
    this.line = [];
    /** @type {Map<number, JudgedNode>} */
    this.judged;
    /** @type {GameTree} */
    this.tree;
    this.current = 0;
    /** @type {{done: number, of: number} | null} */
    this.progress = null;
    this.running = false;
    /** @type {LessonQuestion | null} */
    this.lesson = null;
    this.seconds = 0.3;
  }

  /** The bad moves of the line, each with what was found about it. */
  get #mistakes() {
    return this.line.flatMap((id) => {
      const judged = this.judged.get(id)?.move;
      const move = this.tree.move(id);
      return move && judged && judged.size !== 'none' ? [{ move, judged }] : [];
    });
  }

  render() {
    const known = this.line.filter((node) => this.judged.has(node)).length;
    const whole = known === this.line.length;
    return html`${this.lesson ? this.#lesson(this.lesson) : this.#start(known, whole)}
    ${known > 1
      ? html`<review-graph .line=${this.line} .judged=${new Map(this.judged)} .tree=${this.tree} .current=${this.current}></review-graph>`
      : ''}
    ${known > 1 && !this.lesson ? html`${this.#exact()} ${this.#found(whole)}` : ''}`;
  }

  #exact() {
    const from = exactFrom(this.line, this.judged);
    return from === null ? '' : html`<p class="small muted" data-exact-from=${from + 1}>${say('review.exact', from + 1)}</p>`;
  }

  /**
   * @param {number} known
   * @param {boolean} whole
   */
  #start(known, whole) {
    if (this.running) {
      const { done = 0, of = 0 } = this.progress ?? {};
      return html`<div class="row">
        <progress max=${of || 1} .value=${done} aria-label=${say('review.progress')}></progress>
        <span class="small">${say('review.of', done, of)}</span>
        <button data-review="stop" @click=${() => this.emit('review-stopped')}>${say('review.stop')}</button>
      </div>`;
    }
    return html`<div class="row">
      <button class=${whole ? '' : 'main'} data-review="start" ?disabled=${this.line.length < 2} @click=${() => this.emit('review-started', { timeMs: 1000 * this.seconds })}>
        ${icon('search')}${say(known === 0 ? 'review.start' : whole ? 'review.again' : 'review.go-on')}
      </button>
      <label class="small">
        ${say('review.seconds')}
        <select @change=${withValue((value) => (this.seconds = Number(value)))}>
          ${SECONDS_A_MOVE.map((value) => html`<option value=${value} ?selected=${value === this.seconds}>${formatPlain(value)}</option>`)}
        </select>
      </label>
    </div>`;
  }

  /** @param {boolean} whole */
  #found(whole) {
    const mistakes = this.#mistakes;
    if (mistakes.length === 0) return whole ? html`<p class="small">${say('review.clean')}</p>` : '';
    return html`<ul>
        ${mistakes.map((mistake) => this.#mistake(mistake))}
      </ul>
      <div class="row">
        ${SIDES.map((side) => {
          const own = mistakes.filter(({ move }) => move.side === side).map(({ move }) => move.id);
          if (own.length === 0) return '';
          return html`<button data-learn=${side} ?disabled=${this.running} @click=${() => this.emit('lesson-started', { nodes: own })}>
            ${sayCount('review.learn', own.length, sideName(side))}
          </button>`;
        })}
      </div>`;
  }

  /** @param {{move: MoveNode, judged: JudgedMove}} mistake */
  #mistake({ move: { id, side, move }, judged }) {
    const { size, why } = judged;
    return html`<li class=${size}>
      <button class="plain" data-node=${id} @click=${() => this.emit('node-chosen', { node: id })}>
        <span class="ply">${formatPlain(this.tree.ply(id))}.</span> <span class="visually-hidden">${sideName(side)}</span><strong>${moveText(move)}</strong>
        <span class="size">${say(`size.${size}`)}${exactMark(judged)}</span>
      </button>
      ${why ? html`<span class="why small muted">${remarksText(this.game, why)}</span>` : ''}
    </li>`;
  }

  /** @param {LessonQuestion} question */
  #lesson({ node, verdict, left, shown }) {
    const bad = this.tree.move(node);
    if (!bad) return '';
    return html`<div class="lesson" role="group" aria-label=${say('review.lesson')}>
      <p><strong>${say('review.question', sideName(bad.side), moveText(bad.move))}</strong></p>
      <p role="status" data-verdict=${verdict ? (verdict.accepted ? 'right' : 'wrong') : shown ? 'shown' : 'open'}>
        ${verdict?.accepted ? say('review.right', moveText(verdict.move)) : ''}${verdict && !verdict.accepted ? say('review.wrong', moveText(verdict.move)) : ''}
        ${shown && !verdict?.accepted ? say('review.solution', moveText(shown)) : ''}
      </p>
      ${verdict ? html`<p class="small muted">${remarksText(this.game, verdict.why)}</p>` : ''}
      <div class="row">
        ${verdict?.accepted || shown
          ? html`<button class="main" data-lesson="next" @click=${() => this.emit('lesson-next')}>
              ${left > 0 ? sayCount('review.next', left) : say('review.finish')}
            </button>`
          : html`<button data-lesson="show" @click=${() => this.emit('solution-asked')}>${say('review.show')}</button>
              <button data-lesson="next" @click=${() => this.emit('lesson-next')}>${say('review.skip')}</button>`}
        <button data-lesson="end" @click=${() => this.emit('lesson-ended')}>${say('review.leave')}</button>
      </div>
    </div>`;
  }

  static styles = [
    base,
    controls,
    exactStyle,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 0.7rem;
      }
      .row {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.5rem;
      }
      progress {
        flex: 1 1 6rem;
        min-width: 0;
        accent-color: var(--accent);
      }
      ul {
        display: grid;
        gap: 0.25rem;
        margin: 0;
        padding: 0;
        list-style: none;
        max-height: 18rem;
        overflow: auto;
      }
      li {
        display: grid;
        padding-inline-start: 0.5rem;
        border-inline-start: 4px solid #8a6d00;
      }
      li.mistake {
        border-color: #b45f06;
      }
      li.blunder {
        border-color: #b3261e;
      }
      li button {
        justify-content: start;
        min-height: 34px;
        padding: 0.1rem 0.4rem;
        border: 0;
        gap: 0.4em;
      }
      .size {
        font-size: 0.85rem;
        font-weight: 450;
      }
      .ply {
        color: var(--muted);
        font-variant-numeric: tabular-nums;
      }
      .why {
        padding-inline: 0.4rem;
      }
      .lesson {
        display: grid;
        gap: 0.5rem;
        padding: 0.75rem;
        border-radius: var(--radius-small);
        background: var(--surface-2);
      }
    `,
  ];
}

customElements.define('review-panel', ReviewPanel);
