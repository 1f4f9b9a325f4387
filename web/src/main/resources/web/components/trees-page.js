// The tree explorer: a tree from a text, at random or from a position, one or two algorithms step by step, and
// exercises. The address contains the whole state.

import { html, nothing } from 'lit';
import { Component } from '../lib/component.js';
import { api } from '../lib/api.js';
import { gameKey } from '../lib/keys.js';
import { currentLanguage, onLanguageChange } from '../lib/language.js';
import { say } from '../lib/messages.js';
import { explainText } from '../lib/problems.js';
import { ALGORITHMS, EXERCISE_ALGORITHMS, readAddress, setupOf, writeAddress } from '../lib/tree-address.js';
import { inputOf, withChecked } from '../lib/fields.js';
import { base, controls, segments } from './shared-styles.js';
import { treesPageStyle } from './trees-page-style.js';
import { icon } from './icons.js';
import { stepOfKey } from './tree-stepper.js';
import './tree-comparison.js';
import './tree-exercise.js';
import './tree-export.js';
import './tree-panel.js';
import './tree-position.js';
import './tree-random.js';
import './tree-setup.js';
import './tree-text.js';

/** @import {PageEvent, TreeAddress, TreeComparison, TreeExercise, TreePanelSetup, TreeTrace} from '../types/index.js' */

/** @type {('given' | 'reversed' | 'best' | 'worst')[]} */
const COMPARED_ORDERS = ['given', 'reversed', 'best', 'worst'];
const ADDRESS_AFTER_MS = 250;
/** @type {('text' | 'random' | 'position')[]} */
const SOURCES = ['text', 'random', 'position'];

class TreesPage extends Component {
  static properties = {
    state: { state: true },
    traces: { state: true },
    comparison: { state: true },
    exercise: { state: true },
    problem: { state: true },
    from: { state: true },
  };

  #requestNumber = 0;
  /** @type {(() => void) | undefined} */
  #forgetLanguage;
  /** @type {number | undefined} */
  #timer;
  /**
   * The state with the text of the field, while the text is not valid.
   *
   * @type {TreeAddress | null}
   */
  #unread = null;
  /**
   * The state that was asked for last, while the server has not answered. A change that comes before the answer builds
   * on it.
   *
   * @type {TreeAddress | null}
   */
  #requested = null;

  constructor() {
    super();
    /** @type {TreeAddress} read before the first drawing */
    this.state;
    /** @type {TreeComparison | null} */
    this.comparison = null;
    /** @type {TreeExercise | null} */
    this.exercise = null;
    /** @type {unknown} */
    this.problem = null;
    /** @type {typeof SOURCES[number]} */
    this.from = 'text';
    /** @type {TreeTrace[]} */
    this.traces = [];
    this.addressChanged = () => this.#readAddress();
    /** @param {KeyboardEvent} event */
    this.keyPressed = (event) => this.#key(event);
  }

  connectedCallback() {
    super.connectedCallback();
    window.addEventListener('popstate', this.addressChanged);
    window.addEventListener('page-changed', this.addressChanged);
    window.addEventListener('keydown', this.keyPressed);
    this.#forgetLanguage = onLanguageChange(() => this.#change({}));
    this.#readAddress();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    window.removeEventListener('popstate', this.addressChanged);
    window.removeEventListener('page-changed', this.addressChanged);
    window.removeEventListener('keydown', this.keyPressed);
    this.#forgetLanguage?.();
    clearTimeout(this.#timer);
  }

  #readAddress() {
    if (location.pathname !== '/trees') return;
    const state = readAddress(location.search);
    this.from = state.source.game ? 'position' : state.source.random ? 'random' : 'text';
    this.state ??= state;
    this.#load(state);
  }

  /**
   * Shows another state once the server has accepted it; until then the old picture stays.
   *
   * @param {TreeAddress} state
   */
  async #load(state) {
    this.#requestNumber += 1;
    const request = this.#requestNumber;
    this.#requested = state;
    try {
      const show = state.exercise ? await this.#loadExercise(state) : await this.#loadTraces(state);
      if (request !== this.#requestNumber) return;
      this.#requested = null;
      show();
      this.problem = null;
      this.#unread = null;
      this.#writeAddress();
    } catch (error) {
      if (request !== this.#requestNumber) return;
      this.#requested = null;
      this.problem = error;
      this.#unread = state.source.tree === undefined ? null : state;
    }
  }

  /**
   * Resolves to a function that shows the exercise.
   *
   * @param {TreeAddress} state
   */
  async #loadExercise(state) {
    const [panel] = state.panels;
    const algorithm = EXERCISE_ALGORITHMS.includes(panel.algorithm) ? panel.algorithm : 'alpha-beta';
    const exercise = await api.makeExercise(setupOf(state, { ...panel, algorithm }, currentLanguage()));
    // The order is in the text now.
    const made = { ...state, source: { tree: exercise.text }, panels: [{ algorithm, order: 'given' }], step: 0 };
    return () => {
      this.exercise = exercise;
      this.state = made;
    };
  }

  /**
   * Resolves to a function that shows the traces.
   *
   * @param {TreeAddress} state
   */
  async #loadTraces(state) {
    /** @type {TreeTrace[]} */
    const traces = [];
    // One after the other: the server limits the requests that a client may have at once.
    for (const panel of state.panels) traces.push(await api.traceTree(setupOf(state, panel, currentLanguage())));
    const source = state.source.random ? { tree: traces[0].text } : state.source;
    const last = Math.max(...traces.map(({ steps }) => steps.length - 1));
    const loaded = { ...state, source, step: Math.min(state.step, last) };
    const comparison = await this.#compare(loaded);
    return () => {
      this.traces = traces;
      this.state = loaded;
      this.comparison = comparison;
    };
  }

  /** @param {TreeAddress} state */
  async #compare({ source, panels, depth, strict }) {
    if (source.recorded) return null;
    const orders = [...new Set([...COMPARED_ORDERS, ...panels.map(({ order }) => order)])];
    const algorithms = [...new Set(panels.map(({ algorithm }) => algorithm))];
    return api.compareTree({ source, orders, algorithms, depth, strict });
  }

  #writeAddress() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (location.pathname === '/trees') history.replaceState(null, '', `/trees${writeAddress(this.state)}`);
    }, ADDRESS_AFTER_MS);
  }

  /** What the next change builds on. */
  get #latest() {
    return this.#requested ?? this.#unread ?? this.state;
  }

  /** @param {Partial<TreeAddress>} change */
  #change(change) {
    return this.#load({ ...this.#latest, ...change });
  }

  /**
   * @param {number} index
   * @param {TreePanelSetup} panel
   */
  #changePanel(index, panel) {
    const panels = this.#latest.panels.map((each, at) => (at === index ? panel : each));
    this.#change({ panels });
  }

  get #last() {
    return Math.max(0, ...this.traces.map(({ steps }) => steps.length - 1));
  }

  /** @param {number} step */
  #goTo(step) {
    this.state = { ...this.state, step };
    this.#writeAddress();
    const shown = this.traces.map(({ steps }) => steps[Math.min(step, steps.length - 1)]);
    this.emit('announce', { text: shown.map(({ sentence, result }) => [sentence, result].filter(Boolean).join('\n')).join('\n') });
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (this.state.exercise || this.traces.length === 0) return;
    const target = stepOfKey(gameKey(event), this.state.step, this.#last);
    if (target === undefined) return;
    event.preventDefault();
    if (target !== this.state.step) this.#goTo(target);
  }

  render() {
    const { state } = this;
    return html`<div class="page">
      <header>
        <h1>${say('tree.title')}</h1>
        <p class="muted">${say('tree.intro')} <a href="/learn">${say('tree.to-lesson')}</a></p>
      </header>
      <div class="layout">
        <aside aria-label=${say('tree.source')}>${this.#mode()} ${this.#source()} ${this.#setups()}</aside>
        <div class="work">
          ${state.exercise
            ? html`<div class="card">
                <tree-exercise .exercise=${this.exercise} .setup=${setupOf(state, state.panels[0], currentLanguage())}></tree-exercise>
              </div>`
            : this.#stage()}
        </div>
      </div>
    </div>`;
  }

  #mode() {
    /**
     * @param {boolean} exercise
     * @param {string} text
     */
    const mode = (exercise, text) => html`<label>
      <input type="radio" name="mode" value=${exercise ? 'exercise' : 'watch'} .checked=${this.state.exercise === exercise} @change=${() => this.#change({ exercise })} />${text}
    </label>`;
    return html`<fieldset class="card">
      <legend class="visually-hidden">${say('tree.mode')}</legend>
      <div class="segments">${mode(false, say('tree.mode.watch'))}${mode(true, say('tree.mode.exercise'))}</div>
    </fieldset>`;
  }

  #source() {
    const { state, from } = this;
    return html`<div class="card">
      <fieldset>
        <legend>${say('tree.source')}</legend>
        <div class="segments">
          ${SOURCES.map((name) => html`<label><input type="radio" name="from" value=${name} .checked=${from === name} @change=${() => (this.from = name)} />${say(`tree.source.${name}`)}</label>`)}
        </div>
      </fieldset>
      ${from === 'text'
        ? html`<tree-text .text=${this.#text} .problem=${this.problem} @tree-typed=${(/** @type {PageEvent<'tree-typed'>} */ event) => this.#change({ source: { tree: event.detail.text } })}></tree-text>`
        : nothing}
      ${from === 'random'
        ? html`<tree-random .action=${say(state.exercise ? 'tree.exercise.new' : 'tree.random.make')} @random-asked=${(/** @type {PageEvent<'random-asked'>} */ event) => this.#change({ source: event.detail, step: 0 })}></tree-random>`
        : nothing}
      ${from === 'position'
        ? html`<tree-position .source=${state.source.game ? state.source : null} @position-taken=${(/** @type {PageEvent<'position-taken'>} */ event) => this.#change({ source: event.detail.source, depth: 0, step: 0 })}></tree-position>`
        : nothing}
      ${from !== 'text' && this.problem ? html`<p class="problem" role="alert">${explainText(this.problem)}</p>` : nothing}
    </div>`;
  }

  get #text() {
    const known = this.state.exercise ? this.exercise?.text : this.traces[0]?.text;
    return known ?? this.state.source.tree;
  }

  #setups() {
    const { state } = this;
    const { panels, source, exercise } = state;
    if (source.recorded && !exercise) return nothing;
    return html`<div class="card">
      <h2>${say('tree.setup')}</h2>
      ${panels.map(
        (panel, index) => html`<fieldset>
          <legend class=${panels.length > 1 ? '' : 'visually-hidden'}>${say('tree.panel', index + 1)}</legend>
          <tree-setup
            .panel=${panel}
            .ordered=${!exercise}
            .algorithms=${exercise ? EXERCISE_ALGORITHMS : ALGORITHMS}
            @panel-changed=${(/** @type {PageEvent<'panel-changed'>} */ event) => this.#changePanel(index, event.detail)}
          ></tree-setup>
        </fieldset>`,
      )}
      ${source.game ? nothing : this.#depthField()}
      <label class="check"><input id="strict" type="checkbox" .checked=${state.strict} @change=${withChecked((checked) => this.#change({ strict: checked }))} />${say('tree.strict')}</label>
      ${exercise ? nothing : this.#secondPanel()}
    </div>`;
  }

  #depthField() {
    return html`<div class="field">
      <label for="plies">${say('tree.depth')}</label>
      <input id="plies" type="number" min="0" max="99" .value=${String(this.state.depth)} @change=${(/** @type {Event} */ event) => inputOf(event).checkValidity() && this.#change({ depth: Number(inputOf(event).value) })} />
    </div>`;
  }

  #addPanel() {
    const [first] = this.#latest.panels;
    this.#change({ panels: [first, { ...first, order: 'reversed' }] });
  }

  #secondPanel() {
    return this.state.panels.length === 1
      ? html`<button data-action="compare" @click=${() => this.#addPanel()}>${icon('add')}${say('tree.panel.add')}</button>`
      : html`<button data-action="single" @click=${() => this.#change({ panels: this.#latest.panels.slice(0, 1) })}>${icon('close')}${say('tree.panel.remove')}</button>`;
  }

  /** @param {TreePanelSetup} panel */
  #heading({ algorithm, order }) {
    const named = COMPARED_ORDERS.find((name) => name === order);
    return say('tree.panel.heading', say(`tree.algorithm.${algorithm}`), named ? say(`tree.order.${named}`) : order);
  }

  #stage() {
    const { state, traces } = this;
    if (traces.length === 0) return this.problem ? nothing : html`<p class="muted" role="status">${say('learn.loading')}</p>`;
    const two = traces.length > 1;
    return html`<div class="card bar">
        <tree-stepper .step=${state.step} .last=${this.#last} @step-chosen=${(/** @type {PageEvent<'step-chosen'>} */ event) => this.#goTo(event.detail.step)}></tree-stepper>
        <p class="muted small keys">${say('tree.step.keys')}</p>
      </div>
      <div class="panels ${two ? 'two' : ''}">
        ${traces.map(
          (trace, index) => html`<div class="card">
            <tree-panel .trace=${trace} .step=${state.step} .heading=${two && state.panels[index] ? this.#heading(state.panels[index]) : ''}></tree-panel>
          </div>`,
        )}
      </div>
      ${this.comparison
        ? html`<details class="card">
            <summary>${say('tree.compare')}</summary>
            <tree-comparison .comparison=${this.comparison}></tree-comparison>
          </details>`
        : nothing}
      <details class="card" open>
        <summary>${say('tree.export')}</summary>
        <tree-export .setup=${setupOf(state, state.panels[0], currentLanguage())} .step=${Math.min(state.step, traces[0].steps.length - 1)} .text=${traces[0].text}></tree-export>
      </details>`;
  }

  static styles = [base, controls, segments, treesPageStyle];
}

customElements.define('trees-page', TreesPage);
