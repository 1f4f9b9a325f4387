// The computer players of a game that is going on: whatever is changed counts from the next thought,
// also in the middle of one.

import { css, html } from 'lit';
import { Component } from '../lib/component.js';
import { say } from '../lib/messages.js';
import { isHuman, sideName } from '../lib/names.js';
import { gameOf } from '../lib/players.js';
import { base, controls } from './shared-styles.js';
import './opponent-form.js';

const SEND_AFTER_MS = 350;

class GamePlayers extends Component {
  static properties = {
    game: { attribute: false },
    catalogue: { attribute: false },
    /** Players as changed here and not yet confirmed by the server. */
    changed: { state: true },
  };

  #timer;

  disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
  }

  willUpdate(changed) {
    if (changed.has('game') && !this.#timer) this.changed = null;
  }

  #change(side, player) {
    this.changed = (this.changed ?? this.game.players).map((each, index) => (index === side ? player : each));
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.tell('players-changed', { players: this.changed });
    }, SEND_AFTER_MS);
  }

  render() {
    const game = this.catalogue && this.game && gameOf(this.catalogue, this.game.name);
    if (!game) return '';
    const players = this.changed ?? this.game.players;
    return players.map((player, side) =>
      isHuman(player)
        ? ''
        : html`<details class="card">
            <summary>${say('players.title', sideName(side))}</summary>
            <opponent-form
              .catalogue=${this.catalogue}
              .game=${game}
              .player=${player}
              label=${say('players.title', sideName(side))}
              @player-changed=${(event) => this.#change(side, event.detail.player)}
            ></opponent-form>
          </details>`,
    );
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
