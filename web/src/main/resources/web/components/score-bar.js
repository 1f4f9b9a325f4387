// Who is better, as a bar: the first player's chances from the left. The number is beside it, so that the bar
// is only a picture of it.

import { css, html } from 'lit';
import { Component } from '../lib/component.js';
import { formatPercent } from '../lib/format.js';
import { say } from '../lib/messages.js';
import { sideName } from '../lib/names.js';
import { base } from './shared-styles.js';

class ScoreBar extends Component {
  static properties = {
    /** The first player's chances, from 0 to 1; undefined where nothing is known. */
    chance: { type: Number },
    text: {},
  };

  constructor() {
    super();
    /** @type {number | undefined} */
    this.chance = undefined;
    this.text = '';
  }

  render() {
    const known = this.chance !== undefined;
    const share = this.chance ?? 0.5;
    return html`<div class="bar ${known ? '' : 'unknown'}" role="img" aria-label=${known ? say('analysis.bar', sideName(0), formatPercent(share)) : say('analysis.bar-unknown')}>
      <svg width="100%" height="100%" aria-hidden="true" preserveAspectRatio="none" viewBox="0 0 100 10">
        <rect class="second" width="100" height="10"></rect>
        <rect class="first" width=${100 * share} height="10"></rect>
        <rect class="middle" x="49.8" width="0.4" height="10"></rect>
      </svg>
      <span class=${share > 0.5 ? 'on-first' : 'on-second'}>${this.text}</span>
    </div>`;
  }

  static styles = [
    base,
    css`
      :host {
        display: block;
      }
      .bar {
        position: relative;
        height: 1.6rem;
        border: 1px solid var(--line-strong);
        border-radius: var(--radius-small);
        overflow: hidden;
      }
      .bar.unknown {
        opacity: 0.6;
      }
      svg {
        display: block;
      }
      .first {
        fill: #1c1e22;
        transition: width 0.25s;
      }
      .second {
        fill: #f1ece0;
      }
      .middle {
        fill: #8a8f98;
      }
      span {
        position: absolute;
        inset-block: 0;
        display: flex;
        align-items: center;
        padding-inline: 0.6rem;
        font-size: 0.88rem;
        font-weight: 650;
        font-variant-numeric: tabular-nums;
      }
      .on-first {
        inset-inline-start: 0;
        color: #ffffff;
      }
      .on-second {
        inset-inline-end: 0;
        color: #1c1e22;
      }
      :host-context([data-still]) .first {
        transition: none;
      }
      @media (prefers-reduced-motion: reduce) {
        .first {
          transition: none;
        }
      }
    `,
  ];
}

customElements.define('score-bar', ScoreBar);
