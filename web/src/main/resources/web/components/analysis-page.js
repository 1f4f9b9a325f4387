// The analysis page of a game: the board with the best moves, the best lines, explanations of moves, the
// evaluation, the review of the whole game, and a comparison of two searches. Moves tried here become
// variations; the played game does not change.

import { html } from 'lit';
import { api } from '../lib/api.js';
import { GameSession } from '../lib/game-session.js';
import { countTexts, isOpen } from '../lib/game-view.js';
import { StudySession } from '../lib/study-session.js';
import { Lesson } from '../lib/lesson.js';
import { say } from '../lib/messages.js';
import { gameName, moveText, playerName, resultText, scoreText, SIDES, sideName } from '../lib/names.js';
import { animated, settings } from '../lib/settings.js';
import { hasSquareValues, squareValues } from '../lib/square-values.js';
import { base, controls } from './shared-styles.js';
import { gamePageStyles } from './game-page-styles.js';
import { analysisPageStyles } from './analysis-page-styles.js';
import { icon } from './icons.js';
import { BoardPage } from './board-page.js';
import './analysis-panel.js';
import './connection-banner.js';
import './position-terms.js';
import './race-panel.js';
import './review-panel.js';
import './status-line.js';
import './why-panel.js';

/** @import {PropertyDeclarations} from 'lit' */
/** @import {AnalysisSetup, AskedMove, BoardStudy, Explanation, Game, IconName, PageEvent, Position, Side} from '../types/index.js' */

const STEP_MS = 1_000;
/** @type {AnalysisSetup} */
const FIRST_SETUP = { on: true, lines: 3, timeMs: 15_000, player: { kind: 'custom', preset: 'default', options: {} } };
/** @type {Record<string, 'previous' | 'next' | 'first' | 'last' | undefined>} */
const NAVIGATION_KEYS = { ArrowLeft: 'previous', ArrowRight: 'next', Home: 'first', End: 'last' };

class AnalysisPage extends BoardPage {
  /** @type {PropertyDeclarations} */
  static properties = {
    setup: { state: true },
    explanation: { state: true },
    why: { state: true },
    asking: { state: true },
    busy: { state: true },
  };

  static styles = [base, controls, gamePageStyles, analysisPageStyles];

  constructor() {
    super();
    /** @type {Lesson} */
    this.lesson;
    /** @type {StudySession} made with the session, before the first drawing */
    this.study;
    /** @type {(Explanation & {searched: boolean}) | null} */
    this.explanation = null;
    /** @type {{answer: AskedMove, step: number} | null} */
    this.why = null;
    this.asking = false;
    this.busy = false;
    /** @type {number | null} the node for which everything was asked */
    this.studied = null;
    /** whether the terms are shown */
    this.explaining = false;
    /** @type {number | undefined} the timer that plays a line */
    this.player = undefined;
    /** @type {AnalysisSetup} */
    this.setup = FIRST_SETUP;
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#closeWhy();
    this.study?.close();
  }

  newSession() {
    this.study?.close();
    const session = new GameSession(this.gameId, { studying: true });
    this.study = new StudySession(this.gameId);
    this.lesson = new Lesson(session, this.study);
    this.studied = null;
    for (const source of [this.study, this.lesson]) source.addEventListener('changed', () => this.requestUpdate());
    this.study.addEventListener('problem', (event) => this.failed(/** @type {CustomEvent} */ (event).detail));
    this.study.addEventListener('ended', () => this.#turnEngine());
    this.study.open();
    return session;
  }

  // After a change of the shown position

  /** Another position is shown: clear what belongs to the last one, and analyse the new one. */
  sessionChanged() {
    super.sessionChanged();
    const { position, viewed } = this.session;
    if (!position || position.node !== viewed || this.studied === viewed) return;
    const first = this.studied === null;
    this.studied = viewed;
    this.#closeWhy();
    this.explanation = null;
    this.#explain(viewed);
    if (first) this.study.readReview(this.#lineEnd()).catch((error) => this.failed(error));
    this.#turnEngine();
  }

  #lineEnd() {
    return this.session.tree.leaf(this.session.viewed ?? 0);
  }

  /** @param {number} node */
  async #explain(node) {
    try {
      const { evaluator } = this.setup.player;
      const searched = this.explaining;
      const explanation = await api.explain(this.session.id, node, { evaluator, searched });
      if (this.session.viewed === node) this.explanation = { ...explanation, searched };
    } catch (error) {
      this.failed(error);
    }
  }

  /**
   * The order of the moves needs a short search, so it is loaded only if it is shown.
   *
   * @param {boolean} open
   */
  #explainMore(open) {
    this.explaining = open;
    if (open && this.studied !== null) this.#explain(this.studied);
  }

  /** Navigation does not stop a review or a comparison. */
  #turnEngine() {
    const { session } = this;
    const { running } = this.study;
    if (running === 'review' || running === 'race' || !isOpen(session)) return;
    const wanted = this.setup.on && !this.lesson.question && session.position.result === 'undecided';
    if (wanted) {
      const { timeMs, player } = this.setup;
      const lines = this.#showsValues ? 0 : this.setup.lines;
      this.study.analyse({ node: session.viewed, lines, timeMs, player });
    } else if (running) this.study.stop();
  }

  /** Whether every legal square shows its value, which needs a search of all moves. */
  get #showsValues() {
    return settings.get('squareValues') && hasSquareValues(this.session.game?.name);
  }

  /** @param {boolean} shown */
  #showValues(shown) {
    settings.set('squareValues', shown);
    this.#turnEngine();
  }

  /** @param {AnalysisSetup} setup */
  #setUp(setup) {
    const evaluator = setup.player.evaluator !== this.setup.player.evaluator;
    this.setup = setup;
    if (evaluator && this.studied !== null) this.#explain(this.studied);
    this.#turnEngine();
  }

  // Acting

  /**
   * A move on the board is a question, an answer, or a variation.
   *
   * @param {string} move
   * @param {() => void} [done]
   */
  #chosen(move, done) {
    if (this.lesson.question) return this.#answer(move);
    if (this.asking) return this.#ask(move);
    return this.attempt(async () => {
      await this.session.play(move);
      done?.();
    });
  }

  /** @param {string[]} moves */
  #showLine(moves) {
    return this.attempt(() => this.session.look(this.session.viewed ?? 0, moves));
  }

  // Why not this?

  /** @param {string} move */
  async #ask(move) {
    this.asking = false;
    this.#closeWhy();
    const node = this.session.viewed ?? 0;
    this.busy = true;
    await this.attempt(async () => {
      const answer = await api.why(this.session.id, node, move);
      if (this.session.viewed !== node) return;
      this.why = { answer, step: 0 };
      this.announce(say('why.spoken', moveText(answer.move), scoreText(answer), say(`size.${answer.size}`)));
      if (animated()) this.#playOut();
    });
    this.busy = false;
  }

  /** Plays the line move by move, until a person steps through it. */
  #playOut() {
    clearInterval(this.player);
    this.player = setInterval(() => {
      if (!this.why || this.why.step >= this.why.answer.pv.length) clearInterval(this.player);
      else this.why = { ...this.why, step: this.why.step + 1 };
    }, STEP_MS);
  }

  /** @param {number} step */
  #step(step) {
    clearInterval(this.player);
    if (this.why) this.why = { ...this.why, step: Math.min(Math.max(step, 0), this.why.answer.pv.length) };
  }

  #closeWhy() {
    clearInterval(this.player);
    this.why = null;
  }

  // Reviewing and learning

  /** @param {number} timeMs */
  #review(timeMs) {
    this.study.review({ node: this.#lineEnd(), timeMs });
  }

  /** @param {string} move */
  async #answer(move) {
    await this.attempt(async () => {
      const verdict = await this.lesson.answer(move);
      if (verdict) this.announce(say(verdict.accepted ? 'review.right' : 'review.wrong', moveText(verdict.move)));
    });
  }

  /** @param {() => void} action */
  #lessonAction(action) {
    action();
    this.#turnEngine();
  }

  /** @param {string} key */
  pressed(key) {
    const step = NAVIGATION_KEYS[key];
    if (step) this.session[step]();
    else if (key === 'f') this.turned = !this.turned;
    else if (key === 'e') this.#setUp({ ...this.setup, on: !this.setup.on });
    else return false;
    return true;
  }

  // Showing

  /** The position on the board: the shown node, or one of the line that is being played. */
  get #shown() {
    return this.why && this.why.step > 0 ? this.why.answer.positions[this.why.step - 1] : this.session.position;
  }

  /** @returns {BoardStudy | null} */
  get #marks() {
    const { position } = this.session;
    if ((this.why && this.why.step > 0) || this.lesson.question || !position) return null;
    const analysis = this.study.analysis?.node === position.node && this.setup.on ? this.study.analysis : null;
    const lines = analysis?.lines ?? [];
    const marks = this.explanation?.marks ?? [];
    if (this.#showsValues) return { values: squareValues(lines), marks };
    return { arrows: lines.slice(0, this.setup.lines).map(({ move }) => move), marks };
  }

  render() {
    const { session } = this;
    if (session.missing) return this.missing();
    return html`<div class="page analysis ${session.game?.name ?? ''}" @node-chosen=${(/** @type {PageEvent<'node-chosen'>} */ event) => session.view(event.detail.node)}>
      <connection-banner ?offline=${session.connection === 'offline'}></connection-banner>
      <div class="layout">
        ${this.#table()} ${this.#navigation()}
        ${this.moves({ mayType: session.position?.result === 'undecided', typed: (move, done) => this.#chosen(move, done) })}
        ${this.#panels()}
      </div>
    </div>`;
  }

  #table() {
    const { session } = this;
    const { game } = session;
    const shown = this.#shown;
    return html`<section class="table" aria-label=${say('play.table')}>
      ${this.heading()}
      ${game ? this.#players(game, shown) : ''}
      ${this.board({
        shown,
        parent: shown && this.#parentOf(shown),
        interactive: shown !== null && shown === session.position && shown.result === 'undecided',
        study: this.#marks,
        chosen: (move) => this.#chosen(move),
      })}
      ${this.#status(shown)}
    </section>`;
  }

  /**
   * Who played, by name where the game has names, and each side's counts: pieces, or steps to the goal.
   *
   * @param {Game} game
   * @param {Position | null} shown
   */
  #players(game, shown) {
    /** @param {Side} side */
    const name = (side) => game.names?.[side] || playerName(game.players[side], game.players, this.catalogue, game.name);
    return html`<p class="players small">
      ${SIDES.map(
        (side) => html`<span data-side=${side}>
          <span class="muted">${sideName(side)}</span> ${name(side)}
          <span class="muted">${countTexts(shown, side).map(({ text }) => html`· ${text} `)}</span>
        </span>`,
      )}
    </p>`;
  }

  /** @param {Position} shown */
  #parentOf(shown) {
    if (shown.node >= 0) return this.session.tree.parent(shown.node);
    return shown.node === -1 ? this.session.viewed : shown.node + 1;
  }

  /** @param {Position | null} shown */
  #status(shown) {
    if (this.refusal) return html`<status-line kind="refused" .text=${this.refusal}></status-line>`;
    if (!shown) return html`<status-line kind="info" .text=${say('play.loading')}></status-line>`;
    if (this.why && this.why.step > 0) return html`<status-line kind="looking" .text=${say('why.shown', this.why.step, this.why.answer.pv.length)}></status-line>`;
    if (shown.result !== 'undecided') return html`<status-line kind="result" .text=${resultText(shown.result, shown.reason)}></status-line>`;
    const text = this.asking ? say('why.choose') : say('play.turn', sideName(shown.toMove));
    return html`<status-line kind="turn" .text=${text}></status-line>`;
  }

  #navigation() {
    const { session } = this;
    const { game, tree, viewed, position } = session;
    const more = tree.children(viewed ?? 0).length > 0;
    /**
     * @param {'first' | 'previous' | 'next' | 'last'} action
     * @param {IconName} picture
     * @param {boolean} able
     */
    const button = (action, picture, able) => html`<button class="bare" data-action=${action} title=${say(`action.${action}`)} aria-label=${say(`action.${action}`)} ?disabled=${!able} @click=${() => session[action]()}>
      ${icon(picture)}
    </button>`;
    return html`<div class="walk" role="group" aria-label=${say('play.controls')}>
      ${button('first', 'first', Boolean(viewed))} ${button('previous', 'left', Boolean(viewed))} ${button('next', 'right', more)} ${button('last', 'last', more)}
      <button class="bare" data-action="flip" title=${say('action.flip')} aria-label=${say('action.flip')} @click=${() => (this.turned = !this.turned)}>${icon('flip')}</button>
      ${game ? html`<a class="button" data-action="play" href="/play/${game.id}">${say('analysis.to-game')}</a>` : ''}
      ${game && position
        ? html`<a class="button" data-action="tree" href="/trees?${new URLSearchParams({ game: game.game, position: position.position })}">${say('analysis.tree')}</a>`
        : ''}
    </div>`;
  }

  #panels() {
    const { session, study } = this;
    const { game, position, tree } = session;
    const over = position ? position.result !== 'undecided' : false;
    const line = [0, ...tree.path(this.#lineEnd())];
    return html`<div class="engine">
      <section class="card" aria-labelledby="analysis-title">
        <h2 id="analysis-title">${say('analysis.title')}</h2>
        <analysis-panel
          .analysis=${study.analysis?.node === session.viewed ? study.analysis : null}
          .setup=${this.setup}
          ?running=${study.running === 'analyse'}
          ?over=${over}
          ?values=${this.#showsValues}
          .catalogue=${this.catalogue}
          .game=${this.kind}
          @values-changed=${(/** @type {PageEvent<'values-changed'>} */ event) => this.#showValues(event.detail.shown)}
          @analysis-changed=${(/** @type {PageEvent<'analysis-changed'>} */ event) => this.#setUp(event.detail.setup)}
          @line-chosen=${(/** @type {PageEvent<'line-chosen'>} */ event) => this.#showLine(event.detail.moves)}
        ></analysis-panel>
      </section>
      <section class="card" aria-labelledby="review-title">
        <h2 id="review-title">${say('review.title')}</h2>
        <review-panel
          .game=${game?.name ?? ''}
          .line=${line}
          .judged=${study.judged}
          .tree=${tree}
          .current=${session.viewed ?? 0}
          .progress=${study.progress}
          ?running=${study.running === 'review'}
          .lesson=${this.lesson.question}
          @review-started=${(/** @type {PageEvent<'review-started'>} */ event) => this.#review(event.detail.timeMs)}
          @review-stopped=${() => study.stop()}
          @lesson-started=${(/** @type {PageEvent<'lesson-started'>} */ event) => this.#lessonAction(() => this.lesson.start(event.detail.nodes))}
          @lesson-next=${() => this.#lessonAction(() => this.lesson.next())}
          @solution-asked=${() => this.lesson.show()}
          @lesson-ended=${() => this.#lessonAction(() => this.lesson.end())}
        ></review-panel>
      </section>
      <details class="card" open>
        <summary>${say('why.title')}</summary>
        <why-panel
          .game=${game?.name ?? ''}
          .moves=${over ? [] : (position?.moves ?? [])}
          .answer=${this.why?.answer ?? null}
          .step=${this.why?.step ?? 0}
          ?asking=${this.asking}
          ?busy=${this.busy}
          @why-asked=${(/** @type {PageEvent<'why-asked'>} */ event) => this.#ask(event.detail.move)}
          @asking-changed=${(/** @type {PageEvent<'asking-changed'>} */ event) => (this.asking = event.detail.asking)}
          @step-chosen=${(/** @type {PageEvent<'step-chosen'>} */ event) => this.#step(event.detail.step)}
          @why-closed=${() => this.#closeWhy()}
        ></why-panel>
      </details>
      <details class="card" @toggle=${(/** @type {Event} */ event) => this.#explainMore(/** @type {HTMLDetailsElement} */ (event.target).open)}>
        <summary>${say('terms.summary')}</summary>
        <position-terms .explanation=${this.explanation} .game=${game?.name ?? ''}></position-terms>
      </details>
      <details class="card">
        <summary class="compare">${say('compare.title')}</summary>
        <race-panel
          .ablation=${game && position && !over ? `/lab?${new URLSearchParams({ game: game.game, position: position.position })}` : ''}
          .race=${study.race}
          ?running=${study.running === 'race'}
          ?over=${over}
          .catalogue=${this.catalogue}
          .game=${this.kind}
          @race-started=${(/** @type {PageEvent<'race-started'>} */ event) => study.runRace({ node: session.viewed ?? 0, ...event.detail })}
          @race-stopped=${() => study.stop()}
        ></race-panel>
      </details>
    </div>`;
  }

  /** @param {Game} game */
  titleOf(game) {
    return say('analysis.of', game.title || gameName(game.game));
  }
}

customElements.define('analysis-page', AnalysisPage);
