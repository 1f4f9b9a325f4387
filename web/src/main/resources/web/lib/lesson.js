// Learning from the mistakes of a reviewed game: one question after the other. In each the person looks for
// a better move than the one played.

import { api } from './api.js';

/** @import {GameSession} from './game-session.js' */
/** @import {StudySession} from './study-session.js' */
/** @import {LessonQuestion} from '../types/index.js' */

export class Lesson extends EventTarget {
  /**
   * `{node, verdict, left, shown}`: the mistake, the verdict on the last answer, the number of questions left,
   * and the best move once it is shown.
   *
   * @type {LessonQuestion | null}
   */
  question = null;

  /** @type {number[]} */
  #nodes = [];

  /**
   * @param {GameSession} session
   * @param {StudySession} study
   */
  constructor(session, study) {
    super();
    this.session = session;
    this.study = study;
  }

  /** @param {number[]} nodes */
  start(nodes) {
    this.#nodes = nodes;
    this.next();
  }

  next() {
    const [node, ...rest] = this.#nodes;
    this.#nodes = rest;
    if (node === undefined) return this.end();
    const question = { node, verdict: null, left: rest.length, shown: null };
    this.question = question;
    this.session.view(this.#before(question));
    this.#changed();
  }

  /**
   * The server's verdict on a move in the position of the mistake.
   *
   * @param {string} move
   */
  async answer(move) {
    const { question } = this;
    if (!question) return null;
    const verdict = await api.answer(this.session.id, this.#before(question), move);
    if (this.question !== question) return verdict;
    this.question = { ...question, verdict };
    this.#changed();
    return verdict;
  }

  /** Shows the best move. */
  show() {
    const { question } = this;
    if (!question) return;
    const best = this.study.judged.get(this.#before(question))?.pv[0];
    this.question = { ...question, shown: best ?? null };
    this.#changed();
  }

  /**
   * The position in which the mistake was made.
   *
   * @param {LessonQuestion} question
   */
  #before({ node }) {
    return this.session.tree.parent(node) ?? 0;
  }

  end() {
    this.question = null;
    this.#nodes = [];
    this.#changed();
  }

  #changed() {
    this.dispatchEvent(new Event('changed'));
  }
}
