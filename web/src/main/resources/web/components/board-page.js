// The base of the pages with the board of one game (game page and analysis page): the session with the
// server, the keys, refusals, and the list of moves with notes and export.

import { html } from 'lit';
import { Component } from '../lib/component.js';
import { api } from '../lib/api.js';
import { GameSession } from '../lib/game-session.js';
import { boardFlipped, spokenMove } from '../lib/game-view.js';
import { gameKey } from '../lib/keys.js';
import { say } from '../lib/messages.js';
import { sideNames } from '../lib/names.js';
import { gameOf } from '../lib/players.js';
import { explain } from '../lib/problems.js';
import { animated, settings } from '../lib/settings.js';
import { play } from '../lib/sound.js';
import '../boards/game-board.js';
import './game-title.js';
import './move-list.js';
import './move-note.js';
import './share-panel.js';
import './typed-move.js';

/** @import {PropertyDeclarations, PropertyValues} from 'lit' */
/** @import {BoardStudy, Catalogue, Game, GameChange, GameKind, Move, PageEvent, PageEvents, Position} from '../types/index.js' */

const REFUSAL_SHOWN_MS = 6_000;

export class BoardPage extends Component {
  /** @type {PropertyDeclarations} */
  static properties = {
    gameId: {},
    turned: { state: true },
    refusal: { state: true },
    catalogue: { state: true },
  };

  /** @param {KeyboardEvent} event */
  #keyPressed = (event) => this.#key(event);
  #settingsChanged = () => this.requestUpdate();
  /** @type {number | undefined} */
  #refusalTimer;
  #lastTitle = '';

  constructor() {
    super();
    /** @type {GameSession} opened before the first drawing */
    this.session;
    this.gameId = '';
    /** @type {string | null} */
    this.refusal = null;
    /** @type {Catalogue | null} */
    this.catalogue = null;
    this.turned = false;
  }

  connectedCallback() {
    super.connectedCallback();
    window.addEventListener('keydown', this.#keyPressed);
    settings.addEventListener('changed', this.#settingsChanged);
    api.catalogue().then((catalogue) => (this.catalogue = catalogue), (error) => this.failed(error));
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    window.removeEventListener('keydown', this.#keyPressed);
    settings.removeEventListener('changed', this.#settingsChanged);
    clearTimeout(this.#refusalTimer);
    this.session?.close();
  }

  /** @param {PropertyValues<this>} changed */
  willUpdate(changed) {
    if (changed.has('gameId')) this.#open();
  }

  #open() {
    this.session?.close();
    this.turned = false;
    this.refusal = null;
    this.session = this.newSession();
    this.session.addEventListener('changed', () => this.sessionChanged());
    this.session.addEventListener('moved', (event) => this.#moved(/** @type {CustomEvent<{position: Position}>} */ (event).detail));
    this.session.addEventListener('problem', (event) => this.failed(/** @type {CustomEvent} */ (event).detail));
    this.session.open();
  }

  // For the pages to override

  newSession() {
    return new GameSession(this.gameId);
  }

  /** Called after each change of the session. */
  sessionChanged() {
    this.requestUpdate();
  }

  /**
   * Handles a key; false if the page does not use it.
   *
   * @param {string} _key
   */
  pressed(_key) {
    return false;
  }

  /**
   * The title of the window.
   *
   * @param {Game} _game
   */
  titleOf(_game) {
    return '';
  }

  // Acting

  /** @param {string} text */
  announce(text) {
    this.emit('announce', { text });
  }

  /** @param {{position: Position}} event */
  #moved({ position }) {
    this.refusal = null;
    const { game, tree } = this.session;
    const move = tree.move(position.node);
    if (!game || !move) return;
    this.announce(spokenMove(game, move, position));
    if (position.result !== 'undecided') play('end');
    else play(position.last?.affected.length ? 'taken' : 'move');
  }

  /**
   * Shows an error near the board for some seconds and announces it to screen readers.
   *
   * @param {unknown} problem a problem or a move's rejection that the server sent, or an exception
   */
  failed(problem) {
    clearTimeout(this.#refusalTimer);
    this.refusal = explain(problem);
    this.announce(this.refusal);
    play('refused');
    this.#refusalTimer = setTimeout(() => (this.refusal = null), REFUSAL_SHOWN_MS);
  }

  /** @param {() => unknown} action */
  async attempt(action) {
    this.refusal = null;
    try {
      await action();
    } catch (error) {
      this.failed(error);
    }
  }

  /** @param {GameChange} change */
  change(change) {
    return this.attempt(() => this.session.ask(api.changeGame(this.session.id, change), { follow: false }));
  }

  /** @param {PageEvents['note-changed']} note */
  #annotate({ node, ...change }) {
    return this.attempt(() => this.session.ask(api.annotate(this.session.id, node, change), { follow: false }));
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const key = gameKey(event);
    if (key === null || !this.session?.game) return;
    if (key === 'ArrowUp' || key === 'ArrowDown') this.session.sibling(key === 'ArrowUp' ? -1 : 1);
    else if (!this.pressed(key)) return;
    event.preventDefault();
  }

  // Showing

  /**
   * The kind of game, as the catalogue has it.
   *
   * @returns {GameKind | null}
   */
  get kind() {
    const { game } = this.session;
    return (this.catalogue && game && gameOf(this.catalogue, game.name)) || null;
  }

  /** Shown if the game does not exist. */
  missing() {
    return html`<div class="missing">
      <h1>${say('play.missing-title')}</h1>
      <p>${say('refusal.not-found')} <a href="/games">${say('nav.games')}</a></p>
    </div>`;
  }

  /** The opening of a set from which the game started, and what players call the opening on the way to the position. */
  get #opening() {
    const [set, number] = this.session.game?.opening?.split(':') ?? [];
    const known = this.kind?.openingSets.find(({ name }) => name === set);
    const names = [known && `${known.title} ${number}`, this.session.position?.opening].filter(Boolean).join(' · ');
    return names ? html`<p class="opening small muted">${say('openings.name', names)}</p>` : '';
  }

  heading() {
    return html`<game-title .game=${this.session.game} @title-changed=${(/** @type {PageEvent<'title-changed'>} */ event) => this.change({ title: event.detail.title })}></game-title>`;
  }

  /**
   * @param {{shown: Position | null, parent: number | null, interactive: boolean, hint?: Move | null, study?: BoardStudy | null,
   *   chosen: (move: string) => void}} parts
   *   `parent` is the node before the position that is shown, to show the move between them; `hint` is a move to
   *   point at; `study` is the result of the search; `chosen` receives the move
   */
  board({ shown, parent, interactive, hint = null, study = null, chosen }) {
    const { game } = this.session;
    return html`<div class="board">
      <game-board
        .name=${game?.name ?? ''}
        .position=${shown}
        .parent=${animated() && shown ? parent : null}
        .sides=${sideNames()}
        .flipped=${game ? boardFlipped(game, this.turned) : false}
        .interactive=${interactive}
        .hint=${hint}
        .study=${study}
        .coordinates=${settings.get('coordinates')}
        .hints=${settings.get('hints')}
        @move-chosen=${(/** @type {PageEvent<'move-chosen'>} */ event) => chosen(event.detail.move)}
        @move-tried=${(/** @type {PageEvent<'move-tried'>} */ event) => chosen(event.detail.text)}
        @move-refused=${(/** @type {PageEvent<'move-refused'>} */ event) => this.failed(event.detail.refusal)}
      ></game-board>
    </div>`;
  }

  /**
   * The list of moves; below it a field to type a move, the note of a move, and the export.
   *
   * @param {{mayType: boolean, typed: (move: string, done: () => void) => void}} parts
   *   `typed` receives the move and a function to call once it is played
   */
  moves({ mayType, typed }) {
    const { game, tree, viewed, position } = this.session;
    return html`<section class="moves card" aria-labelledby="moves-title">
      <h2 id="moves-title">${say('moves.title')}</h2>
      ${this.#opening}
      <move-list .game=${game?.name ?? ''} .tree=${tree} .current=${viewed ?? 0} .head=${game?.head ?? 0}></move-list>
      <div class="below">
        <typed-move
          .game=${game?.name ?? ''}
          ?disabled=${!mayType}
          @move-typed=${(/** @type {PageEvent<'move-typed'>} */ event) => typed(event.detail.text, event.detail.done)}
        ></typed-move>
        <details class="note">
          <summary>${say('note.title')}</summary>
          <move-note .node=${tree.node(viewed ?? 0) ?? null} @note-changed=${(/** @type {PageEvent<'note-changed'>} */ event) => this.#annotate(event.detail)}></move-note>
        </details>
        <details>
          <summary>${say('share.title')}</summary>
          <share-panel .game=${game} .position=${position} .formats=${this.kind?.formats ?? []}></share-panel>
        </details>
      </div>
    </section>`;
  }

  /** @param {PropertyValues<this>} _changed */
  updated(_changed) {
    const { game } = this.session;
    const title = game ? this.titleOf(game) : '';
    if (title && title !== this.#lastTitle) this.emit('title-known', { title });
    this.#lastTitle = title;
  }
}
