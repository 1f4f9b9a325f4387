// The engine of the analysis page: on or off, how it is set up, and its best lines as it finds them.

import { css, html } from 'lit';
import { Component } from '../lib/component.js';
import { formatNumber, formatShort } from '../lib/format.js';
import { say, sayOr } from '../lib/messages.js';
import { moveText, scoreText, sideName } from '../lib/names.js';
import { evaluatorOf, withEvaluator, withPreset } from '../lib/players.js';
import { hasSquareValues } from '../lib/square-values.js';
import { withChecked, withValue } from '../lib/fields.js';
import { exactMark, exactStyle } from './exact-mark.js';
import { base, controls } from './shared-styles.js';
import { icon } from './icons.js';
import './book-moves.js';
import './perfect-play.js';
import './score-bar.js';
import './value-legend.js';

/** @import {AnalysedLine, Analysis, AnalysisSetup, Catalogue, GameKind, PageEvent} from '../types/index.js' */

const MAX_LINES = 5;
const SECONDS = [5, 15, 60, 120];

class AnalysisPanel extends Component {
  static properties = {
    analysis: { attribute: false },
    /** `{on, lines, timeMs, player}`, which the page keeps. */
    setup: { attribute: false },
    running: { type: Boolean },
    over: { type: Boolean },
    /** Whether the squares of the board show their values. */
    values: { type: Boolean },
    catalogue: { attribute: false },
    game: { attribute: false },
  };

  constructor() {
    super();
    /** @type {Analysis | null} */
    this.analysis = null;
    /** @type {AnalysisSetup} */
    this.setup;
    this.running = false;
    this.over = false;
    this.values = false;
    /** @type {Catalogue | null} */
    this.catalogue = null;
    /** @type {GameKind | null} */
    this.game = null;
  }

  /** @param {Partial<AnalysisSetup>} change */
  #change(change) {
    this.emit('analysis-changed', { setup: { ...this.setup, ...change } });
  }

  render() {
    const { analysis, setup } = this;
    const best = analysis?.lines[0];
    return html`<div class="head">
        <button class=${setup.on ? '' : 'main'} data-engine aria-pressed=${setup.on ? 'true' : 'false'} @click=${() => this.#change({ on: !setup.on })}>
          ${icon(setup.on ? 'now' : 'play')}${say(setup.on ? 'analysis.pause' : 'analysis.start')}
        </button>
        <p class="state small muted" aria-live="off">${this.#state()}</p>
      </div>
      <div>
        <score-bar .chance=${analysis?.chance} .text=${best ? scoreText(best) : ''}></score-bar>
        <perfect-play .analysis=${analysis} .unit=${this.game?.scoreUnit ?? ''}></perfect-play>
      </div>
      <ol class="lines" aria-label=${say('analysis.lines')}>
        ${(analysis?.lines ?? []).slice(0, setup.lines).map((line) => this.#line(line))}
      </ol>
      <book-moves
        .book=${analysis?.book}
        @book-move-chosen=${(/** @type {PageEvent<'book-move-chosen'>} */ event) => this.emit('line-chosen', { moves: [event.detail.move] })}
      ></book-moves>
      ${hasSquareValues(this.game?.name) ? this.#values() : ''}
      <details>
        <summary>${say('analysis.setup')}</summary>
        <div class="fields">${this.#fields()}</div>
      </details>`;
  }

  #values() {
    return html`<div class="values">
      <label class="check">
        <input type="checkbox" data-values .checked=${this.values} @change=${withChecked((shown) => this.emit('values-changed', { shown }))} />
        ${say('values.show')}
      </label>
      ${this.values ? html`<value-legend></value-legend>` : ''}
    </div>`;
  }

  #state() {
    const { analysis } = this;
    if (this.over) return say('analysis.over');
    if (!analysis) return this.setup.on ? say('analysis.begins') : say('analysis.off');
    return say(
      this.running ? 'analysis.thinking' : 'analysis.done',
      sideName(analysis.side),
      formatNumber(analysis.depth),
      formatShort(analysis.nodes),
      formatShort(analysis.nodesPerSecond),
    );
  }

  /** @param {AnalysedLine} line */
  #line(line) {
    const [first, ...rest] = line.pv;
    return html`<li>
      <span class="score">${scoreText(line)}${exactMark(line)}</span>
      <button class="plain" data-line=${first} title=${say('analysis.show-line')} @click=${() => this.emit('line-chosen', { moves: line.pv })}>
        <strong>${moveText(first)}</strong> ${rest.slice(0, 9).map((move) => html`<span>${moveText(move)}</span> `)}
      </button>
    </li>`;
  }

  #fields() {
    const { catalogue, game, setup } = this;
    if (!catalogue || !game) return '';
    const { player } = setup;
    const maxThreads = catalogue.limits.mostAnalysisThreads;
    const threads = player.options?.threads ?? '1';
    return html`
      ${this.#select('lines', Array.from({ length: MAX_LINES }, (_, index) => index + 1), setup.lines, String, (value) => this.#change({ lines: Number(value) }))}
      ${this.#select('seconds', SECONDS, setup.timeMs / 1000, (value) => say('engine.seconds', value), (value) => this.#change({ timeMs: 1000 * Number(value) }))}
      ${this.#select('threads', Array.from({ length: maxThreads }, (_, index) => String(index + 1)), threads, String, (value) =>
        this.#change({ player: { ...player, options: { ...player.options, threads: value } } }),
      )}
      ${this.#select(
        'evaluator',
        game.evaluators.map((each) => each.name),
        evaluatorOf(game, player)?.name ?? '',
        (name) => sayOr(`evaluator.${name}`, name),
        (value) => this.#change({ player: withEvaluator(catalogue, player, value) }),
      )}
      ${this.#select('preset', Object.keys(catalogue.presets), player.preset ?? 'default', (name) => sayOr(`preset.${name}`, name), (value) =>
        this.#change({ player: withPreset(catalogue, player, value) }),
      )}
    `;
  }

  /**
   * @template {string | number} Value
   * @param {'lines' | 'seconds' | 'threads' | 'evaluator' | 'preset'} name
   * @param {Value[]} values
   * @param {Value} chosen
   * @param {(value: Value) => string} text
   * @param {(value: string) => void} change
   */
  #select(name, values, chosen, text, change) {
    return html`<div class="field">
      <label for=${name}>${say(`analysis.${name}`)}</label>
      <select id=${name} data-setup=${name} @change=${withValue(change)}>
        ${values.map((value) => html`<option value=${value} ?selected=${String(value) === String(chosen)}>${text(value)}</option>`)}
      </select>
    </div>`;
  }

  static styles = [
    base,
    controls,
    exactStyle,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 0.6rem;
      }
      .head {
        display: flex;
        align-items: center;
        gap: 0.75rem;
      }
      .head button {
        flex: none;
      }
      .state {
        font-variant-numeric: tabular-nums;
      }
      .lines {
        display: grid;
        gap: 0.15rem;
        margin: 0;
        padding: 0;
        list-style: none;
        min-height: 2.6rem;
      }
      li {
        display: grid;
        grid-template-columns: 4.6rem minmax(0, 1fr);
        align-items: baseline;
        gap: 0.4rem;
      }
      .score {
        font-weight: 650;
        font-size: 0.9rem;
        font-variant-numeric: tabular-nums;
        text-align: end;
      }
      li button {
        display: block;
        min-height: 32px;
        padding: 0.2rem 0.4rem;
        border: 0;
        text-align: start;
        font-size: 0.92rem;
        font-weight: 450;
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      .values {
        display: grid;
        gap: 0.3rem;
      }
      .fields {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
        gap: 0.6rem;
        padding-top: 0.4rem;
      }
      select {
        width: 100%;
      }
    `,
  ];
}

customElements.define('analysis-panel', AnalysisPanel);
