// Several matches side by side.

import { css, html } from 'lit';
import { Component } from '../lib/component.js';
import { eloText, engineNames, limitsText, pointsText } from '../lib/lab.js';
import { formatNumber, formatPercent } from '../lib/format.js';
import { say } from '../lib/messages.js';
import { gameName } from '../lib/names.js';
import { base } from './shared-styles.js';

/** @import {Catalogue, EngineStanding, MatchSummary, Pairing} from '../types/index.js' */

class MatchComparison extends Component {
  static properties = {
    compared: { attribute: false },
    catalogue: { attribute: false },
  };

  constructor() {
    super();
    /** @type {MatchSummary[]} */
    this.compared = [];
    /** @type {Catalogue | null} */
    this.catalogue = null;
  }

  /**
   * What is compared: a name and how it is read from a match.
   *
   * @returns {[string, (match: MatchSummary) => string][]}
   */
  get #rows() {
    /**
     * @param {(pairing: Pairing) => string} read
     * @returns {(match: MatchSummary) => string}
     */
    const pairing = (read) => ({ standing }) => (standing.finished ? read(standing.encounters[0]) : '–');
    /**
     * @param {(engine: EngineStanding) => string} read
     * @returns {(match: MatchSummary) => string}
     */
    const both = (read) => ({ standing }) => standing.engines.map(read).join(' / ');
    /** @param {EngineStanding} engine */
    const millis = ({ moves, timeMs }) => (moves ? formatNumber(timeMs / moves, 1) : '–');
    return [
      [say('lab.game'), (match) => gameName(match.standing.game)],
      [say('lab.first'), (match) => engineNames(match, this.catalogue)[0]],
      [say('lab.second'), (match) => engineNames(match, this.catalogue)[1]],
      [say('lab.limit'), (match) => match.setup.engines.map(({ limits }) => limitsText(limits)).join(' / ')],
      [say('lab.games'), ({ standing }) => say('lab.finished-of', standing.finished, standing.games)],
      [say('lab.result'), pairing(pointsText)],
      [say('lab.score'), ({ standing }) => formatPercent(standing.engines[0].score)],
      [say('lab.elo.title'), pairing(eloText)],
      [say('lab.los'), pairing(({ los }) => (los === undefined ? '–' : formatPercent(los)))],
      [say('lab.draws'), pairing(({ drawRate }) => formatPercent(drawRate))],
      [say('lab.ms-per-move'), both(millis)],
      [say('lab.depth'), both(({ meanDepth }) => (meanDepth ? formatNumber(meanDepth, 1) : '–'))],
    ];
  }

  render() {
    return html`<div class="card" role="region" tabindex="0" aria-labelledby="caption">
      <table>
        <caption id="caption">${say('lab.comparison')}</caption>
        <tbody>
          ${this.#rows.map(
            ([name, read]) => html`<tr>
              <th scope="row">${name}</th>
              ${this.compared.map((match) => html`<td>${read(match)}</td>`)}
            </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
  }

  static styles = [
    base,
    css`
      .card {
        overflow-x: auto;
        padding: 1rem;
      }
      table {
        border-collapse: collapse;
        font-variant-numeric: tabular-nums;
      }
      caption {
        text-align: start;
        font-weight: 650;
        padding-bottom: 0.5rem;
      }
      th,
      td {
        padding: 0.3rem 0.9rem 0.3rem 0;
        text-align: start;
        vertical-align: top;
        border-top: 1px solid var(--line);
        min-width: 8rem;
        max-width: 20rem;
        overflow-wrap: anywhere;
      }
      th {
        color: var(--muted);
        font-weight: 500;
      }
    `,
  ];
}

customElements.define('match-comparison', MatchComparison);
