// One option of the search, drawn by its kind.

import { css, html } from 'lit';
import { Component } from '../lib/component.js';
import { say, sayOr } from '../lib/messages.js';
import { inputOf, withChecked, withValue } from '../lib/fields.js';
import { base, controls } from './shared-styles.js';

/** @import {SearchOption} from '../types/index.js' */

/** A decimal, or inf and -inf, which switch a bound off. */
const DECIMAL = '[+\\-]?(inf|\\d+([.]\\d+)?)';

class OptionField extends Component {
  static properties = {
    option: { attribute: false },
    value: {},
    changed: { type: Boolean, reflect: true },
  };

  constructor() {
    super();
    /** @type {SearchOption} */
    this.option;
    this.value = '';
    this.changed = false;
  }

  /** @param {string} value */
  #set(value) {
    this.emit('option-changed', { value });
  }

  /** @param {Event} event */
  #entered(event) {
    const input = inputOf(event);
    if (input.value.trim() !== '' && input.checkValidity()) this.#set(input.value.trim());
    else input.reportValidity();
  }

  render() {
    const { name, kind, help } = this.option;
    const label = sayOr(`option.${name}`, name);
    const text = sayOr(`option.${name}.help`, help);
    if (kind === 'technique' || kind === 'toggle') {
      return html`<label class="check" data-option=${name}>
        <input
          type="checkbox"
          .checked=${this.value === 'on'}
          @change=${withChecked((checked) => this.#set(checked ? 'on' : 'off'))}
        />
        <span><span class="name">${label}</span><span class="muted small">${text}</span></span>
      </label>`;
    }
    return html`<div class="field" data-option=${name}>
      <label for="value">${label}</label>
      ${this.#input(kind)}
      <span id="help" class="muted small">${text}</span>
    </div>`;
  }

  /** @param {SearchOption['kind']} kind */
  #input(kind) {
    const { least, most, choices } = this.option;
    if (kind === 'choice') {
      return html`<select id="value" aria-describedby="help" @change=${withValue((value) => this.#set(value))}>
        ${choices?.map((choice) => html`<option value=${choice} ?selected=${choice === this.value}>${sayOr(`option.${this.option.name}.${choice}`, choice)}</option>`)}
      </select>`;
    }
    if (kind === 'number') {
      return html`<input
        id="value"
        type="number"
        step="1"
        min=${least ?? ''}
        max=${most ?? ''}
        .value=${this.value}
        aria-describedby="help"
        @change=${this.#entered}
      />`;
    }
    return html`<input
      id="value"
      inputmode="text"
      pattern=${DECIMAL}
      title=${say('custom.decimal')}
      autocomplete="off"
      spellcheck="false"
      .value=${this.value}
      aria-describedby="help"
      @change=${this.#entered}
    />`;
  }

  static styles = [
    base,
    controls,
    css`
      :host {
        display: block;
        min-width: 0;
      }
      .check {
        align-items: start;
      }
      .check > span {
        display: grid;
        line-height: 1.35;
      }
      .name,
      .field > label {
        font-weight: 600;
      }
      :host([changed]) .name,
      :host([changed]) label[for] {
        color: var(--accent);
        text-decoration: underline;
        text-underline-offset: 0.2em;
      }
      input:not([type='checkbox']),
      select {
        width: 100%;
      }
      .small {
        line-height: 1.35;
      }
    `,
  ];
}

customElements.define('option-field', OptionField);
