// The base of all components: they are drawn again when the language changes, and their events cross the
// shadow roots.

import { LitElement } from 'lit';
import { onLanguageChange } from './language.js';

/** @import {PageEvents, Toast} from '../types/index.js' */

export class Component extends LitElement {
  /** @type {(() => void) | undefined} */
  #forget;

  connectedCallback() {
    super.connectedCallback();
    this.#forget = onLanguageChange(() => this.requestUpdate());
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#forget?.();
  }

  /**
   * Emits an event that bubbles up to the page.
   *
   * @template {keyof PageEvents} Name
   * @param {Name} name
   * @param {PageEvents[Name] extends undefined ? [] : [PageEvents[Name]]} detail
   */
  emit(name, ...detail) {
    this.dispatchEvent(new CustomEvent(name, { detail: detail[0], bubbles: true, composed: true }));
  }

  /**
   * The first element of a kind that this component has drawn.
   *
   * @template {keyof HTMLElementTagNameMap} Tag
   * @param {Tag} tag
   * @returns {HTMLElementTagNameMap[Tag]}
   */
  drawn(tag) {
    const element = this.renderRoot.querySelector(tag);
    if (!element) throw new Error(`${this.localName} has not drawn a ${tag}`);
    return element;
  }

  /**
   * Shows a short text at the bottom of the page, with an optional action.
   *
   * @param {Toast['text']} text
   * @param {Toast['action']} [action]
   */
  toast(text, action) {
    this.emit('toast', { text, action });
  }
}
