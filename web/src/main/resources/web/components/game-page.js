// The page of one game: the board with its players, the moves, and what the search says.

import { html } from 'lit';
import { ACTIONS } from '../lib/game-actions.js';
import { countTexts, isOpen, lowerSide, mayMove, passMove, personSide, statusOf, takeBackTarget } from '../lib/game-view.js';
import { say } from '../lib/messages.js';
import { gameName, isHuman, otherSide, playerName, remarksText, scoreText, sideName } from '../lib/names.js';
import { base, controls } from './shared-styles.js';
import { gamePageStyles } from './game-page-styles.js';
import { BoardPage } from './board-page.js';
import './confirm-dialog.js';
import './connection-banner.js';
import './engine-panel.js';
import './game-controls.js';
import './game-players.js';
import './player-bar.js';
import './search-statistics.js';
import './status-line.js';

/** @import {Game, GameAction, OpenSession, PageEvent, Side, StatusAction} from '../types/index.js' */

/** There is room beside the board, so the statistics need not be folded away. */
const WIDE = matchMedia('(min-width: 1180px)');
/** @type {Record<string, GameAction | undefined>} */
const KEY_ACTIONS = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  Home: 'first',
  End: 'last',
  ' ': 'play-hint',
  f: 'flip',
  h: 'auto',
};

class GamePage extends BoardPage {
  static styles = [base, controls, gamePageStyles];

  /**
   * For the actions that cannot be taken back.
   *
   * @param {string} title
   * @param {string} text
   * @param {string} agree what the button says
   */
  confirm(title, text, agree) {
    return this.drawn('confirm-dialog').ask(title, text, agree);
  }

  /** @param {GameAction} action */
  async #act(action) {
    const { session } = this;
    if (isOpen(session)) await this.attempt(() => ACTIONS[action](session, this));
  }

  /**
   * @param {string} move
   * @param {() => void} [done]
   */
  #play(move, done) {
    return this.attempt(async () => {
      await this.session.play(move);
      done?.();
    });
  }

  /** @param {string} key */
  pressed(key) {
    const action = KEY_ACTIONS[key];
    if (!action || (key === ' ' && !mayMove(this.session))) return false;
    this.#act(action);
    return true;
  }

  render() {
    const { session } = this;
    if (session.missing) return this.missing();
    return html`<div
        class="page ${session.game?.name ?? ''}"
        @action-chosen=${(/** @type {PageEvent<'action-chosen'>} */ event) => this.#act(event.detail.action)}
        @node-chosen=${(/** @type {PageEvent<'node-chosen'>} */ event) => session.view(event.detail.node)}
      >
        <connection-banner
          ?offline=${session.connection === 'offline'}
          .unsent=${session.unsent}
          @send-again=${() => session.sendAgain().catch((error) => this.failed(error))}
          @unsent-forgotten=${() => session.forgetUnsent()}
        ></connection-banner>
        <div class="layout">
          ${this.#table()} ${this.#controls()}
          ${this.moves({ mayType: mayMove(session), typed: (move, done) => this.#play(move, done) })}
          ${this.#engine()}
        </div>
      </div>
      <confirm-dialog></confirm-dialog>`;
  }

  #table() {
    const { session } = this;
    const { game } = session;
    const lower = game ? lowerSide(game, this.turned) : 0;
    return html`<section class="table" aria-label=${say('play.table')}>
      ${this.heading()} ${this.#bar(otherSide(lower))}
      ${this.board({
        shown: session.position,
        parent: session.position && session.tree.parent(session.position.node),
        interactive: mayMove(session),
        hint: session.hint?.node === session.viewed ? session.hint.move : null,
        chosen: (move) => this.#play(move),
      })}
      ${this.#bar(lower)} ${this.#status()}
    </section>`;
  }

  /** @param {Side} side */
  #bar(side) {
    const { game, position, clocks, clocksSince, atHead, tree, viewed } = this.session;
    if (!game) return html`<player-bar .side=${side} .sideName=${sideName(side)} .name=${'…'}></player-bar>`;
    const over = atHead ? game.result !== 'undecided' : position?.result !== 'undecided';
    const turn = !over && position?.toMove === side;
    const kept = atHead ? undefined : tree.node(viewed ?? 0)?.leftMs?.[side];
    const clock = clocks && {
      leftMs: kept ?? clocks.leftMs[side],
      running: kept === undefined && clocks.running === side && game.result === 'undecided',
      since: clocksSince,
    };
    return html`<player-bar
      .side=${side}
      .sideName=${sideName(side)}
      .name=${game.names?.[side] || playerName(game.players[side], game.players, this.catalogue, game.name)}
      .counts=${countTexts(position, side)}
      ?turn=${turn}
      .thinking=${turn && atHead && Boolean(game.thinking) && (!isHuman(game.players[side]) || game.auto)}
      .clock=${clock}
    ></player-bar>`;
  }

  #status() {
    const { session } = this;
    if (this.refusal) return html`<status-line kind="refused" .text=${this.refusal}></status-line>`;
    const { hint, viewed, game, position, atHead } = session;
    if (game && hint?.node === viewed) {
      const text = say('play.hint-why', hint.move.move, scoreText(hint), remarksText(game.name, hint.why ?? []));
      /** @type {StatusAction[]} */
      const actions = mayMove(session) ? [{ action: 'play-hint', text: say('action.play-hint'), main: true }] : [];
      return html`<status-line kind="hint" .text=${text} .actions=${actions}></status-line>`;
    }
    const { kind, text } = statusOf(session, this.catalogue);
    /** @type {StatusAction[]} */
    const actions = [];
    if (kind === 'turn' && passMove(position)) actions.push({ action: 'pass', text: say('action.pass'), main: true });
    if (game && !atHead && position?.result === 'undecided') actions.push({ action: 'play-on', text: say('action.play-on') });
    if (game && !atHead) actions.push({ action: 'to-head', text: say('action.to-head') });
    if (kind === 'result' && atHead) actions.push({ action: 'rematch', text: say('action.rematch'), main: true });
    return html`<status-line .kind=${kind} .text=${text} .actions=${actions}></status-line>`;
  }

  #controls() {
    const { session } = this;
    return html`<game-controls .able=${isOpen(session) ? this.#possibleActions(session) : {}} ?auto=${session.game?.auto ?? false}></game-controls>`;
  }

  /**
   * Which actions make sense now.
   *
   * @param {OpenSession} session
   * @returns {Partial<Record<GameAction, boolean>>}
   */
  #possibleActions(session) {
    const { game, tree, viewed, position } = session;
    const going = game.result === 'undecided';
    return {
      first: viewed !== 0,
      previous: viewed !== 0,
      next: tree.children(viewed).length > 0,
      last: tree.children(viewed).length > 0,
      'take-back': takeBackTarget(session) !== null,
      hint: position.result === 'undecided',
      'move-now': Boolean(game.thinking),
      flip: true,
      draw: going && personSide(session) !== null,
      resign: going && personSide(session) !== null,
      rematch: true,
      analyse: true,
    };
  }

  #engine() {
    const { game, search, tree, viewed, atHead } = this.session;
    const node = tree.node(viewed ?? 0);
    // If another position is shown, show only what is stored with its move.
    const live = atHead || search?.node === viewed || search?.node === node?.parent ? search : null;
    const evaluation = node?.thought && node.side !== undefined ? { ...node.thought, side: node.side } : null;
    return html`<div class="engine">
      <section class="card" aria-labelledby="engine-title">
        <h2 id="engine-title">${say('engine.title')}</h2>
        <engine-panel .search=${live} .evaluation=${evaluation} .unit=${this.kind?.scoreUnit ?? ''}></engine-panel>
      </section>
      <details class="card" ?open=${WIDE.matches}>
        <summary>${say('statistics.title')}</summary>
        <search-statistics .search=${search}></search-statistics>
      </details>
      <game-players
        .game=${game}
        .catalogue=${this.catalogue}
        @players-changed=${(/** @type {PageEvent<'players-changed'>} */ event) => this.change({ players: event.detail.players })}
      ></game-players>
    </div>`;
  }

  /** @param {Game} game */
  titleOf(game) {
    return game.title || gameName(game.game);
  }
}

customElements.define('game-page', GamePage);
