// The searches of the analysis page, one at a time: the analysis of a position, the review of the game, or a
// race of two searches. It emits `changed` after each result, and `ended` after a review or a race.

import { api, LiveChannel, studyChannel } from './api.js';

/** @import {Analysis, AnalysisRequest, JudgedNode, Pair, RaceRequest, ReviewRequest, StudyMessage} from '../types/index.js' */

export class StudySession extends EventTarget {
  /**
   * What runs now: 'analyse', 'review', 'race' or null.
   *
   * @type {'analyse' | 'review' | 'race' | null}
   */
  running = null;
  /**
   * The last result of the search for a node.
   *
   * @type {Analysis | null}
   */
  analysis = null;
  /**
   * What the two searches of a race found, depth by depth.
   *
   * @type {Pair<Analysis[]>}
   */
  race = [[], []];
  /**
   * The results of a review by node, and its progress.
   *
   * @type {Map<number, JudgedNode>}
   */
  judged = new Map();
  /** @type {{done: number, of: number} | null} */
  progress = null;

  /** @type {LiveChannel<StudyMessage> | undefined} */
  #channel;
  #request = 0;
  /** @type {object | null} */
  #message = null;

  /** @param {string} id */
  constructor(id) {
    super();
    this.id = id;
  }

  open() {
    this.#channel = new LiveChannel(studyChannel(this.id), {
      onMessage: (message) => this.#receive(message),
      // The server stops a search when the connection is lost, so request it again.
      onState: (state) => state === 'online' && this.#message && this.#channel?.send(this.#message),
    });
  }

  close() {
    this.#channel?.close();
  }

  /** @param {AnalysisRequest} wanted */
  analyse(wanted) {
    if (this.analysis?.node !== wanted.node) this.analysis = null;
    this.#begin('analyse', wanted);
  }

  /** @param {ReviewRequest} wanted */
  review(wanted) {
    this.progress = { done: 0, of: 0 };
    this.#begin('review', wanted);
  }

  /** @param {RaceRequest} wanted */
  runRace(wanted) {
    this.race = [[], []];
    this.#begin('race', wanted);
  }

  stop() {
    this.running = null;
    this.#message = null;
    this.#request += 1;
    this.#channel?.send({ type: 'stop' });
    this.#changed();
  }

  /**
   * Loads the stored result of an earlier review of the line to a node.
   *
   * @param {number} end
   */
  async readReview(end) {
    const { nodes } = await api.readReview(this.id, end);
    for (const node of nodes) this.judged.set(node.node, node);
    this.#changed();
  }

  /**
   * @param {'analyse' | 'review' | 'race'} type
   * @param {object} wanted
   */
  #begin(type, wanted) {
    this.#request += 1;
    this.running = type;
    this.#message = { type, request: this.#request, ...wanted };
    this.#channel?.send(this.#message);
    this.#changed();
  }

  /** @param {StudyMessage} message */
  #receive(message) {
    // Answers to an older request are ignored.
    if (message.request !== this.#request) return;
    if (message.type === 'analysis') this.analysis = message.analysis;
    if (message.type === 'race') this.race[message.which] = [...this.race[message.which], message.analysis];
    if (message.type === 'review') {
      this.progress = { done: message.done, of: message.of };
      for (const node of message.nodes) this.judged.set(node.node, node);
    }
    const ended = message.type === 'ended' || message.type === 'problem' ? this.running : null;
    if (ended) {
      this.running = null;
      this.#message = null;
    }
    if (message.type === 'problem') this.dispatchEvent(new CustomEvent('problem', { detail: message.problem }));
    this.#changed();
    if (ended && ended !== 'analyse') this.dispatchEvent(new Event('ended'));
  }

  #changed() {
    this.dispatchEvent(new Event('changed'));
  }
}
