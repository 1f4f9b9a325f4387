// The end of a solved position: who wins, by how much, and the line of perfect play. Nothing while the best
// score is not exact.

import { css, html } from 'lit';
import { Component } from '../lib/component.js';
import { formatPlain } from '../lib/format.js';
import { say, sayOr } from '../lib/messages.js';
import { isProven, moveText, otherSide, sideName } from '../lib/names.js';
import { base, controls } from './shared-styles.js';
import { icon } from './icons.js';

/** @import {Analysis} from '../types/index.js' */

class PerfectPlay extends Component {
  static properties = {
    analysis: { attribute: false },
    /** The unit of scores: discs. */
    unit: {},
  };

  constructor() {
    super();
    /** @type {Analysis | null} */
    this.analysis = null;
    this.unit = '';
  }

  render() {
    const best = this.analysis?.lines[0];
    const solved = this.analysis && best?.exact ? this.analysis : null;
    // The region is always there, because screen readers announce only what changes in it.
    return html`<p role="status">${solved ? this.#text(solved) : ''}</p>
      ${solved && best
        ? html`<button class="plain" data-perfect title=${say('analysis.show-line')} @click=${() => this.emit('line-chosen', { moves: best.pv })}>
            ${best.pv.map((move) => html`<span>${moveText(move)}</span> `)}
          </button>`
        : ''}`;
  }

  /** @param {Analysis} solved */
  #text(solved) {
    const result = this.#result(solved);
    const discs = solved.finalCounts?.discs;
    const whole = discs ? say('perfect.with-discs', result, sideName(0), discs[0], sideName(1), discs[1]) : result;
    return html`${icon('flag')}<span>${say('perfect.text', whole)}</span>`;
  }

  /** @param {Analysis} solved */
  #result({ side, lines: [best] }) {
    if (best.score === 0) return say('perfect.draw');
    const winner = sideName(best.score > 0 ? side : otherSide(side));
    if (best.winIn) return say('perfect.wins-in', winner, formatPlain(Math.abs(best.winIn)));
    if (isProven(best)) return say('perfect.wins', winner);
    return say('perfect.wins-by', winner, formatPlain(Math.abs(best.score)), sayOr(`unit.${this.unit}`, this.unit));
  }

  static styles = [
    base,
    controls,
    css`
      :host {
        display: block;
      }
      p {
        display: flex;
        align-items: start;
        gap: 0.5rem;
        margin: 0;
      }
      p:not(:empty) {
        margin-top: 0.6rem;
        padding: 0.5rem 0.7rem;
        border-radius: var(--radius-small);
        background: var(--accent-soft);
        font-weight: 600;
      }
      button {
        display: block;
        width: 100%;
        min-height: 32px;
        padding: 0.3rem 0.7rem;
        border: 0;
        text-align: start;
        font-size: 0.92rem;
        font-weight: 450;
        line-height: 1.5;
        white-space: normal;
      }
    `,
  ];
}

customElements.define('perfect-play', PerfectPlay);
