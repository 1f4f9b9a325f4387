// The Elo estimate over time: a line with a point after each pair of games, and its 95 % confidence interval
// as a band. A table has the same values.

import { css, html, svg } from 'lit';
import { Component } from '../lib/component.js';
import { eloText } from '../lib/lab.js';
import { formatNumber, formatSigned } from '../lib/format.js';
import { say } from '../lib/messages.js';
import { ComponentWidth } from '../lib/component-width.js';
import { base, controls } from './shared-styles.js';

/** @import {EloStep} from '../types/index.js' */

const HEIGHT = 290;
const LEFT = 58;
const BOTTOM = 44;
const TOP = 12;
const RIGHT = 12;
const MAX_TICKS = 5;
const MAX_ROWS = 60;
const MIN_RANGE = 40;

/**
 * A step of 1, 2 or 5 times a power of ten, so that there are not more ticks than wanted.
 *
 * @param {number} range
 */
function roundStep(range) {
  const minStep = Math.max(range / MAX_TICKS, 1);
  const power = 10 ** Math.floor(Math.log10(minStep));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= minStep) ?? minStep;
}

/**
 * @param {number} from
 * @param {number} to
 */
function ticks(from, to) {
  const step = roundStep(to - from);
  const first = Math.ceil(from / step) * step;
  return Array.from({ length: Math.floor((to - first) / step) + 1 }, (_, index) => first + index * step);
}

class EloChart extends Component {
  static properties = {
    steps: { attribute: false },
  };

  #width = new ComponentWidth(this);

  constructor() {
    super();
    /** @type {EloStep[]} */
    this.steps = [];
  }

  /** The first estimates have very wide bands: cut them, so that the rest can be read. */
  #range() {
    const { steps } = this;
    const later = steps.slice(Math.floor(steps.length / 3));
    const ends = later.flatMap(({ elo, eloLow, eloHigh }) => [elo, eloLow, eloHigh]).filter((value) => value !== undefined);
    const low = Math.min(0, ...ends);
    const high = Math.max(0, ...ends);
    const middle = (low + high) / 2;
    const half = Math.max(MIN_RANGE, high - low) * 0.55;
    return [middle - half, middle + half];
  }

  render() {
    const { steps } = this;
    const last = steps.at(-1);
    if (!last) return html`<p class="muted">${say('lab.convergence.none')}</p>`;
    return html`${this.#drawing(last)}
      <details>
        <summary>${say('lab.convergence.table')}</summary>
        <div class="rows" role="region" tabindex="0" aria-label=${say('lab.convergence.table')}>
          <table>
            <thead><tr><th scope="col">${say('lab.pairs-played')}</th><th scope="col">${say('lab.elo.title')}</th></tr></thead>
            <tbody>
              ${steps.slice(-MAX_ROWS).reverse().map((step) => html`<tr><th scope="row">${formatNumber(step.pairs)}</th><td>${eloText(step)}</td></tr>`)}
            </tbody>
          </table>
        </div>
      </details>`;
  }

  /** @param {EloStep} last */
  #drawing(last) {
    const { steps } = this;
    const width = this.#width.value;
    const [low, high] = this.#range();
    const maxPairs = Math.max(2, last.pairs);
    /** @param {number} pairs */
    const x = (pairs) => LEFT + ((pairs - 1) / (maxPairs - 1)) * (width - LEFT - RIGHT);
    /** @param {number} elo */
    const y = (elo) => TOP + (1 - (Math.min(high, Math.max(low, elo)) - low) / (high - low)) * (HEIGHT - TOP - BOTTOM);
    const upper = steps.map(({ pairs, eloHigh }) => `${x(pairs)},${y(eloHigh ?? Infinity)}`);
    const lower = steps.map(({ pairs, eloLow }) => `${x(pairs)},${y(eloLow ?? -Infinity)}`).reverse();
    const line = steps.flatMap(({ pairs, elo }) => (elo === undefined ? [] : [`${x(pairs)},${y(elo)}`]));
    return html`<svg viewBox="0 0 ${width} ${HEIGHT}" role="img" aria-labelledby="title description">
      <title id="title">${say('lab.convergence')}</title>
      <desc id="description">${say('lab.convergence.description', formatNumber(last.pairs), eloText(last))}</desc>
      ${ticks(low, high).map((elo) => svg`<line class="grid" x1=${LEFT} x2=${width - RIGHT} y1=${y(elo)} y2=${y(elo)}></line>
        <text class="tick end" x=${LEFT - 8} y=${y(elo) + 4}>${formatSigned(elo, 0)}</text>`)}
      ${ticks(1, maxPairs).map((pairs) => svg`<text class="tick middle" x=${x(pairs)} y=${HEIGHT - BOTTOM + 18}>${formatNumber(pairs)}</text>`)}
      <polygon class="band" points=${[...upper, ...lower].join(' ')}></polygon>
      <line class="zero" x1=${LEFT} x2=${width - RIGHT} y1=${y(0)} y2=${y(0)}></line>
      <polyline class="line" points=${line.join(' ')}></polyline>
      ${last.elo === undefined ? '' : svg`<line class="bar" x1=${x(last.pairs)} x2=${x(last.pairs)} y1=${y(last.eloLow ?? -Infinity)} y2=${y(last.eloHigh ?? Infinity)}></line>
        <circle class="dot" cx=${x(last.pairs)} cy=${y(last.elo)} r="4.500"></circle>`}
      <text class="tick end" x=${width - RIGHT} y=${HEIGHT - 4}>${say('lab.pairs-played')}</text>
    </svg>`;
  }

  static styles = [
    base,
    controls,
    css`
      :host {
        display: block;
      }
      svg {
        display: block;
        width: 100%;
        height: auto;
      }
      .grid {
        stroke: var(--line);
      }
      .zero {
        stroke: var(--line-strong);
        stroke-width: 1.5;
      }
      .band {
        fill: var(--accent);
        fill-opacity: 0.16;
      }
      .line {
        fill: none;
        stroke: var(--accent);
        stroke-width: 2.5;
        stroke-linejoin: round;
      }
      .bar {
        stroke: var(--accent);
        stroke-width: 2;
      }
      .dot {
        fill: var(--accent);
      }
      .tick {
        fill: var(--muted);
        font-size: 13px;
        font-variant-numeric: tabular-nums;
      }
      .end {
        text-anchor: end;
      }
      .middle {
        text-anchor: middle;
      }
      .rows {
        max-height: 16rem;
        overflow: auto;
      }
      table {
        border-collapse: collapse;
        font-variant-numeric: tabular-nums;
      }
      th,
      td {
        padding: 0.2rem 1rem 0.2rem 0;
        text-align: start;
        font-weight: 500;
      }
      thead th {
        color: var(--muted);
      }
    `,
  ];
}

customElements.define('elo-chart', EloChart);
