// What all components share: they draw themselves anew in another language, and their events leave
// the shadow roots.

import { LitElement } from 'lit';
import { onLanguageChange } from './messages.js';

export class Component extends LitElement {
  #forget;

  connectedCallback() {
    super.connectedCallback();
    this.#forget = onLanguageChange(() => this.requestUpdate());
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#forget?.();
  }

  /** Says what happened to whoever is above. */
  tell(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }

  /** A short text at the foot of the page, perhaps with something to do about it. */
  toast(text, action) {
    this.tell('toast', { text, action });
  }
}
