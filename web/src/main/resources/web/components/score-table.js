// The results of each player of a match so far.

import { css, html } from 'lit';
import { Component } from '../lib/component.js';
import { formatNumber, formatPercent } from '../lib/format.js';
import { say } from '../lib/messages.js';
import { base } from './shared-styles.js';

/** @import {EngineStanding, MatchSummary, MessageKey} from '../types/index.js' */

/** @type {MessageKey[]} */
const COLUMNS = ['lab.won', 'lab.drawn', 'lab.lost', 'lab.score', 'lab.ms-per-move', 'lab.depth', 'lab.faults'];

class ScoreTable extends Component {
  static properties = {
    match: { attribute: false },
    names: { attribute: false },
  };

  constructor() {
    super();
    /** @type {MatchSummary} */
    this.match;
    /** @type {string[]} */
    this.names;
  }

  render() {
    const { engines, encounters } = this.match.standing;
    const { los, meanMargin } = encounters[0];
    return html`<div class="wide" role="region" tabindex="0" aria-label=${say('lab.result')}>
        <table>
          <thead>
            <tr>
              <th scope="col">${say('lab.player')}</th>
              ${COLUMNS.map((key) => html`<th scope="col" class="number">${say(key)}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${engines.map((engine, index) => this.#row(engine, this.names[index]))}
          </tbody>
        </table>
      </div>
      <dl>
        ${los === undefined ? '' : html`<div><dt>${say('lab.los')}</dt><dd>${formatPercent(los)}</dd></div>`}
        ${encounters[0].pairs.some(Boolean) ? html`<div><dt>${say('lab.pairs')}</dt><dd>${encounters[0].pairs.map((count) => formatNumber(count)).join(' · ')}</dd></div>` : ''}
        ${meanMargin === undefined ? '' : html`<div><dt>${say('lab.margin')}</dt><dd>${formatNumber(meanMargin, 1)}</dd></div>`}
        <div><dt>${say('lab.time-used')}</dt><dd>${say('player.time', formatNumber(engines.reduce((sum, { timeMs }) => sum + timeMs, 0) / 1000, 1))}</dd></div>
      </dl>`;
  }

  /**
   * @param {EngineStanding} engine
   * @param {string} name
   */
  #row({ wins, draws, losses, score, moves, timeMs, meanDepth, faults }, name) {
    const broken = Object.values(faults).reduce((sum, count) => sum + count, 0);
    const cells = [
      formatNumber(wins),
      formatNumber(draws),
      formatNumber(losses),
      formatPercent(score),
      moves ? formatNumber(timeMs / moves, 1) : '–',
      meanDepth ? formatNumber(meanDepth, 1) : '–',
      formatNumber(broken),
    ];
    return html`<tr><th scope="row">${name}</th>${cells.map((cell) => html`<td class="number">${cell}</td>`)}</tr>`;
  }

  static styles = [
    base,
    css`
      .wide {
        overflow-x: auto;
      }
      table {
        width: 100%;
        border-collapse: collapse;
        font-variant-numeric: tabular-nums;
      }
      th,
      td {
        padding: 0.35rem 0.5rem;
        text-align: start;
        border-bottom: 1px solid var(--line);
      }
      thead th {
        color: var(--muted);
        font-size: 0.85rem;
        font-weight: 500;
      }
      tbody th {
        min-width: 8rem;
        overflow-wrap: anywhere;
      }
      .number {
        text-align: end;
        white-space: nowrap;
      }
      dl {
        margin: 0.6rem 0 0;
        display: grid;
        gap: 0.2rem;
      }
      dl div {
        display: flex;
        flex-wrap: wrap;
        justify-content: space-between;
        gap: 0 1rem;
      }
      dt {
        color: var(--muted);
      }
      dd {
        margin: 0;
        font-weight: 600;
        font-variant-numeric: tabular-nums;
      }
    `,
  ];
}

customElements.define('score-table', ScoreTable);
