// The matches that were played, with their results.

import { css, html } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { Component } from '../lib/component.js';
import { eloText, isActive, matchTitle, pointsText, stateText } from '../lib/lab.js';
import { formatDate, formatNumber } from '../lib/format.js';
import { say } from '../lib/messages.js';
import { gameName } from '../lib/names.js';
import { withChecked } from '../lib/fields.js';
import { base, controls } from './shared-styles.js';
import { icon } from './icons.js';

/** @import {Catalogue, MatchSummary} from '../types/index.js' */

class MatchListElement extends Component {
  static properties = {
    played: { attribute: false },
    catalogue: { attribute: false },
    chosen: { attribute: false },
  };

  constructor() {
    super();
    /** @type {MatchSummary[]} */
    this.played = [];
    /** @type {Catalogue | null} */
    this.catalogue = null;
    /** @type {string[]} */
    this.chosen = [];
  }

  render() {
    return html`<ul>${repeat(this.played, (match) => match.id, (match) => this.#match(match))}</ul>`;
  }

  /** @param {MatchSummary} match */
  #match(match) {
    const title = matchTitle(match, this.catalogue);
    const { finished, games, encounters } = match.standing;
    return html`<li class="card" data-match=${match.id}>
      <h3><a href=${`/lab/${match.id}`}>${title}</a></h3>
      <p class="small">${gameName(match.standing.game)} · <span class="state" data-state=${match.state}>${stateText(match.state)}</span></p>
      <p class="figures">
        <span>${say('lab.finished-of', formatNumber(finished), formatNumber(games))}</span>
        ${encounters.length === 1 && finished
          ? html`<span>${pointsText(encounters[0])}</span><strong>${say('lab.elo', eloText(encounters[0]))}</strong>`
          : ''}
      </p>
      ${match.trouble ? html`<p class="small trouble">${match.trouble}</p>` : ''}
      <p class="small muted">${formatDate(match.updated)}</p>
      <div class="buttons">
        <label class="check">
          <input
            type="checkbox"
            .checked=${this.chosen.includes(match.id)}
            aria-label=${say('tile.named', say('lab.compare'), title)}
            @change=${withChecked((checked) => this.emit('match-chosen', { match, chosen: checked }))}
          />
          ${say('lab.compare')}
        </label>
        ${isActive(match.state)
          ? ''
          : html`<button class="plain danger" aria-label=${say('tile.named', say('action.delete'), title)} title=${say('action.delete')} @click=${() => this.emit('match-deleted', { match })}>
              ${icon('trash')}
            </button>`}
      </div>
    </li>`;
  }

  static styles = [
    base,
    controls,
    css`
      ul {
        margin: 0;
        padding: 0;
        list-style: none;
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr));
        gap: 0.9rem;
      }
      li {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 0.25rem;
        padding: 0.9rem 1rem 0.6rem;
        align-content: start;
        overflow-wrap: anywhere;
      }
      h3 a {
        color: var(--text);
        text-decoration: none;
        display: inline-block;
        min-height: 24px;
      }
      h3 a:hover {
        text-decoration: underline;
      }
      .figures {
        display: flex;
        flex-wrap: wrap;
        gap: 0 0.9rem;
        font-variant-numeric: tabular-nums;
      }
      .state {
        font-weight: 600;
      }
      .state[data-state='running'] {
        color: var(--accent);
      }
      .trouble {
        color: var(--danger);
      }
      .buttons {
        align-items: center;
        justify-content: space-between;
      }
      .check {
        min-height: 44px;
      }
      .plain {
        min-width: 44px;
        padding: 0;
      }
    `,
  ];
}

customElements.define('match-list', MatchListElement);
