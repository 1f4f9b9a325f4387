// Leaves and nodes of every order with the algorithms chosen, against the minimum.

import { css, html, nothing } from 'lit';
import { Component } from '../lib/component.js';
import { formatNumber } from '../lib/format.js';
import { say } from '../lib/messages.js';
import { base } from './shared-styles.js';

/** @import {TreeComparison} from '../types/index.js' */

/** @type {('given' | 'reversed' | 'best' | 'worst')[]} */
const NAMED = ['given', 'reversed', 'best', 'worst'];

class TreeComparisonElement extends Component {
  static properties = { comparison: { attribute: false } };

  constructor() {
    super();
    /** @type {TreeComparison | null} */
    this.comparison = null;
  }

  /** @param {string} order */
  #order(order) {
    const named = NAMED.find((name) => name === order);
    return named ? say(`tree.order.${named}`) : order;
  }

  render() {
    const { comparison } = this;
    if (!comparison) return nothing;
    return html`<table>
      <caption class="visually-hidden">${say('tree.compare')}</caption>
      <thead>
        <tr>
          <th scope="col">${say('tree.order')}</th>
          <th scope="col">${say('tree.algorithm')}</th>
          <th scope="col" class="number">${say('tree.leaves')}</th>
          <th scope="col" class="number">${say('tree.nodes')}</th>
        </tr>
      </thead>
      <tbody>
        ${comparison.rows.map(
          (row) => html`<tr>
            <td>${this.#order(row.order)}</td>
            <td>${say(`tree.algorithm.${row.algorithm}`)}</td>
            <td class="number">${formatNumber(row.leaves)}</td>
            <td class="number">${formatNumber(row.nodes)}</td>
          </tr>`,
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colspan="2">${say('tree.least')}</th>
          <td class="number">${formatNumber(comparison.minimumLeaves)}</td>
          <td class="number">${formatNumber(comparison.minimumNodes)}</td>
        </tr>
      </tfoot>
    </table>`;
  }

  static styles = [
    base,
    css`
      :host {
        display: block;
        overflow-x: auto;
      }
      table {
        width: 100%;
        border-collapse: collapse;
      }
      th,
      td {
        padding: 0.35rem 0.5rem;
        border-bottom: 1px solid var(--line);
        text-align: start;
      }
      th {
        font-weight: 600;
      }
      .number {
        text-align: end;
        font-variant-numeric: tabular-nums;
      }
      tfoot {
        background: var(--surface-2);
      }
    `,
  ];
}

customElements.define('tree-comparison', TreeComparisonElement);
