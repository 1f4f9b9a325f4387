// Exports a game as a link, moves, a position or a file; imports a pasted text.

import { css, html } from 'lit';
import { Component } from '../lib/component.js';
import { api, recordAddress } from '../lib/api.js';
import { say } from '../lib/messages.js';
import { explain } from '../lib/problems.js';
import { copyText, shareAddress } from '../lib/share.js';
import { withValue } from '../lib/fields.js';
import { base, controls } from './shared-styles.js';
import { icon } from './icons.js';
import './paste-dialog.js';

/** @import {Game, MessageKey, Position} from '../types/index.js' */

class SharePanel extends Component {
  static properties = {
    game: { attribute: false },
    position: { attribute: false },
    formats: { attribute: false },
    shown: { state: true },
    format: { state: true },
  };

  constructor() {
    super();
    /** @type {Game | null} */
    this.game = null;
    /** @type {Position | null} */
    this.position = null;
    /** @type {string[]} */
    this.formats = [];
    /** @type {string | null} */
    this.shown = null;
    /** @type {string | null} */
    this.format = null;
  }

  /**
   * @param {string | Promise<string>} text
   * @param {MessageKey} done
   */
  async #copy(text, done) {
    try {
      const value = await text;
      const copied = await copyText(value);
      this.shown = copied ? null : value;
      this.toast(say(copied ? done : 'copy.failed'));
    } catch (error) {
      this.toast(explain(error));
    }
  }

  render() {
    const { game, position } = this;
    if (!game) return '';
    return html`<div class="buttons">
        <button @click=${() => this.#copy(api.readText(game.id).then((moves) => shareAddress(game, moves)), 'copy.link')}>
          ${icon('link')}${say('action.copy-link')}
        </button>
        <button @click=${() => this.#copy(api.readText(game.id), 'copy.moves')}>${icon('copy')}${say('action.copy-moves')}</button>
        <button ?disabled=${!position} @click=${() => position && this.#copy(position.position, 'copy.position')}>${icon('copy')}${say('action.copy-position')}</button>
        <button @click=${() => this.drawn('paste-dialog').show()}>${icon('paste')}${say('action.paste')}</button>
      </div>
      ${this.formats.length ? this.#download(game) : ''}
      ${this.shown ? html`<textarea readonly aria-label=${say('copy.by-hand')} .value=${this.shown} @focus=${() => this.drawn('textarea').select()}></textarea>` : ''}
      <paste-dialog .game=${game}></paste-dialog>`;
  }

  /** @param {Game} game */
  #download(game) {
    const format = this.format ?? this.formats[0];
    return html`<div class="file">
      <label for="format">${say('share.format')}</label>
      <select id="format" @change=${withValue((value) => (this.format = value))}>
        ${this.formats.map((name) => html`<option value=${name} ?selected=${name === format}>${name}</option>`)}
      </select>
      <a class="button" href=${recordAddress(game.id, format)} download>${icon('export')}${say('action.download')}</a>
      ${format === 'wthor' ? '' : html`<button class="copy" @click=${() => this.#copy(api.readRecord(game.id, format), 'copy.done')}>${icon('copy')}${say('action.copy')}</button>`}
    </div>`;
  }

  static styles = [
    base,
    controls,
    css`
      :host {
        display: block;
      }
      .buttons {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr));
        gap: 0.5rem;
      }
      button {
        justify-content: start;
        font-size: 0.92rem;
        padding-inline: 0.6rem;
      }
      .file {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.5rem;
        margin-top: 0.5rem;
      }
      textarea {
        margin-top: 0.5rem;
      }
    `,
  ];
}

customElements.define('share-panel', SharePanel);
