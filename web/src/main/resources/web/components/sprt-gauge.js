// How far a sequential test is: the likelihood ratio between the bounds at which it decides.

import { css, html } from 'lit';
import { Component } from '../lib/component.js';
import { formatNumber, formatSigned } from '../lib/format.js';
import { say } from '../lib/messages.js';
import { ComponentWidth } from '../lib/component-width.js';
import { base } from './shared-styles.js';

/** @import {SequentialTestState} from '../types/index.js' */

const EDGE = 10;

class SprtGauge extends Component {
  static properties = { test: { attribute: false } };

  #width = new ComponentWidth(this);

  constructor() {
    super();
    /** @type {SequentialTestState} */
    this.test;
  }

  render() {
    const width = this.#width.value;
    const { llr, lower, upper, elo0, elo1, decision } = this.test;
    /** @param {number} ratio */
    const x = (ratio) => EDGE + ((Math.min(upper, Math.max(lower, ratio)) - lower) / (upper - lower)) * (width - 2 * EDGE);
    const [ratio, lowerText, upperText] = [llr, lower, upper].map((value) => formatSigned(value, 2));
    /** @param {number} elo */
    const plain = (elo) => formatNumber(elo, Number.isInteger(elo) ? 0 : 1);
    const texts = {
      continue: say('lab.sprt.open', ratio, lowerText, upperText),
      'accept-elo0': say('lab.sprt.accepted', plain(elo0), plain(elo1)),
      'accept-elo1': say('lab.sprt.accepted', plain(elo1), plain(elo0)),
    };
    return html`<svg viewBox="0 0 ${width} 56" role="img" aria-labelledby="title">
        <title id="title">${say('lab.sprt.open', ratio, lowerText, upperText)}</title>
        <rect class="track" x=${EDGE} y="8" width=${width - 2 * EDGE} height="12" rx="6"></rect>
        <rect class="way" x=${Math.min(x(0), x(llr))} y="8" width=${Math.abs(x(llr) - x(0))} height="12"></rect>
        <line class="zero" x1=${x(0)} x2=${x(0)} y1="4" y2="24"></line>
        <circle cx=${x(llr)} cy="14" r="9"></circle>
        <text x=${EDGE} y="48">${lowerText}: ${say('lab.sprt.bound', plain(elo0))}</text>
        <text class="end" x=${width - EDGE} y="48">${upperText}: ${say('lab.sprt.bound', plain(elo1))}</text>
      </svg>
      <p data-decision=${decision}>${texts[decision]}</p>`;
  }

  static styles = [
    base,
    css`
      :host {
        display: grid;
        gap: 0.5rem;
      }
      svg {
        display: block;
        width: 100%;
        height: auto;
      }
      .track {
        fill: var(--surface-2);
        stroke: var(--line-strong);
      }
      .way {
        fill: var(--accent);
        fill-opacity: 0.4;
      }
      .zero {
        stroke: var(--line-strong);
        stroke-width: 2;
      }
      circle {
        fill: var(--accent);
        stroke: var(--surface);
        stroke-width: 2;
      }
      text {
        fill: var(--text);
        font-size: 15px;
      }
      .end {
        text-anchor: end;
      }
    `,
  ];
}

customElements.define('sprt-gauge', SprtGauge);
