// Compares two searches of one position: nodes, time, score and line of each, depth by depth.

import { css, html } from 'lit';
import { Component } from '../lib/component.js';
import { formatNumber, formatShort } from '../lib/format.js';
import { say } from '../lib/messages.js';
import { moveText, scoreText, SIDES } from '../lib/names.js';
import { withValue } from '../lib/fields.js';
import { base, controls } from './shared-styles.js';
import { exactMark, exactStyle } from './exact-mark.js';
import { icon } from './icons.js';
import './custom-search.js';

/** @import {Analysis, Catalogue, CustomPlayer, GameKind, PageEvent, Pair, Side} from '../types/index.js' */

/**
 * Searches to compare with the default one, by the option or the preset that differs.
 *
 * @type {{name: 'ordering' | 'founding' | 'table' | 'lmr', other: Partial<CustomPlayer>}[]}
 */
const PAIRS = [
  { name: 'ordering', other: { options: { ordering: 'off' } } },
  { name: 'founding', other: { preset: 'founding' } },
  { name: 'table', other: { options: { table: 'off' } } },
  { name: 'lmr', other: { options: { lmr: 'off' } } },
];

/**
 * @param {Partial<CustomPlayer>} change
 * @returns {CustomPlayer}
 */
function playerOf(change) {
  return { kind: 'custom', timeMs: 3000, preset: 'default', options: {}, ...change };
}

/**
 * @param {string} name of one of PAIRS
 * @returns {Pair<CustomPlayer>}
 */
function playersOf(name) {
  return [playerOf({}), playerOf(PAIRS.find((pair) => pair.name === name)?.other ?? {})];
}

class RacePanel extends Component {
  static properties = {
    race: { attribute: false },
    running: { type: Boolean },
    over: { type: Boolean },
    /** The address of the ablation of this position. */
    ablation: {},
    catalogue: { attribute: false },
    game: { attribute: false },
    players: { state: true },
  };

  constructor() {
    super();
    /** @type {Pair<Analysis[]>} */
    this.race = [[], []];
    this.running = false;
    this.over = false;
    this.ablation = '';
    /** @type {Catalogue | null} */
    this.catalogue = null;
    /** @type {GameKind | null} */
    this.game = null;
    /** @type {Pair<CustomPlayer>} */
    this.players = playersOf(PAIRS[0].name);
  }

  #start() {
    const [left, right] = this.players;
    const { timeMs = 3000, depth } = left;
    // Both have the same limits: those of the first.
    this.emit('race-started', { players: [withoutLimits(left), withoutLimits(right)], timeMs, ...(depth && { depth }) });
  }

  render() {
    const { catalogue, game } = this;
    if (!catalogue || !game) return '';
    return html`<p class="muted small">${say('compare.help')}</p>
      <div class="row">
        <label class="small">
          ${say('compare.pair')}
          <select data-pair @change=${withValue((value) => (this.players = playersOf(value)))}>
            ${PAIRS.map(({ name }) => html`<option value=${name}>${say(`compare.pair.${name}`)}</option>`)}
          </select>
        </label>
        ${this.running
          ? html`<button data-race="stop" @click=${() => this.emit('race-stopped')}>${say('compare.stop')}</button>`
          : html`<button class="main" data-race="start" ?disabled=${this.over} @click=${this.#start}>${icon('play')}${say('compare.start')}</button>`}
      </div>
      ${SIDES.map(
        (which) => html`<details>
          <summary>${say(which === 0 ? 'compare.left' : 'compare.right')} <span class="muted small">${this.#describe(this.players[which])}</span></summary>
          <custom-search
            .catalogue=${catalogue}
            .game=${game}
            .player=${this.players[which]}
            @search-changed=${(/** @type {PageEvent<'search-changed'>} */ event) => this.#change(which, event.detail.player)}
          ></custom-search>
        </details>`,
      )}
      ${this.race.some((rows) => rows.length) ? this.#table() : ''}
      ${this.ablation ? html`<p class="small"><a href=${this.ablation}>${say('compare.ablation')}</a></p>` : ''}`;
  }

  /**
   * @param {Side} which
   * @param {CustomPlayer} player
   */
  #change(which, player) {
    const [left, right] = this.players;
    this.players = which === 0 ? [player, right] : [left, player];
  }

  /** @param {CustomPlayer} player */
  #describe(player) {
    const options = Object.entries(player.options ?? {}).map(([name, value]) => `${name}=${value}`);
    return [player.preset ?? 'default', ...options].join(' ');
  }

  #table() {
    const [left, right] = this.race;
    const depths = [...new Set([...left, ...right].map(({ depth }) => depth))].toSorted((one, other) => one - other);
    /**
     * @param {Analysis[]} rows
     * @param {number} depth
     */
    const found = (rows, depth) => rows.findLast((row) => row.depth === depth);
    return html`<div class="scroll" tabindex="0" role="region" aria-label=${say('compare.table')}>
      <table>
        <thead>
          <tr>
            <th scope="col" rowspan="2">${say('engine.depth')}</th>
            <th scope="colgroup" colspan="4">${say('compare.left')}</th>
            <th scope="colgroup" colspan="4">${say('compare.right')}</th>
          </tr>
          <tr>
            ${SIDES.map(
              () => html`<th scope="col">${say('engine.nodes')}</th>
                <th scope="col">${say('engine.time')}</th>
                <th scope="col">${say('engine.score')}</th>
                <th scope="col">${say('compare.move')}</th>`,
            )}
          </tr>
        </thead>
        <tbody>
          ${depths.map(
            (depth) => html`<tr>
              <th scope="row">${formatNumber(depth)}</th>
              ${this.#cells(found(left, depth))} ${this.#cells(found(right, depth))}
            </tr>`,
          )}
        </tbody>
      </table>
    </div>
    ${this.#summary(left, right)}`;
  }

  /** @param {Analysis | undefined} row */
  #cells(row) {
    if (!row) return html`<td class="first">–</td><td>–</td><td>–</td><td>–</td>`;
    const [best] = row.lines;
    return html`<td class="first">${formatShort(row.nodes)}</td>
      <td>${say('engine.seconds', formatNumber(row.timeMs / 1000, 2))}</td>
      <td>${scoreText(best)}${exactMark(best)}</td>
      <td title=${best.pv.join(' ')}>${moveText(best.pv[0])}</td>`;
  }

  /**
   * At the largest depth that both have reached.
   *
   * @param {Analysis[]} left
   * @param {Analysis[]} right
   */
  #summary(left, right) {
    const depth = Math.min(left.at(-1)?.depth ?? 0, right.at(-1)?.depth ?? 0);
    const one = left.findLast((row) => row.depth === depth);
    const other = right.findLast((row) => row.depth === depth);
    if (!one || !other) return '';
    return html`<p class="small" data-summary>
      ${say('compare.summary', depth, formatNumber(other.nodes / Math.max(1, one.nodes), 2), formatNumber(other.timeMs / Math.max(1, one.timeMs), 2))}
    </p>`;
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
      .row {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.5rem;
      }
      .scroll {
        overflow: auto;
      }
      table {
        width: 100%;
        border-collapse: collapse;
        font-size: 0.85rem;
        font-variant-numeric: tabular-nums;
      }
      th,
      td {
        padding: 0.15rem 0.4rem;
        border-bottom: 1px solid var(--line);
        text-align: end;
        white-space: nowrap;
      }
      thead th {
        color: var(--muted);
        font-weight: 500;
      }
      .first {
        border-inline-start: 1px solid var(--line-strong);
      }
    `,
  ];
}

/**
 * @param {CustomPlayer} player
 * @returns {CustomPlayer}
 */
function withoutLimits({ kind, preset, evaluator, options }) {
  return { kind, preset, ...(evaluator && { evaluator }), options };
}

customElements.define('race-panel', RacePanel);
