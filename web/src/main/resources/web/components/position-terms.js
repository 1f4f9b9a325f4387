// The evaluation of a position, term by term as bars, and the order in which the search would try the
// moves.

import { css, html } from 'lit';
import { Component } from '../lib/component.js';
import { formatNumber, formatSigned } from '../lib/format.js';
import { say, sayOr } from '../lib/messages.js';
import { moveText, sideName } from '../lib/names.js';
import { base, controls } from './shared-styles.js';

/** @import {Explanation} from '../types/index.js' */

const MAX_MOVES = 12;

class PositionTerms extends Component {
  static properties = { explanation: { attribute: false }, game: {} };

  constructor() {
    super();
    /** @type {(Explanation & {searched: boolean}) | null} */
    this.explanation = null;
    this.game = '';
  }

  render() {
    const { explanation } = this;
    if (!explanation) return html`<p class="muted small">${say('terms.nothing')}</p>`;
    return html`${this.#terms(explanation)} ${this.#priorities(explanation)}`;
  }

  /** @param {Explanation} explanation */
  #terms({ terms, side }) {
    const shown = terms.filter((term) => Math.abs(term.contribution) >= 0.005);
    const max = Math.max(...shown.map((term) => Math.abs(term.contribution)), 0.01);
    const sum = terms.reduce((total, term) => total + term.contribution, 0);
    return html`<table class="terms">
      <caption>
        ${say('terms.title', sideName(side), formatSigned(sum))}
      </caption>
      <thead>
        <tr>
          <th scope="col">${say('terms.term')}</th>
          <th scope="col" class="number">${say('terms.worth')}</th>
          <td></td>
        </tr>
      </thead>
      <tbody>
        ${shown
          .toSorted((one, other) => Math.abs(other.contribution) - Math.abs(one.contribution))
          .map(
            (term) => html`<tr>
              <th scope="row">${this.#name(term.name)}</th>
              <td class="number">${formatSigned(term.contribution)}</td>
              <td class="bar">${this.#bar(term.contribution / max)}</td>
            </tr>`,
          )}
      </tbody>
    </table>`;
  }

  /** @param {number} share */
  #bar(share) {
    const width = 50 * Math.abs(share);
    return html`<svg width="100%" height="12" aria-hidden="true" preserveAspectRatio="none" viewBox="0 0 100 12">
      <rect class=${share < 0 ? 'against' : 'for'} x=${share < 0 ? 50 - width : 50} width=${width} height="12"></rect>
      <rect class="zero" x="49.5" width="1" height="12"></rect>
    </svg>`;
  }

  /**
   * Uses the descriptions of the weights; a phase is written after the name. The terms of a learned evaluator are its
   * groups of inputs, and two that every model has.
   *
   * @param {string} name
   */
  #name(name) {
    const [plain, phase] = name.split('.');
    if (plain === 'input') return sayOr(`input.${this.game}.${phase}`, sayOr(`input.${phase}`, phase));
    const words = sayOr(`weight.${this.game}.${plain}`, plain);
    return phase ? say('weight.of-phase', words, sayOr(`weight.phase.${phase}`, phase)) : words;
  }

  /**
   * Without a search the moves are in the order of the move generator.
   *
   * @param {Explanation & {searched: boolean}} explanation
   */
  #priorities({ priorities, searched }) {
    if (priorities.length === 0) return '';
    if (!searched) return html`<p class="muted small" role="status">${say('priorities.soon')}</p>`;
    const hidden = priorities.length - MAX_MOVES;
    return html`<table class="priorities">
        <caption>
          ${say('priorities.title')}
        </caption>
        <thead>
          <tr>
            <th scope="col">${say('priorities.move')}</th>
            <th scope="col" class="number">${say('priorities.total')}</th>
            <th scope="col">${say('priorities.why')}</th>
          </tr>
        </thead>
        <tbody>
          ${priorities.slice(0, MAX_MOVES).map(
            ({ move, total, terms }) => html`<tr>
              <th scope="row">${moveText(move)}</th>
              <td class="number">${formatNumber(total)}</td>
              <td>${Object.entries(terms).map(([name, value]) => html`<span class="part">${sayOr(`priority.${name}`, name)} ${formatNumber(value)}</span> `)}</td>
            </tr>`,
          )}
        </tbody>
      </table>
      ${hidden > 0 ? html`<p class="muted small">${say('priorities.more', formatNumber(hidden))}</p>` : ''}`;
  }

  static styles = [
    base,
    controls,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 1rem;
        font-size: 0.9rem;
        font-variant-numeric: tabular-nums;
      }
      table {
        width: 100%;
        border-collapse: collapse;
      }
      caption {
        margin-bottom: 0.3rem;
        text-align: start;
        font-weight: 600;
      }
      th,
      td {
        padding: 0.2rem 0.4rem;
        border-bottom: 1px solid var(--line);
        text-align: start;
        vertical-align: middle;
        font-weight: 450;
      }
      thead th {
        color: var(--muted);
        font-size: 0.8rem;
      }
      .number {
        text-align: end;
        white-space: nowrap;
      }
      .bar {
        width: 34%;
      }
      svg {
        display: block;
      }
      .for {
        fill: var(--accent);
      }
      .against {
        fill: var(--danger);
      }
      .zero {
        fill: var(--line-strong);
      }
      .part {
        display: inline-block;
        margin-inline-end: 0.5rem;
        color: var(--muted);
      }
    `,
  ];
}

customElements.define('position-terms', PositionTerms);
