// The review of a whole game: begin or stop it, see the graph and the mistakes, and learn from them:
// the page asks for a better move and the server judges the answer.

import { css, html } from 'lit';
import { Component } from '../lib/component.js';
import { formatNumber } from '../lib/format.js';
import { say, sayCount } from '../lib/messages.js';
import { moveText, remarksText, sideName } from '../lib/names.js';
import { base, controls } from './shared-styles.js';
import { icon } from './icons.js';
import './review-graph.js';

const SECONDS_A_MOVE = [0.1, 0.3, 1, 3];
export const MISTAKES = ['inaccuracy', 'mistake', 'blunder'];

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
    this.seconds = 0.3;
  }

  get #mistakes() {
    return (this.line ?? []).filter((node) => MISTAKES.includes(this.judged.get(node)?.move?.size));
  }

  render() {
    const known = (this.line ?? []).filter((node) => this.judged.has(node)).length;
    const whole = known === (this.line?.length ?? 0);
    return html`${this.lesson ? this.#lesson() : this.#start(known, whole)}
    ${known > 1
      ? html`<review-graph .line=${this.line} .judged=${new Map(this.judged)} .tree=${this.tree} .current=${this.current}></review-graph>`
      : ''}
    ${known > 1 && !this.lesson ? this.#found(whole) : ''}`;
  }

  #start(known, whole) {
    if (this.running) {
      const { done = 0, of = 0 } = this.progress ?? {};
      return html`<div class="row">
        <progress max=${of || 1} .value=${done} aria-label=${say('review.progress')}></progress>
        <span class="small">${say('review.of', formatNumber(done), formatNumber(of))}</span>
        <button data-review="stop" @click=${() => this.tell('review-stopped')}>${say('review.stop')}</button>
      </div>`;
    }
    return html`<div class="row">
      <button class=${whole ? '' : 'main'} data-review="start" ?disabled=${(this.line?.length ?? 0) < 2} @click=${() => this.tell('review-started', { timeMs: 1000 * this.seconds })}>
        ${icon('search')}${say(known === 0 ? 'review.start' : whole ? 'review.again' : 'review.go-on')}
      </button>
      <label class="small">
        ${say('review.seconds')}
        <select @change=${(event) => (this.seconds = Number(event.target.value))}>
          ${SECONDS_A_MOVE.map((value) => html`<option value=${value} ?selected=${value === this.seconds}>${formatNumber(value, value < 1 ? 1 : 0)}</option>`)}
        </select>
      </label>
    </div>`;
  }

  #found(whole) {
    const mistakes = this.#mistakes;
    if (mistakes.length === 0) return whole ? html`<p class="small">${say('review.clean')}</p>` : '';
    return html`<ul>
        ${mistakes.map((node) => this.#mistake(node))}
      </ul>
      <div class="row">
        ${[0, 1].map((side) => {
          const own = mistakes.filter((node) => this.tree.node(node).side === side);
          if (own.length === 0) return '';
          return html`<button data-learn=${side} ?disabled=${this.running} @click=${() => this.tell('lesson-started', { nodes: own })}>
            ${sayCount('review.learn', own.length, sideName(side))}
          </button>`;
        })}
      </div>`;
  }

  #mistake(node) {
    const { move } = this.judged.get(node);
    const { side, move: text } = this.tree.node(node);
    return html`<li class=${move.size}>
      <button class="plain" data-node=${node} @click=${() => this.tell('node-chosen', { node })}>
        <span class="ply">${this.tree.ply(node)}.</span> <span class="unseen">${sideName(side)}</span><strong>${moveText(text)}</strong>
        <span class="size">${say(`size.${move.size}`)}</span>
      </button>
      ${move.why ? html`<span class="why small muted">${remarksText(this.game, move.why)}</span>` : ''}
    </li>`;
  }

  #lesson() {
    const { node, verdict, left, shown } = this.lesson;
    const { side, move } = this.tree.node(node);
    return html`<div class="lesson" role="group" aria-label=${say('review.lesson')}>
      <p><strong>${say('review.question', sideName(side), moveText(move))}</strong></p>
      <p role="status" data-verdict=${verdict ? (verdict.accepted ? 'right' : 'wrong') : shown ? 'shown' : 'open'}>
        ${verdict?.accepted ? say('review.right', moveText(verdict.move)) : ''}${verdict && !verdict.accepted ? say('review.wrong', moveText(verdict.move)) : ''}
        ${shown && !verdict?.accepted ? say('review.solution', moveText(shown)) : ''}
      </p>
      ${verdict ? html`<p class="small muted">${remarksText(this.game, verdict.why)}</p>` : ''}
      <div class="row">
        ${verdict?.accepted || shown
          ? html`<button class="main" data-lesson="next" @click=${() => this.tell('lesson-next')}>
              ${left > 0 ? sayCount('review.next', left) : say('review.finish')}
            </button>`
          : html`<button data-lesson="show" @click=${() => this.tell('solution-asked')}>${say('review.show')}</button>
              <button data-lesson="next" @click=${() => this.tell('lesson-next')}>${say('review.skip')}</button>`}
        <button data-lesson="end" @click=${() => this.tell('lesson-ended')}>${say('review.leave')}</button>
      </div>
    </div>`;
  }

  static styles = [
    base,
    controls,
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
