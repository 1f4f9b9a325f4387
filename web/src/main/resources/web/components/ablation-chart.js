// An ablation as a table with bars: how many times the nodes of the whole search each configuration
// needs. The scale is logarithmic, because a technique can be worth five per cent or fifty times.

import { css, html } from 'lit';
import { Component } from '../lib/component.js';
import { configurationName } from '../lib/lab.js';
import { formatNumber } from '../lib/format.js';
import { say } from '../lib/messages.js';
import { base } from './shared-styles.js';

/** @import {Ablation, AblationRow} from '../types/index.js' */

class AblationChart extends Component {
  static properties = { ablation: { attribute: false } };

  constructor() {
    super();
    /** @type {Ablation} */
    this.ablation;
  }

  render() {
    const { rows } = this.ablation;
    if (rows.length === 0) return '';
    const ratios = rows.map(({ nodesRatio }) => nodesRatio);
    const min = Math.log(Math.min(0.8, ...ratios));
    const max = Math.log(Math.max(2, ...ratios));
    /** @param {number} ratio */
    const place = (ratio) => (100 * (Math.log(ratio) - min)) / (max - min);
    return html`<table>
      <caption>${say('lab.ablation.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">${say('lab.ablation.configuration')}</th>
          <th scope="col" class="number">${say('lab.ablation.ratio')}</th>
          <td class="bar"></td>
          <th scope="col" class="number wide">${say('engine.nodes')}</th>
          <th scope="col" class="number extra">${say('lab.time-used')}</th>
          <th scope="col" class="number extra">${say('lab.ablation.reached')}</th>
          <th scope="col" class="extra">${say('lab.ablation.move')}</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map((row) => this.#row(row, place))}
      </tbody>
    </table>`;
  }

  /**
   * @param {AblationRow} row
   * @param {(ratio: number) => number} place
   */
  #row({ name, nodes, nodesRatio, timeMs, meanDepth, settled, sameMove, cutShort }, place) {
    const more = cutShort ? '> ' : '';
    const [one, end] = [place(1), place(nodesRatio)];
    return html`<tr data-row=${name}>
      <th scope="row">${configurationName(name)}</th>
      <td class="number">${more}${formatNumber(nodesRatio, 2)}</td>
      <td class="bar">
        <svg width="100%" height="16" aria-hidden="true">
          <rect class=${nodesRatio >= 1 ? 'worse' : 'better'} x="${Math.min(one, end)}%" y="2" width="${Math.max(0.4, Math.abs(end - one))}%" height="12"></rect>
          <line x1="${one}%" x2="${one}%" y1="0" y2="16"></line>
        </svg>
      </td>
      <td class="number wide">${more}${formatNumber(nodes)}</td>
      <td class="number extra">${say('lab.limit.ms', formatNumber(timeMs))}</td>
      <td class="number extra">${settled ? say('lab.ablation.settled') : formatNumber(meanDepth)}</td>
      <td class="extra">${say(sameMove ? 'lab.ablation.same' : 'lab.ablation.other')}</td>
    </tr>`;
  }

  static styles = [
    base,
    css`
      table {
        width: 100%;
        border-collapse: collapse;
        font-size: 0.92rem;
        font-variant-numeric: tabular-nums;
      }
      caption {
        padding-bottom: 0.5rem;
        color: var(--muted);
        text-align: start;
      }
      th,
      td {
        padding: 0.2rem 0.5rem 0.2rem 0;
        text-align: start;
        font-weight: 500;
      }
      thead th {
        color: var(--muted);
        font-size: 0.85rem;
      }
      tbody th {
        max-width: 16rem;
        overflow-wrap: anywhere;
      }
      .number {
        text-align: end;
        white-space: nowrap;
      }
      .bar {
        width: 34%;
        min-width: 4rem;
      }
      svg {
        display: block;
        overflow: visible;
      }
      .worse {
        fill: var(--danger);
      }
      .better {
        fill: var(--accent);
      }
      line {
        stroke: var(--text);
      }
      @media (max-width: 760px) {
        .extra {
          display: none;
        }
      }
      @media (max-width: 480px) {
        .wide {
          display: none;
        }
      }
    `,
  ];
}

customElements.define('ablation-chart', AblationChart);
