// The moves as a tree: the main line in rows, variations nested under the move that they replace.

import { css, html } from 'lit';
import { Component } from '../lib/component.js';
import { MARK_NAMES } from '../lib/marks.js';
import { formatNumber } from '../lib/format.js';
import { say } from '../lib/messages.js';
import { moveText, scoreText, sideName } from '../lib/names.js';
import { mainRows, moveNumber } from '../lib/move-rows.js';
import { base, controls } from './shared-styles.js';

/** @import {PropertyValues} from 'lit' */
/** @import {GameTree} from '../lib/game-tree.js' */
/** @import {GameNode, MoveRow, NumberedMove, Variation} from '../types/index.js' */

class MoveList extends Component {
  static properties = {
    game: {},
    tree: { attribute: false },
    current: { type: Number },
    head: { type: Number },
  };

  constructor() {
    super();
    this.game = '';
    /** @type {GameTree} */
    this.tree;
    this.current = 0;
    this.head = 0;
  }

  /** @param {PropertyValues<this>} changed */
  updated(changed) {
    if (changed.has('current') || changed.has('tree')) this.#scrollToCurrent();
  }

  /** Scrolls the list, never the page. The focus follows if it was in the list. */
  #scrollToCurrent() {
    const list = this.renderRoot.querySelector('.list');
    const button = this.renderRoot.querySelector('[aria-current="true"]');
    if (!list || !(button instanceof HTMLElement)) return;
    const above = button.getBoundingClientRect().top - list.getBoundingClientRect().top;
    if (above < 0) list.scrollTop += above - 8;
    const below = above + button.offsetHeight - list.clientHeight;
    if (below > 0) list.scrollTop += below + 8;
    if (this.shadowRoot?.activeElement?.matches('.move')) button.focus({ preventScroll: true });
  }

  render() {
    const rows = mainRows(this.tree, this.game);
    return html`<div class="list" role="group" aria-label=${say('moves.title')}>
      ${this.#move({ id: 0 }, say('moves.start'), 'start')} ${this.#comment(this.tree.node(0))}
      ${rows.length === 0 ? html`<p class="muted small">${say('moves.none')}</p>` : ''}
      ${rows.map((row) => this.#row(row))}
    </div>`;
  }

  /** @param {MoveRow} row */
  #row({ number, moves, variations }) {
    const [first, second] = moves;
    const counted = this.game === 'reversi';
    return html`<div class="row ${counted ? 'counted' : ''}">
        ${counted ? '' : html`<span class="number">${formatNumber(number)}.</span>`}
        ${first ? this.#cell(first, counted) : html`<span class="gap">…</span>`}
        ${second ? this.#cell(second, counted) : html`<span></span>`}
      </div>
      ${this.#comment(first, second)} ${this.#comment(second, first)}
      ${variations.map((parts) => html`<div class="variation">${this.#variation(parts)}</div>`)}`;
  }

  /**
   * @param {NumberedMove} node
   * @param {boolean} counted
   */
  #cell(node, counted) {
    const text = html`${counted ? html`<span class="number">${formatNumber(node.ply)}</span>` : ''}<span>${moveText(node.move)}${this.#mark(node)}</span>${node.thought
        ? html`<span class="score">${scoreText(node.thought)}</span>`
        : ''}`;
    return this.#move(node, text, 'cell');
  }

  /**
   * The comment of a move on its own line, with the move if its row has two moves.
   *
   * @param {GameNode | null | undefined} node
   * @param {GameNode | null} [other]
   */
  #comment(node, other) {
    const words = [node?.before, node?.comment].filter(Boolean).join(' ');
    return words ? html`<p class="comment">${other && node?.move ? html`<b>${moveText(node.move)}</b> ` : ''}${words}</p>` : '';
  }

  /** @param {string | undefined} text */
  #words(text) {
    return text ? html` <span class="words">${text}</span> ` : '';
  }

  /** @param {GameNode} node */
  #mark({ mark }) {
    return mark ? html`<span class="mark" aria-hidden="true">${mark}</span><span class="visually-hidden">${say(`note.mark.${MARK_NAMES[mark]}`)}</span>` : '';
  }

  /**
   * A line of moves as text, with a number before each move of the first side and after each variation.
   *
   * @param {Variation} parts
   * @returns {unknown[]}
   */
  #variation(parts) {
    let broken = true;
    return parts.map((part, index) => {
      const space = index > 0 ? ' ' : '';
      if (Array.isArray(part)) {
        broken = true;
        return html`${space}<span class="nested">(${this.#variation(part)})</span>`;
      }
      const number = formatNumber(moveNumber(this.game, part.ply, part.side));
      const pairs = this.game !== 'reversi';
      const shown = pairs ? part.side === 0 || broken : true;
      const prefix = pairs && part.side === 1 ? `${number}…` : `${number}.`;
      broken = false;
      const text = html`${moveText(part.move)}${this.#mark(part)}`;
      return html`${space}${this.#words(part.before)}${shown ? html`<span class="number">${prefix}</span>` : ''}${this.#move(part, text, 'inline')}${this.#words(part.comment)}`;
    });
  }

  /**
   * @param {GameNode} node
   * @param {unknown} text
   * @param {string} kind
   */
  #move(node, text, kind) {
    const current = node.id === this.current;
    return html`<button
      class="move ${kind} ${node.id === this.head ? 'head' : ''}"
      data-node=${node.id}
      aria-current=${current ? 'true' : 'false'}
      tabindex=${current ? '0' : '-1'}
      @click=${() => this.emit('node-chosen', { node: node.id })}
    >
      ${node.side === undefined ? '' : html`<span class="visually-hidden">${sideName(node.side)}</span>`}${text}${node.id === this.head
        ? html`<span class="visually-hidden">${say('moves.head')}</span>`
        : ''}
    </button>`;
  }

  static styles = [
    base,
    controls,
    css`
      :host {
        display: flex;
        flex-direction: column;
        min-height: 0;
      }
      .list {
        position: relative;
        flex: 1;
        min-height: 9rem;
        overflow: auto;
        padding: 0.35rem;
        font-variant-numeric: tabular-nums;
        scrollbar-width: thin;
      }
      .row {
        display: grid;
        grid-template-columns: 2.4rem 1fr 1fr;
        align-items: center;
      }
      .row.counted {
        grid-template-columns: 1fr 1fr;
      }
      .number {
        color: var(--muted);
        font-size: 0.85em;
        text-align: end;
        padding-inline-end: 0.5rem;
      }
      .gap {
        padding-inline: 0.6rem;
        color: var(--muted);
      }
      .move {
        min-height: 30px;
        padding: 0.1rem 0.5rem;
        border: 0;
        border-radius: 6px;
        background: transparent;
        font-weight: 500;
        justify-content: start;
        transition: none;
      }
      .cell .number {
        min-width: 1.4rem;
        padding-inline-end: 0.2rem;
      }
      .move[aria-current='true'],
      .move[aria-current='true']:hover:not(:disabled) {
        background: var(--accent);
        color: var(--on-accent);
      }
      .move[aria-current='true'] span {
        color: inherit;
      }
      .head {
        box-shadow: inset 0 0 0 1.5px var(--accent);
      }
      .start {
        color: var(--muted);
        font-size: 0.88rem;
      }
      .score {
        margin-inline-start: auto;
        color: var(--muted);
        font-size: 0.78em;
        font-weight: 400;
      }
      .inline {
        display: inline-flex;
        min-height: 26px;
        padding: 0 0.35rem;
        font-size: 0.9rem;
      }
      .variation {
        margin: 0.1rem 0 0.25rem 1.2rem;
        padding: 0.1rem 0 0.1rem 0.6rem;
        border-inline-start: 2px solid var(--line-strong);
        line-height: 1.9;
      }
      .variation .number {
        padding-inline-end: 0.1rem;
      }
      .nested {
        color: var(--muted);
      }
      p {
        padding: 0.25rem 0.5rem;
      }
      .mark {
        font-weight: 700;
      }
      .comment {
        margin: 0 0 0.3rem 0.6rem;
        padding: 0.05rem 0 0.05rem 0.6rem;
        border-inline-start: 2px solid var(--accent);
        font-size: 0.9rem;
        line-height: 1.4;
        white-space: pre-line;
        overflow-wrap: anywhere;
      }
      .words {
        color: var(--muted);
        font-size: 0.88rem;
        overflow-wrap: anywhere;
      }
      @media (max-width: 759px) {
        .list {
          max-height: 20rem;
        }
        .move {
          min-height: 38px;
        }
        .inline {
          min-height: 32px;
        }
      }
    `,
  ];
}

customElements.define('move-list', MoveList);
