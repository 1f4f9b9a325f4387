// The page of one game: the board with its players, the moves, and what the search says.

import { html } from 'lit';
import { Component } from '../lib/component.js';
import { api } from '../lib/api.js';
import { GameSession } from '../lib/game-session.js';
import { ACTIONS } from '../lib/game-actions.js';
import { boardFlipped, countTexts, lowerSide, mayMove, passMove, speakingSide, spokenMove, statusOf, takeBackTarget } from '../lib/game-view.js';
import { gameKey } from '../lib/keys.js';
import { say } from '../lib/messages.js';
import { gameName, isHuman, playerName, remarksText, scoreText, sideName, sideNames } from '../lib/names.js';
import { gameOf } from '../lib/players.js';
import { explain } from '../lib/problems.js';
import { animated, settings } from '../lib/settings.js';
import { play } from '../lib/sound.js';
import { base, controls } from './shared-styles.js';
import { gamePageStyles } from './game-page-styles.js';
import '../boards/game-board.js';
import './confirm-dialog.js';
import './connection-banner.js';
import './engine-panel.js';
import './game-controls.js';
import './game-players.js';
import './game-title.js';
import './move-list.js';
import './move-note.js';
import './player-bar.js';
import './search-statistics.js';
import './share-panel.js';
import './status-line.js';
import './typed-move.js';

/** There is room beside the board, so the statistics need not be folded away. */
const WIDE = matchMedia('(min-width: 1180px)');
const REFUSAL_STAYS_MS = 6_000;
const KEY_ACTIONS = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  Home: 'first',
  End: 'last',
  ' ': 'play-hint',
  f: 'flip',
  h: 'auto',
};

class GamePage extends Component {
  static properties = {
    gameId: {},
    turned: { state: true },
    refusal: { state: true },
    catalogue: { state: true },
  };

  static styles = [base, controls, gamePageStyles];

  constructor() {
    super();
    this.turned = false;
    this.keyPressed = (event) => this.#key(event);
    this.settingsChanged = () => this.requestUpdate();
    this.sessionChanged = () => this.requestUpdate();
  }

  connectedCallback() {
    super.connectedCallback();
    window.addEventListener('keydown', this.keyPressed);
    settings.addEventListener('changed', this.settingsChanged);
    api.catalogue().then((catalogue) => (this.catalogue = catalogue), (error) => this.#failed(error));
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    window.removeEventListener('keydown', this.keyPressed);
    settings.removeEventListener('changed', this.settingsChanged);
    clearTimeout(this.refusalTimer);
    this.session?.close();
  }

  willUpdate(changed) {
    if (changed.has('gameId')) this.#openSession();
  }

  #openSession() {
    this.session?.close();
    this.session = new GameSession(this.gameId);
    this.turned = false;
    this.refusal = null;
    this.session.addEventListener('changed', this.sessionChanged);
    this.session.addEventListener('moved', (event) => this.#moved(event.detail));
    this.session.addEventListener('problem', (event) => this.#failed(event.detail));
    this.session.open();
  }

  /** For the dialogs and toasts of the actions. */
  confirm(title, text, agree) {
    return this.renderRoot.querySelector('confirm-dialog').ask(title, text, agree);
  }

  announce(text) {
    this.tell('announce', { text });
  }

  #moved({ position }) {
    this.refusal = null;
    const { game, tree } = this.session;
    const node = tree.node(position.node);
    if (!node?.move) return;
    this.announce(spokenMove(game, node, position));
    if (position.result !== 'undecided') play('end');
    else play(position.last?.affected.length ? 'taken' : 'move');
  }

  #failed(problem) {
    this.#refuse(explain(problem));
  }

  /** Near the board, and for the ear; it goes away by itself. */
  #refuse(text) {
    clearTimeout(this.refusalTimer);
    this.refusal = text;
    this.announce(text);
    play('refused');
    this.refusalTimer = setTimeout(() => (this.refusal = null), REFUSAL_STAYS_MS);
  }

  async #act(action) {
    this.refusal = null;
    try {
      await ACTIONS[action](this);
    } catch (error) {
      this.#failed(error);
    }
  }

  async #play(move, done) {
    this.refusal = null;
    try {
      await this.session.play(move);
      done?.();
    } catch (error) {
      this.#failed(error);
    }
  }

  async #change(change) {
    try {
      await this.session.ask(api.changeGame(this.session.id, change), { follow: false });
    } catch (error) {
      this.#failed(error);
    }
  }

  async #annotate({ node, ...change }) {
    try {
      await this.session.ask(api.annotate(this.session.id, node, change), { follow: false });
    } catch (error) {
      this.#failed(error);
    }
  }

  #key(event) {
    const key = gameKey(event);
    if (key === null || !this.session?.game) return;
    if (key === 'ArrowUp' || key === 'ArrowDown') this.session.sibling(key === 'ArrowUp' ? -1 : 1);
    else if (key === ' ' && !mayMove(this.session)) return;
    else if (KEY_ACTIONS[key]) this.#act(KEY_ACTIONS[key]);
    else return;
    event.preventDefault();
  }

  render() {
    const { session } = this;
    if (session.missing) {
      return html`<div class="missing">
        <h1>${say('play.missing-title')}</h1>
        <p>${say('refusal.not-found')} <a href="/games">${say('nav.games')}</a></p>
      </div>`;
    }
    return html`<div
        class="page ${session.game?.name ?? ''}"
        @action-chosen=${(event) => this.#act(event.detail.action)}
        @node-chosen=${(event) => session.view(event.detail.node)}
      >
        <connection-banner
          ?offline=${session.connection === 'offline'}
          .unsent=${session.unsent}
          @send-again=${() => session.sendAgain().catch((error) => this.#failed(error))}
          @unsent-forgotten=${() => session.forgetUnsent()}
        ></connection-banner>
        <div class="layout">${this.#table()} ${this.#controls()} ${this.#moves()} ${this.#engine()}</div>
      </div>
      <confirm-dialog></confirm-dialog>`;
  }

  #table() {
    const { session } = this;
    const { game } = session;
    const lower = game ? lowerSide(game, this.turned) : 0;
    return html`<section class="table" aria-label=${say('play.table')}>
      <game-title .game=${game} @title-changed=${(event) => this.#change({ title: event.detail.title })}></game-title>
      ${this.#bar(1 - lower)}
      <div class="board">
        <game-board
          .name=${game?.name}
          .position=${session.position}
          .parent=${animated() && session.position ? session.tree.parent(session.position.node) : null}
          .sides=${sideNames()}
          .flipped=${game ? boardFlipped(game, this.turned) : false}
          .interactive=${mayMove(session)}
          .hint=${session.hint?.node === session.viewed ? session.hint.move : null}
          .coordinates=${settings.get('coordinates')}
          .hints=${settings.get('hints')}
          @move-chosen=${(event) => this.#play(event.detail.move)}
          @move-tried=${(event) => this.#play(event.detail.text)}
          @move-refused=${(event) => this.#failed(event.detail.refusal)}
        ></game-board>
      </div>
      ${this.#bar(lower)} ${this.#status()}
    </section>`;
  }

  #bar(side) {
    const { game, position, clocks, clocksSince, atHead, tree, viewed } = this.session;
    if (!game) return html`<player-bar .side=${side} .sideName=${sideName(side)} .name=${'…'}></player-bar>`;
    const over = atHead ? game.result !== 'undecided' : position?.result !== 'undecided';
    const turn = !over && position?.toMove === side;
    const kept = atHead ? undefined : tree.node(viewed)?.leftMs?.[side];
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
    if (hint?.node === viewed) {
      const text = say('play.hint-why', hint.move.move, scoreText(hint), remarksText(game.name, hint.why));
      const actions = mayMove(session) ? [{ action: 'play-hint', text: say('action.play-hint'), main: true }] : [];
      return html`<status-line kind="hint" .text=${text} .actions=${actions}></status-line>`;
    }
    const { kind, text } = statusOf(session, this.catalogue);
    const actions = [];
    if (kind === 'turn' && passMove(position)) actions.push({ action: 'pass', text: say('action.pass'), main: true });
    if (game && !atHead && position?.result === 'undecided') actions.push({ action: 'play-on', text: say('action.play-on') });
    if (game && !atHead) actions.push({ action: 'to-head', text: say('action.to-head') });
    if (kind === 'result' && atHead) actions.push({ action: 'again', text: say('action.again'), main: true });
    return html`<status-line .kind=${kind} .text=${text} .actions=${actions}></status-line>`;
  }

  #controls() {
    const { session } = this;
    const { game, tree, viewed, position } = session;
    const going = game?.result === 'undecided';
    const able = game && {
      first: viewed !== 0,
      previous: viewed !== 0,
      next: tree.children(viewed).length > 0,
      last: tree.children(viewed).length > 0,
      'take-back': takeBackTarget(session) !== null,
      hint: position?.result === 'undecided',
      'move-now': Boolean(game.thinking),
      flip: true,
      draw: going && speakingSide(session) !== null,
      resign: going && speakingSide(session) !== null,
      again: true,
      analyse: true,
    };
    return html`<game-controls .able=${able} ?auto=${game?.auto}></game-controls>`;
  }

  #moves() {
    const { game, tree, viewed } = this.session;
    return html`<section class="moves card" aria-labelledby="moves-title">
      <h2 id="moves-title">${say('moves.title')}</h2>
      <move-list .game=${game?.name} .tree=${tree} .current=${viewed ?? 0} .head=${game?.head ?? 0}></move-list>
      <div class="below">
        <typed-move
          .game=${game?.name}
          ?disabled=${!mayMove(this.session)}
          @move-typed=${(event) => this.#play(event.detail.text, event.detail.done)}
        ></typed-move>
        <details class="note">
          <summary>${say('note.title')}</summary>
          <move-note .node=${tree.node(viewed)} @note-changed=${(event) => this.#annotate(event.detail)}></move-note>
        </details>
        <details>
          <summary>${say('share.title')}</summary>
          <share-panel .game=${game} .position=${this.session.position} .formats=${this.#formats()}></share-panel>
        </details>
      </div>
    </section>`;
  }

  #engine() {
    const { game, search, tree, viewed, atHead } = this.session;
    const node = tree.node(viewed);
    // Elsewhere in the tree only what the game keeps of that move is to the point.
    const live = atHead || search?.node === viewed || search?.node === node?.parent ? search : null;
    const thought = node?.thought ? { ...node.thought, side: node.side } : null;
    return html`<div class="engine">
      <section class="card" aria-labelledby="engine-title">
        <h2 id="engine-title">${say('engine.title')}</h2>
        <engine-panel .search=${live} .thought=${thought} .unit=${this.#unit()}></engine-panel>
      </section>
      <details class="card" ?open=${WIDE.matches}>
        <summary>${say('statistics.title')}</summary>
        <search-statistics .search=${search}></search-statistics>
      </details>
      <game-players
        .game=${game}
        .catalogue=${this.catalogue}
        @players-changed=${(event) => this.#change({ players: event.detail.players })}
      ></game-players>
    </div>`;
  }

  #formats() {
    return this.catalogue && this.session.game ? gameOf(this.catalogue, this.session.game.name)?.formats : [];
  }

  #unit() {
    return this.catalogue && this.session.game ? gameOf(this.catalogue, this.session.game.name)?.scoreUnit : '';
  }

  updated() {
    const { game } = this.session;
    const title = game ? game.title || gameName(game.game) : '';
    if (title && title !== this.titled) this.tell('title-known', { title });
    this.titled = title;
  }
}

customElements.define('game-page', GamePage);
