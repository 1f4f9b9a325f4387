// Learning from the mistakes of a reviewed game: one question after the other, each a position in
// which something better than the move of the game is to be found.

import { api } from './api.js';

export class Lesson extends EventTarget {
  /** `{node, verdict, left, shown}`: the mistake, the last answer to it, and what is still to come. */
  question = null;

  #nodes = [];

  constructor(session, study) {
    super();
    this.session = session;
    this.study = study;
  }

  start(nodes) {
    this.#nodes = nodes;
    this.next();
  }

  next() {
    const [node, ...rest] = this.#nodes;
    this.#nodes = rest;
    if (node === undefined) return this.end();
    this.question = { node, verdict: null, left: rest.length, shown: null };
    this.session.view(this.session.tree.parent(node));
    this.#changed();
  }

  /** The server's verdict on a move in the place of the mistake. */
  async answer(move) {
    const { question } = this;
    const at = this.session.tree.parent(question.node);
    const verdict = await api.answer(this.session.id, at, move);
    if (this.question !== question) return verdict;
    this.question = { ...question, verdict };
    this.#changed();
    return verdict;
  }

  show() {
    const at = this.session.tree.parent(this.question.node);
    this.question = { ...this.question, shown: this.study.judged.get(at).pv[0] };
    this.#changed();
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
