// Imports the games of a file and shows the progress. It can be stopped; games
// that were read by then stay.

import { css, html } from 'lit';
import { Component } from '../lib/component.js';
import { api } from '../lib/api.js';
import { sayCount, say } from '../lib/messages.js';
import { base, controls } from './shared-styles.js';

/** @import {ImportNews} from '../types/index.js' */

/** A shorter import shows no progress bar. */
const SHOWN_AFTER_MS = 400;

export class ImportProgress extends Component {
  static properties = { news: { state: true }, shown: { state: true } };

  /** @type {AbortController | null} */
  #stopping = null;

  constructor() {
    super();
    /** @type {ImportNews} */
    this.news = {};
    this.shown = false;
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#stopping?.abort();
  }

  /**
   * Resolves to the server's report.
   *
   * @param {Blob | string} source
   * @param {number[]} [numbers]
   */
  async run(source, numbers) {
    this.#stopping?.abort();
    const stopping = new AbortController();
    this.#stopping = stopping;
    this.news = { share: 0, added: 0 };
    const timer = setTimeout(() => (this.shown = true), SHOWN_AFTER_MS);
    try {
      return await api.importArchive(source, numbers, { onProgress: (news) => (this.news = news), signal: stopping.signal });
    } finally {
      clearTimeout(timer);
      this.shown = false;
    }
  }

  render() {
    if (!this.shown) return '';
    return html`<div class="running">
      <progress max="1" .value=${this.news.share ?? 1} aria-label=${say('import.running')}></progress>
      <span class="small">${sayCount('import.added', this.news.added ?? 0)}</span>
      <button data-action="stop" @click=${() => this.#stopping?.abort()}>${say('import.stop')}</button>
    </div>`;
  }

  static styles = [
    base,
    controls,
    css`
      :host {
        display: block;
      }
      .running {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.5rem 1rem;
      }
      progress {
        flex: 1 1 12rem;
        accent-color: var(--accent);
      }
    `,
  ];
}

customElements.define('import-progress', ImportProgress);
