// The moves of the stored games in a position, with counts and results.
//
// Emits `opening-chosen` {move} when a person wants to see what came after a move.

import { css, html, svg } from 'lit';
import { Component } from '../lib/component.js';
import { formatDay, formatList, formatNumber, formatPercent } from '../lib/format.js';
import { say, sayCount } from '../lib/messages.js';
import { moveText, sideName } from '../lib/names.js';
import { base, controls } from './shared-styles.js';

/** @import {OpeningMove, Openings} from '../types/index.js' */

/** @type {('first' | 'draws' | 'second')[]} */
const RESULTS = ['first', 'draws', 'second'];

export class OpeningTree extends Component {
  static properties = {
    /** An answer of the server about openings. */
    openings: { attribute: false },
  };

  constructor() {
    super();
    /** @type {Openings | null} */
    this.openings = null;
  }

  /** Puts the keyboard focus on the first move. */
  focusFirst() {
    this.renderRoot.querySelector('button')?.focus();
  }

  render() {
    const moves = this.openings?.moves ?? [];
    if (moves.length === 0) return html`<p class="muted">${say('openings.none')}</p>`;
    return html`<table>
      <caption class="visually-hidden">
        ${say('openings.table')}
      </caption>
      <thead>
        <tr>
          <th scope="col">${say('openings.move')}</th>
          <th scope="col" class="number">${say('openings.games')}</th>
          <th scope="col" class="results">${say('openings.results')}</th>
          <th scope="col" class="last">${say('openings.last')}</th>
        </tr>
      </thead>
      <tbody>
        ${moves.map((move) => this.#row(move))}
      </tbody>
    </table>`;
  }

  /** @param {OpeningMove} move */
  #row(move) {
    const same = move.same.length > 0 ? html`<span class="same">${say('openings.same', formatList(move.same))}</span>` : '';
    return html`<tr>
      <th scope="row">
        <button data-move=${move.move} @click=${() => this.emit('opening-chosen', { move: move.move })}>${moveText(move.move)}</button>${same}
      </th>
      <td class="number">${formatNumber(move.games)}</td>
      <td class="results">${this.#bar(move)}</td>
      <td class="last">${formatDay(move.last)}</td>
    </tr>`;
  }

  /**
   * Only finished games count.
   *
   * @param {OpeningMove} move
   */
  #bar(move) {
    const decided = move.first + move.draws + move.second;
    if (decided === 0) return html`<span class="muted small">${say('openings.undecided')}</span>`;
    const shares = RESULTS.map((result) => move[result] / decided);
    const [first, draws, second] = shares.map(formatPercent);
    const words = say('openings.shares', sideName(0), first, draws, sideName(1), second, sayCount('openings.of', decided));
    let left = 0;
    return html`<svg viewBox="0 0 100 10" preserveAspectRatio="none" role="img" aria-label=${words}>
        <title>${words}</title>
        ${shares.map((share, index) => {
          const x = left;
          left += 100 * share;
          return svg`<rect class=${RESULTS[index]} x=${x} width=${100 * share} height="10"></rect>`;
        })}
      </svg>
      <span class="small" aria-hidden="true">${first} · ${draws} · ${second}</span>`;
  }

  static styles = [
    base,
    controls,
    css`
      :host {
        display: block;
      }
      table {
        width: 100%;
        border-collapse: collapse;
        font-variant-numeric: tabular-nums;
      }
      th,
      td {
        padding: 0.3rem 0.5rem;
        border-bottom: 1px solid var(--line);
        text-align: start;
        font-weight: 400;
        vertical-align: middle;
      }
      thead th {
        color: var(--muted);
        font-size: 0.85rem;
      }
      .number {
        text-align: end;
      }
      .results {
        width: 45%;
      }
      td.last {
        white-space: nowrap;
      }
      button {
        min-width: 4rem;
        min-height: 38px;
        padding: 0.2em 0.6em;
        font-weight: 600;
      }
      .same {
        margin-inline-start: 0.5rem;
        color: var(--muted);
        font-size: 0.82rem;
      }
      svg {
        display: block;
        width: 100%;
        height: 14px;
        border: 1px solid var(--line-strong);
        border-radius: 4px;
        overflow: hidden;
      }
      rect.first {
        fill: var(--board-black);
      }
      rect.draws {
        fill: var(--line-strong);
      }
      rect.second {
        fill: var(--board-white-light);
      }
      td .small {
        color: var(--muted);
        font-size: 0.78rem;
      }
      @media (max-width: 560px) {
        .last {
          display: none;
        }
        th,
        td {
          padding-inline: 0.3rem;
        }
      }
    `,
  ];
}

customElements.define('opening-tree', OpeningTree);
