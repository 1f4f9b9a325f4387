// Imports games: pasted, dropped or chosen as a file, in any format that the server recognises. Where
// there are several, a person chooses which. A pasted tree opens the tree page.
//
// Emits `records-stored` {report} when games are in the archive, new ones or some that were there.

import { css, html } from 'lit';
import { Component } from '../lib/component.js';
import { api } from '../lib/api.js';
import { inputOf } from '../lib/fields.js';
import { say, sayCount } from '../lib/messages.js';
import { gameName, resultShort } from '../lib/names.js';
import { explainText } from '../lib/problems.js';
import { go } from '../lib/router.js';
import { withChecked } from '../lib/fields.js';
import { base, controls, fileButton } from './shared-styles.js';
import { icon } from './icons.js';
import './import-progress.js';

/** @import {ListedRecord, RecordList} from '../types/index.js' */

export class RecordsPanel extends Component {
  static properties = {
    /** Whether one game is to be opened; then each has its own button. */
    single: { type: Boolean },
    list: { state: true },
    chosen: { state: true },
    problem: { state: true },
    busy: { state: true },
    over: { state: true },
  };

  /** @type {Blob | string} */
  #source = '';

  constructor() {
    super();
    /** @type {RecordList | null} */
    this.list = null;
    this.problem = '';
    this.busy = false;
    this.over = false;
    this.single = false;
    /** @type {Set<number>} */
    this.chosen = new Set();
  }

  /**
   * Lists the games of a file or a text. A single valid game is imported at once.
   *
   * @param {Blob | string} source
   */
  async take(source) {
    this.#source = source;
    this.list = null;
    this.chosen = new Set();
    await this.#try(async () => {
      const list = await api.listRecords(source);
      if ('tree' in list) go(`/trees?${new URLSearchParams({ tree: list.tree })}`);
      else if (list.readable === 1 && list.broken === 0) await this.#store([list.games[0].number]);
      else this.list = list;
    });
  }

  /** @param {() => Promise<void>} action */
  async #try(action) {
    this.problem = '';
    this.busy = true;
    try {
      await action();
    } catch (error) {
      this.problem = explainText(error);
    } finally {
      this.busy = false;
    }
  }

  /** @param {number[]} [numbers] all if left out */
  async #store(numbers) {
    const report = await this.drawn('import-progress').run(this.#source, numbers);
    this.list = null;
    this.drawn('textarea').value = '';
    this.emit('records-stored', { report });
  }

  /** @param {SubmitEvent} event */
  #paste(event) {
    event.preventDefault();
    const text = this.drawn('textarea').value;
    if (text.trim()) this.take(text);
  }

  /** @param {Event} event */
  #choose(event) {
    const input = inputOf(event);
    const file = input.files?.[0];
    if (file) this.take(file);
    input.value = '';
  }

  /**
   * A dropped file or text.
   *
   * @param {DragEvent} event
   */
  drop(event) {
    event.preventDefault();
    // The surrounding page must not handle the same drop.
    event.stopPropagation();
    this.over = false;
    const source = event.dataTransfer?.files[0] ?? event.dataTransfer?.getData('text/plain');
    if (source) this.take(source);
  }

  /** @param {DragEvent} event */
  #drag(event) {
    event.preventDefault();
    this.over = true;
  }

  /**
   * @param {number} number
   * @param {boolean} wanted
   */
  #mark(number, wanted) {
    const chosen = new Set(this.chosen);
    if (wanted) chosen.add(number);
    else chosen.delete(number);
    this.chosen = chosen;
  }

  render() {
    return html`<form
        class=${this.over ? 'over' : ''}
        @submit=${this.#paste}
        @dragover=${this.#drag}
        @dragleave=${() => (this.over = false)}
        @drop=${this.drop}
      >
        <label for="text">${say('archive.text')}</label>
        <textarea id="text" spellcheck="false" aria-describedby="formats problem"></textarea>
        <p id="formats" class="muted small">${say('archive.formats')}</p>
        <div class="buttons">
          <button class="main" ?disabled=${this.busy}>${icon('paste')}${say('archive.open')}</button>
          <label class="button file">${icon('import')}${say('archive.file')}<input type="file" @change=${this.#choose} /></label>
        </div>
      </form>
      <import-progress></import-progress>
      <pre id="problem" role="alert">${this.problem}</pre>
      ${this.list ? this.#choice(this.list) : ''}`;
  }

  /** @param {RecordList} list */
  #choice({ games, readable, broken }) {
    const notListed = readable + broken - games.length;
    return html`<section aria-labelledby="choice">
      <h3 id="choice" tabindex="-1">${sayCount('archive.found', readable)} ${broken ? sayCount('archive.broken', broken) : ''}</h3>
      <ul>
        ${games.map((game) => html`<li>${game.detail ? this.#broken(game) : this.#game(game)}</li>`)}
      </ul>
      ${notListed > 0 ? html`<p class="muted">${sayCount('archive.hidden', notListed)}</p>` : ''}
      <div class="buttons">
        ${this.single
          ? ''
          : html`<button class="main" ?disabled=${this.busy || this.chosen.size === 0} @click=${() => this.#try(() => this.#store([...this.chosen]))}>
              ${sayCount('archive.import', this.chosen.size)}
            </button>`}
        <button class="all" ?disabled=${this.busy || readable === 0} @click=${() => this.#try(() => this.#store())}>${say('archive.import-all')}</button>
        <button @click=${() => (this.list = null)}>${say('action.cancel')}</button>
      </div>
    </section>`;
  }

  /** @param {ListedRecord} record */
  #broken({ number, line, detail }) {
    return html`<p class="broken">${icon('warning')}<span>${say('archive.broken-game', number, line, detail ?? '')}</span></p>`;
  }

  /** @param {ListedRecord} record */
  #game({ number, game = '', names = ['', ''], title, result = 'undecided', plies = 0 }) {
    const players = names.some(Boolean) ? say('home.against', names[0] || '?', names[1] || '?') : title || gameName(game);
    const words = html`<span class="players">${say('archive.numbered', number, players)}</span>
      <span class="muted small">${gameName(game)} · ${resultShort(result)} · ${sayCount('tile.moves', plies)}</span>`;
    if (this.single) {
      return html`<button class="open" data-number=${number} @click=${() => this.#try(() => this.#store([number]))}>${words}</button>`;
    }
    return html`<label class="check">
      <input type="checkbox" data-number=${number} .checked=${this.chosen.has(number)} @change=${withChecked((checked) => this.#mark(number, checked))} />
      <span class="words">${words}</span>
    </label>`;
  }

  static styles = [
    base,
    controls,
    fileButton,
    css`
      :host {
        display: grid;
        gap: 0.6rem;
        min-width: 0;
      }
      form {
        display: grid;
        gap: 0.6rem;
        padding: 0.75rem;
        border: 2px dashed var(--line-strong);
        border-radius: var(--radius-small);
      }
      form.over {
        border-color: var(--accent);
        background: var(--accent-soft);
      }
      pre {
        margin: 0;
        color: var(--danger);
        font: 0.85rem/1.4 var(--mono);
        white-space: pre-wrap;
        overflow-wrap: anywhere;
      }
      pre:empty {
        display: none;
      }
      section {
        display: grid;
        gap: 0.6rem;
      }
      ul {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 0.25rem;
        max-height: 24rem;
        margin: 0;
        padding: 0.25rem;
        overflow: auto;
        list-style: none;
      }
      .words,
      .open {
        display: flex;
        flex-wrap: wrap;
        gap: 0 0.75rem;
        align-items: baseline;
        min-width: 0;
        overflow-wrap: anywhere;
      }
      .open {
        width: 100%;
        align-content: center;
        justify-content: start;
        text-align: start;
      }
      .players {
        font-weight: 600;
      }
      .broken {
        display: flex;
        gap: 0.6rem;
        color: var(--danger);
        font-size: 0.9rem;
        overflow-wrap: anywhere;
      }
    `,
  ];
}

customElements.define('records-panel', RecordsPanel);
