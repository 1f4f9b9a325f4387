// The progress of the search: depth, score, speed and the expected line.

import { css, html } from 'lit';
import { Component } from '../lib/component.js';
import { formatNumber, formatShort } from '../lib/format.js';
import { say } from '../lib/messages.js';
import { isFromBook, scoreWithUnit, sideName } from '../lib/names.js';
import { exactMark, exactStyle } from './exact-mark.js';
import { base } from './shared-styles.js';

/** @import {MessageKey, MoveJudgement, Score, Side, Thinking} from '../types/index.js' */

class EnginePanel extends Component {
  static properties = {
    search: { attribute: false },
    /** The stored search result of the shown move. */
    evaluation: { attribute: false },
    unit: {},
  };

  constructor() {
    super();
    /** @type {(Thinking & {done: boolean}) | null} */
    this.search = null;
    /** @type {(MoveJudgement & {side: Side}) | null} */
    this.evaluation = null;
    this.unit = '';
  }

  render() {
    const { search, evaluation } = this;
    if (search) return this.#panel(search, search.side, search.done ? 'engine.done' : 'engine.thinking', search.pv);
    if (evaluation) return this.#panel(evaluation, evaluation.side, 'engine.kept');
    return html`<p class="muted small">${say('engine.nothing')}</p>`;
  }

  /**
   * @param {Partial<Thinking> & Score} values
   * @param {Side} side
   * @param {'engine.done' | 'engine.thinking' | 'engine.kept'} state
   * @param {string[]} [line]
   */
  #panel(values, side, state, line) {
    const fromBook = isFromBook(values);
    return html`<p class="state small">${say(fromBook ? 'engine.book' : state, sideName(side))}</p>
      <dl>
        ${this.#value('engine.score', scoreWithUnit(values, this.unit), exactMark(values))} ${fromBook ? '' : this.#effort(values)}
      </dl>
      ${line?.length ? html`<p class="line"><span class="muted">${say('engine.line')}</span> ${line.map((move) => html`<span>${move}</span> `)}</p>` : ''}`;
  }

  /**
   * How much was searched.
   *
   * @param {Partial<Thinking>} values
   */
  #effort(values) {
    return html`${this.#optionalValue('engine.depth', values.depth, formatNumber)}
    ${this.#optionalValue('engine.nodes', values.nodes, formatShort)}
    ${values.nodesPerSecond === undefined
      ? this.#optionalValue('engine.time', values.timeMs, (millis) => say('engine.seconds', formatNumber(millis / 1000, 2)))
      : this.#value('engine.speed', formatShort(values.nodesPerSecond))}`;
  }

  /**
   * Empty without a value: a game from a file may have a score without depth, nodes or time.
   *
   * @param {'engine.depth' | 'engine.nodes' | 'engine.time'} key
   * @param {number | undefined} value
   * @param {(value: number) => string} format
   */
  #optionalValue(key, value, format) {
    return value === undefined ? '' : this.#value(key, format(value));
  }

  /**
   * @param {MessageKey} key
   * @param {string} value
   * @param {ReturnType<typeof exactMark>} [mark]
   */
  #value(key, value, mark = '') {
    return html`<div><dt>${say(key)}</dt><dd>${value}${mark}</dd></div>`;
  }

  static styles = [
    base,
    exactStyle,
    css`
      :host {
        display: block;
      }
      .state {
        color: var(--muted);
      }
      dl {
        display: grid;
        grid-template-columns: 1fr 1fr;
        gap: 0.5rem;
        margin: 0.5rem 0;
      }
      dl div {
        padding: 0.4rem 0.7rem;
        border-radius: var(--radius-small);
        background: var(--surface-2);
        min-width: 0;
      }
      dt {
        color: var(--muted);
        font-size: 0.8rem;
      }
      dd {
        margin: 0;
        font-weight: 650;
        font-variant-numeric: tabular-nums;
        overflow-wrap: anywhere;
      }
      .line {
        min-height: 4.5em;
        font-size: 0.92rem;
      }
      .line span + span {
        font-weight: 550;
      }
    `,
  ];
}

customElements.define('engine-panel', EnginePanel);
