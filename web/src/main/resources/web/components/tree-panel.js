// One search at one step: the drawing, the sentence of the step, and the counts compared with the minimum.

import { css, html, nothing } from 'lit';
import { Component } from '../lib/component.js';
import { formatNumber } from '../lib/format.js';
import { say } from '../lib/messages.js';
import { base } from './shared-styles.js';
import './tree-view.js';

/** @import {TreeTrace} from '../types/index.js' */

class TreePanel extends Component {
  static properties = {
    trace: { attribute: false },
    step: { type: Number },
    heading: {},
    counted: { type: Boolean },
  };

  constructor() {
    super();
    /** @type {TreeTrace} */
    this.trace;
    this.step = 0;
    this.heading = '';
    this.counted = true;
  }

  get #shown() {
    return Math.min(this.step, this.trace.steps.length - 1);
  }

  render() {
    const { trace } = this;
    const { sentence, result } = trace.steps[this.#shown];
    return html`<section aria-label=${this.heading || trace.title}>
      ${this.heading ? html`<h2>${this.heading}</h2>` : nothing}
      <p class="sentence">${sentence || say('tree.before-first')}</p>
      <tree-view .stage=${trace} .step=${this.#shown}></tree-view>
      ${result ? html`<p class="result">${result}</p>` : nothing}
      ${result && trace.techniques ? html`<p class="techniques">${trace.techniques}</p>` : nothing}
      ${trace.whole ? nothing : html`<p class="muted">${say('tree.cut-short')}</p>`}
      ${this.counted ? this.#counts() : nothing}
    </section>`;
  }

  #counts() {
    const { leaves, nodes, minimumLeaves, minimumNodes } = this.trace;
    /**
     * One count, and beside it the smallest that is possible for this tree.
     *
     * @param {string} name
     * @param {number} value
     * @param {number | undefined} minimum
     */
    const countRow = (name, value, minimum) => html`<div>
      <dt>${name}</dt>
      <dd>
        <strong>${formatNumber(value)}</strong>
        ${minimum === undefined ? nothing : html`<span class="muted">${say('tree.minimum', formatNumber(minimum))}</span>`}
      </dd>
    </div>`;
    return html`<dl>${countRow(say('tree.leaves'), leaves, minimumLeaves)}${countRow(say('tree.nodes'), nodes, minimumNodes)}</dl>`;
  }

  static styles = [
    base,
    css`
      :host {
        display: block;
        min-width: 0;
      }
      section {
        display: grid;
        gap: 0.6rem;
        min-width: 0;
      }
      .sentence {
        min-height: 3em;
        padding: 0.5rem 0.75rem;
        border-inline-start: 4px solid var(--accent);
        border-radius: 4px;
        background: var(--surface-2);
        font-size: 1.05rem;
      }
      .result,
      .techniques {
        font-weight: 600;
        white-space: pre-line;
      }
      .techniques {
        font-weight: 400;
      }
      dl {
        display: flex;
        flex-wrap: wrap;
        gap: 0.25rem 1.75rem;
        margin: 0;
      }
      dl div {
        display: flex;
        gap: 0.5rem;
        align-items: baseline;
      }
      dt {
        color: var(--muted);
      }
      dd {
        margin: 0;
      }
    `,
  ];
}

customElements.define('tree-panel', TreePanel);
