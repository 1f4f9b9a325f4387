// The tree as text, to edit or to paste. An error is marked at its place.

import { css, html, nothing } from 'lit';
import { Component } from '../lib/component.js';
import { fieldOf } from '../lib/fields.js';
import { say } from '../lib/messages.js';
import { ServerProblem } from '../lib/api.js';
import { explainText } from '../lib/problems.js';
import { base, controls } from './shared-styles.js';

/** @import {PropertyValues} from 'lit' */

const WAIT_MS = 300;
const EXCERPT = 24;

class TreeText extends Component {
  static properties = {
    text: {},
    problem: { attribute: false },
  };

  /** @type {number | undefined} */
  #timer;

  constructor() {
    super();
    /** @type {string | undefined} */
    this.text = undefined;
    /** @type {unknown} */
    this.problem = null;
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
  }

  /**
   * The text is used after a short pause in typing.
   *
   * @param {Event} event
   */
  #typed(event) {
    const text = fieldOf(event).value;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.emit('tree-typed', { text }), WAIT_MS);
  }

  /**
   * The text is not replaced while a person types.
   *
   * @param {PropertyValues<this>} changed
   */
  updated(changed) {
    const area = this.drawn('textarea');
    if (changed.has('text') && this.text !== undefined && this.shadowRoot?.activeElement !== area) area.value = this.text;
  }

  render() {
    return html`<div class="field">
      <label for="text">${say('tree.text.label')}</label>
      <textarea
        id="text"
        rows="3"
        maxlength="100000"
        spellcheck="false"
        autocapitalize="off"
        aria-describedby="help problem"
        aria-invalid=${this.problem ? 'true' : 'false'}
        @input=${this.#typed}
      ></textarea>
      <span id="help" class="muted small">${say('tree.text.help')}</span>
      <div id="problem" role="alert">${this.problem ? this.#explained() : nothing}</div>
    </div>`;
  }

  #explained() {
    const { problem } = this;
    const place = problem instanceof ServerProblem ? problem.place : undefined;
    return html`${place === undefined ? nothing : this.#excerpt(place)}
      <p>${explainText(problem)}</p>`;
  }

  /** @param {number} place */
  #excerpt(place) {
    const text = this.renderRoot.querySelector('textarea')?.value ?? '';
    const from = Math.max(0, place - EXCERPT);
    /** @param {string} part */
    const plain = (part) => part.replace(/\s/g, ' ');
    return html`<pre>${from > 0 ? '…' : ''}${plain(text.slice(from, place))}<mark>${plain(text.slice(place, place + 1)) || '␣'}</mark>${plain(text.slice(place + 1, place + EXCERPT))}</pre>`;
  }

  static styles = [
    base,
    controls,
    css`
      :host {
        display: block;
      }
      [aria-invalid='true'] {
        border: 2px solid var(--danger);
      }
      #problem {
        color: var(--danger);
        white-space: pre-line;
        overflow-wrap: anywhere;
      }
      pre {
        margin: 0.25rem 0;
        font: 0.95rem var(--mono);
        color: var(--text);
        white-space: pre-wrap;
      }
      mark {
        background: var(--danger);
        color: var(--surface);
        border-radius: 3px;
        padding: 0 2px;
      }
    `,
  ];
}

customElements.define('tree-text', TreeText);
