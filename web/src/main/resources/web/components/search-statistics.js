// Statistics of a search: nodes at each depth as bars and numbers, rates, and a text to copy.

import { css, html } from 'lit';
import { Component } from '../lib/component.js';
import { formatNumber, formatPercent } from '../lib/format.js';
import { say } from '../lib/messages.js';
import { isFromBook } from '../lib/names.js';
import { copyText } from '../lib/share.js';
import { base, controls } from './shared-styles.js';
import { icon } from './icons.js';

/** @import {MessageKey, Statistics, Thinking} from '../types/index.js' */

class SearchStatistics extends Component {
  static properties = { search: { attribute: false } };

  constructor() {
    super();
    /** @type {Thinking | null} */
    this.search = null;
  }

  /** @param {string} block */
  async #copy(block) {
    const copied = await copyText(block);
    this.toast(say(copied ? 'copy.done' : 'copy.failed'));
  }

  render() {
    if (!this.search) return html`<p class="muted small">${say('statistics.nothing')}</p>`;
    const { settings } = this.search;
    return html`${isFromBook(this.search) ? html`<p class="muted small">${say('statistics.book')}</p>` : this.#work(this.search)}
    ${settings ? html`<p class="small muted settings">${say('statistics.settings')} <code>${settings}</code></p>` : ''}`;
  }

  /** @param {Thinking} search */
  #work({ statistics, block }) {
    return html`${this.#depths(statistics.nodesPerDepth ?? [])} ${this.#rates(statistics)}
    ${block
      ? html`<div class="block">
          <pre tabindex="0" aria-label=${say('statistics.block')}>${block}</pre>
          <button @click=${() => this.#copy(block)}>${icon('copy')}${say('action.copy')}</button>
        </div>`
      : ''}`;
  }

  /**
   * Each depth has many times the nodes of the one before, so the bars grow with the logarithm.
   *
   * @param {number[]} nodes
   */
  #depths(nodes) {
    if (nodes.length === 0) return '';
    const max = Math.log10(Math.max(...nodes) + 1) || 1;
    /** @param {number} count */
    const share = (count) => (100 * Math.log10(count + 1)) / max;
    return html`<table>
      <caption>${say('statistics.per-depth')}</caption>
      <thead>
        <tr>
          <th scope="col">${say('engine.depth')}</th>
          <th scope="col" class="count">${say('engine.nodes')}</th>
          <td></td>
        </tr>
      </thead>
      <tbody>
        ${nodes.map(
          (count, index) => html`<tr>
            <th scope="row">${formatNumber(index + 1)}</th>
            <td class="count">${formatNumber(count)}</td>
            <td class="bar">
              <svg width="100%" height="10" aria-hidden="true"><rect width="${share(count)}%" height="10" rx="3"></rect></svg>
            </td>
          </tr>`,
        )}
      </tbody>
    </table>`;
  }

  /** @param {Statistics} statistics */
  #rates(statistics) {
    /**
     * @param {number | undefined} part
     * @param {number | undefined} whole
     */
    const rate = (part = 0, whole = 0) => (whole > 0 ? formatPercent(part / whole) : '–');
    /** @type {[MessageKey, string][]} */
    const rows = [
      ['statistics.cutoffs', formatNumber(statistics.cutoffs ?? 0)],
      ['statistics.first-cutoffs', rate(statistics.firstMoveCutoffs, statistics.cutoffs)],
      ['statistics.table-hits', rate(statistics.tableHits, statistics.tableProbes)],
      ['statistics.table-full', formatPercent((statistics.tableFullness ?? 0) / 1000)],
      ['statistics.branching', statistics.branching ? formatNumber(statistics.branching, 2) : '–'],
      ['statistics.quiescence', formatNumber(statistics.quiescenceNodes ?? 0)],
      ['statistics.oracle', formatNumber(statistics.oracleHits ?? 0)],
      ['statistics.selective', formatNumber(statistics.selectiveDepth ?? 0)],
    ];
    return html`<dl>${rows.map(([key, value]) => html`<div><dt>${say(key)}</dt><dd>${value}</dd></div>`)}</dl>`;
  }

  static styles = [
    base,
    controls,
    css`
      :host {
        display: block;
        font-size: 0.9rem;
        font-variant-numeric: tabular-nums;
      }
      table {
        width: 100%;
        border-collapse: collapse;
      }
      caption {
        margin-bottom: 0.3rem;
        color: var(--muted);
        text-align: start;
      }
      th,
      td {
        padding: 0.15rem 0.4rem;
        text-align: start;
        font-weight: 500;
      }
      thead th {
        color: var(--muted);
        font-size: 0.8rem;
      }
      .count {
        text-align: end;
        width: 6.5rem;
      }
      .bar {
        width: 45%;
      }
      svg {
        display: block;
      }
      rect {
        fill: var(--accent);
      }
      dl {
        margin: 0.75rem 0;
        display: grid;
        gap: 0.2rem;
      }
      dl div {
        display: flex;
        justify-content: space-between;
        gap: 1rem;
        padding: 0.15rem 0.4rem;
        border-bottom: 1px solid var(--line);
      }
      dt {
        color: var(--muted);
      }
      dd {
        margin: 0;
        font-weight: 600;
      }
      .block {
        display: grid;
        gap: 0.4rem;
        justify-items: start;
      }
      pre {
        width: 100%;
        margin: 0;
        padding: 0.7rem;
        overflow: auto;
        border-radius: var(--radius-small);
        background: var(--surface-2);
        font: 0.8rem/1.45 var(--mono);
      }
      .settings {
        margin-top: 0.6rem;
        overflow-wrap: anywhere;
      }
      code {
        font-family: var(--mono);
      }
    `,
  ];
}

customElements.define('search-statistics', SearchStatistics);
