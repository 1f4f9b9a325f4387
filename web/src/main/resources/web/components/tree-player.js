// A small tree explorer inside a lesson: one recorded search, or two that step together.

import { css, html, nothing } from 'lit';
import { Component } from '../lib/component.js';
import { api } from '../lib/api.js';
import { gameKey } from '../lib/keys.js';
import { currentLanguage, onLanguageChange } from '../lib/language.js';
import { say } from '../lib/messages.js';
import { explain } from '../lib/problems.js';
import { setupOf, writeAddress } from '../lib/tree-address.js';
import { base } from './shared-styles.js';
import { stepOfKey } from './tree-stepper.js';
import './tree-panel.js';

/** @import {PropertyValues} from 'lit' */
/** @import {PageEvent, TreeDemo, TreeTrace} from '../types/index.js' */

class TreePlayer extends Component {
  static properties = {
    demo: { attribute: false },
    traces: { state: true },
    step: { state: true },
    problem: { state: true },
  };

  constructor() {
    super();
    /** @type {TreeDemo} */
    this.demo;
    /** @type {string | null} */
    this.problem = null;
    this.step = 0;
    /** @type {TreeTrace[]} */
    this.traces = [];
    this.addEventListener('keydown', (event) => this.#key(event));
  }

  /** @type {(() => void) | undefined} */
  #forgetLanguage;

  connectedCallback() {
    super.connectedCallback();
    this.#forgetLanguage = onLanguageChange(() => this.#load());
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#forgetLanguage?.();
  }

  /** @param {PropertyValues<this>} changed */
  willUpdate(changed) {
    if (!changed.has('demo')) return;
    this.step = 0;
    this.traces = [];
    this.#load();
  }

  get #state() {
    const { source, panels } = this.demo;
    return { source, panels, strict: false, depth: 0, step: this.step, exercise: false };
  }

  async #load() {
    const { demo } = this;
    try {
      const traces = [];
      for (const panel of demo.panels) traces.push(await api.traceTree(setupOf({ ...this.#state, ...panel }, panel, currentLanguage())));
      if (demo !== this.demo) return;
      this.traces = traces;
      this.problem = null;
    } catch (error) {
      this.problem = explain(error);
    }
  }

  get #last() {
    return Math.max(0, ...this.traces.map(({ steps }) => steps.length - 1));
  }

  /** @param {number} step */
  #goTo(step) {
    this.step = step;
    const sentences = this.traces.map(({ steps }) => steps[Math.min(step, steps.length - 1)].sentence);
    this.emit('announce', { text: sentences.join('\n') });
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (this.traces.length === 0) return;
    const target = stepOfKey(gameKey(event), this.step, this.#last);
    if (target === undefined) return;
    event.preventDefault();
    if (target !== this.step) this.#goTo(target);
  }

  /** @param {TreeDemo['panels'][number]} panel */
  #heading({ algorithm, order, strict }) {
    if (strict !== undefined) return strict ? 'α > β' : 'α ≥ β';
    return order === 'given' ? say(`tree.algorithm.${algorithm}`) : order;
  }

  render() {
    if (this.problem) return html`<p role="alert">${this.problem}</p>`;
    if (this.traces.length === 0) return html`<p class="muted">${say('learn.loading')}</p>`;
    const two = this.traces.length > 1;
    return html`<tree-stepper .step=${this.step} .last=${this.#last} @step-chosen=${(/** @type {PageEvent<'step-chosen'>} */ event) => this.#goTo(event.detail.step)}></tree-stepper>
      <div class="panels ${two ? 'two' : ''}">
        ${this.traces.map((trace, index) => html`<tree-panel .trace=${trace} .step=${this.step} .counted=${this.step === this.#last} .heading=${two ? this.#heading(this.demo.panels[index]) : ''}></tree-panel>`)}
      </div>
      ${this.demo.panels.some(({ strict }) => strict !== undefined)
        ? nothing
        : html`<a href=${`/trees${writeAddress(this.#state)}`}>${say('learn.open-explorer')}</a>`}`;
  }

  static styles = [
    base,
    css`
      :host {
        display: grid;
        gap: 0.75rem;
        min-width: 0;
        padding: clamp(0.6rem, 2vw, 1rem);
        border: 1px solid var(--line);
        border-radius: var(--radius-small);
      }
      .panels {
        display: grid;
        gap: 1.25rem;
        min-width: 0;
      }
      @media (min-width: 1000px) {
        .two {
          grid-template-columns: repeat(2, minmax(0, 1fr));
        }
      }
    `,
  ];
}

customElements.define('tree-player', TreePlayer);
