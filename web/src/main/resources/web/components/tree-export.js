// Exports the steps of a search: as pictures, as a page, as text, as a link.

import { css, html, nothing } from 'lit';
import { Component } from '../lib/component.js';
import { api } from '../lib/api.js';
import { say } from '../lib/messages.js';
import { explain } from '../lib/problems.js';
import { pngOf, save } from '../lib/download.js';
import { copyText } from '../lib/share.js';
import { base, controls } from './shared-styles.js';
import { icon } from './icons.js';

/** @import {MessageKey, TreeSetup} from '../types/index.js' */

/** @type {{format: 'svg' | 'tikz' | 'html', name: string, type: string}[]} */
const FILES = [
  { format: 'svg', name: 'secateur-tree.svg', type: 'image/svg+xml' },
  { format: 'tikz', name: 'secateur-tree.tex', type: 'text/plain' },
  { format: 'html', name: 'secateur-tree.html', type: 'text/html' },
];

class TreeExport extends Component {
  static properties = {
    setup: { attribute: false },
    step: { type: Number },
    text: {},
    shown: { state: true },
  };

  constructor() {
    super();
    /** @type {TreeSetup} */
    this.setup;
    this.step = 0;
    this.text = '';
    /** @type {string | null} */
    this.shown = null;
  }

  get #theme() {
    const chosen = document.documentElement.dataset.theme;
    if (chosen) return chosen === 'dark' ? 'dark' : 'light';
    return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }

  /** @param {typeof FILES[number]} file */
  async #download({ format, name, type }) {
    try {
      const file = await api.drawTree(this.setup, { format, step: this.step });
      save(new Blob([file], { type }), name);
    } catch (error) {
      this.toast(explain(error));
    }
  }

  /** A PNG has fixed colours, so it uses the current theme. */
  async #downloadPng() {
    try {
      save(await pngOf(await api.drawTree(this.setup, { format: 'svg', step: this.step, theme: this.#theme })), 'secateur-tree.png');
    } catch (error) {
      this.toast(explain(error));
    }
  }

  /**
   * @param {string} text
   * @param {MessageKey} done
   */
  async #copy(text, done) {
    const copied = await copyText(text);
    this.shown = copied ? null : text;
    this.toast(say(copied ? done : 'copy.failed'));
  }

  render() {
    return html`<div class="buttons">
        ${FILES.map((file) => html`<button data-format=${file.format} @click=${() => this.#download(file)}>${icon('export')}${say(`tree.export.${file.format}`)}</button>`)}
        <button data-format="png" @click=${this.#downloadPng}>${icon('export')}${say('tree.export.png')}</button>
        <button data-action="copy-text" @click=${() => this.#copy(this.text, 'tree.copied.text')}>${icon('copy')}${say('tree.copy.text')}</button>
        <button data-action="copy-link" @click=${() => this.#copy(location.href, 'tree.copied.link')}>${icon('link')}${say('tree.copy.link')}</button>
      </div>
      ${this.shown ? html`<textarea readonly aria-label=${say('copy.by-hand')} .value=${this.shown} @focus=${() => this.drawn('textarea').select()}></textarea>` : nothing}`;
  }

  static styles = [
    base,
    controls,
    css`
      :host {
        display: block;
      }
      textarea {
        margin-top: 0.5rem;
      }
    `,
  ];
}

customElements.define('tree-export', TreeExport);
