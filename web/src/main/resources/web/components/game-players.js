// The computer players of a game that is going on: a change takes effect at once, also on a
// search that runs.

import { css, html } from 'lit';
import { Component } from '../lib/component.js';
import { say } from '../lib/messages.js';
import { isHuman, SIDES, sideName } from '../lib/names.js';
import { gameOf } from '../lib/players.js';
import { base, controls } from './shared-styles.js';
import './opponent-form.js';

/** @import {PropertyValues} from 'lit' */
/** @import {Catalogue, Game, MatchPlayer, PageEvent, Pair, Player, Side} from '../types/index.js' */

const SEND_AFTER_MS = 350;

class GamePlayers extends Component {
  static properties = {
    game: { attribute: false },
    catalogue: { attribute: false },
    /** Players as changed here and not yet confirmed by the server. */
    changed: { state: true },
  };

  /** @type {number | undefined} */
  #timer;

  constructor() {
    super();
    /** @type {Game | null} */
    this.game = null;
    /** @type {Catalogue | null} */
    this.catalogue = null;
    /** @type {Pair<Player> | null} */
    this.changed = null;
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
  }

  /** @param {PropertyValues<this>} changed */
  willUpdate(changed) {
    if (changed.has('game') && !this.#timer) this.changed = null;
  }

  /**
   * @param {Pair<Player>} players
   * @param {Side} side
   * @param {MatchPlayer} player
   */
  #change(players, side, player) {
    // Outside engines play in matches only.
    if (player.kind === 'engine') return;
    /** @type {Pair<Player>} */
    const changed = side === 0 ? [player, players[1]] : [players[0], player];
    this.changed = changed;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.emit('players-changed', { players: changed });
    }, SEND_AFTER_MS);
  }

  render() {
    const { catalogue } = this;
    if (!catalogue || !this.game) return '';
    const game = gameOf(catalogue, this.game.name);
    if (!game) return '';
    const players = this.changed ?? this.game.players;
    return SIDES.map((side) => {
      const player = players[side];
      if (isHuman(player)) return '';
      return html`<details class="card">
        <summary>${say('players.title', sideName(side))}</summary>
        <opponent-form
          .catalogue=${catalogue}
          .game=${game}
          .player=${player}
          label=${say('players.title', sideName(side))}
          @player-changed=${(/** @type {PageEvent<'player-changed'>} */ event) => this.#change(players, side, event.detail.player)}
        ></opponent-form>
      </details>`;
    });
  }

  static styles = [
    base,
    controls,
    css`
      :host {
        display: grid;
        gap: 0.75rem;
      }
      details {
        padding: 0.25rem 1rem;
      }
      details[open] {
        padding-bottom: 1rem;
      }
    `,
  ];
}

customElements.define('game-players', GamePlayers);
