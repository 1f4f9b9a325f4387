// A game as one page sees it: the game itself, the node that is looked at, what the search says and
// how the connection is. Components read it and are told by `changed`; moves that were made while
// somebody looked arrive as `moved`.

import { api, LiveChannel, liveChannel, ServerProblem, Unreachable } from './api.js';
import { GameTree } from './game-tree.js';
import { animated } from './settings.js';

/** @import {Clocks, Game, Hint, LiveMessage, Position, Thinking} from '../types/index.js' */

const STEP_MS = 420;
const MOST_STEPS = 4;

export class GameSession extends EventTarget {
  /** @type {Game | null} */
  game = null;
  tree = new GameTree([]);
  /** @type {number | null} */
  viewed = null;
  /** @type {Position | null} */
  position = null;
  /** @type {(Hint & {node: number}) | null} */
  hint = null;
  /** @type {(Thinking & {done: boolean}) | null} */
  search = null;
  /** @type {Clocks | null} */
  clocks = null;
  clocksSince = 0;
  /** @type {'connecting' | 'online' | 'offline'} */
  connection = 'connecting';
  /** @type {{at: number, move: string} | null} */
  unsent = null;
  missing = false;

  /** @type {LiveChannel<LiveMessage> | undefined} */
  #channel;
  /** @type {Map<number, Promise<Position>>} */
  #positions = new Map();
  /** @type {Map<number, number>} by node, the child that was looked at last */
  #visited = new Map();
  /** @type {number | null} */
  #target = null;
  #walking = false;
  #shownAt = 0;
  #reconnected = false;

  /**
   * @param {string} id
   * @param {{studying?: boolean}} [options] `studying`: moves are looked at and kept as variations; play stands where it stood
   */
  constructor(id, { studying = false } = {}) {
    super();
    this.id = id;
    this.studying = studying;
  }

  open() {
    this.#channel = new LiveChannel(liveChannel(this.id), {
      onMessage: (message) => this.#hear(message),
      onState: (state) => this.#connected(state),
    });
  }

  close() {
    this.#channel?.close();
  }

  get atHead() {
    return this.game !== null && this.viewed === this.game.head;
  }

  /**
   * The server's view of the game; an older one than ours is left aside.
   *
   * @param {Game} game
   * @param {{follow?: boolean}} [options]
   */
  take(game, { follow = false } = {}) {
    if (this.game && game.version < this.game.version && !this.#reconnected) {
      // The answer to our own move may come after the news of the reply to it.
      if (follow) this.#walkTo(this.game.head);
      return;
    }
    this.#reconnected = false;
    const followed = follow || this.game === null || this.#target === this.game.head;
    this.game = game;
    this.tree = new GameTree(game.nodes);
    this.#takeClocks(game.clocks);
    const { unsent } = this;
    if (unsent && this.tree.children(unsent.at).some((node) => node.move === unsent.move)) this.unsent = null;
    if (followed) this.#walkTo(game.head);
    else if (!this.tree.node(this.#at)) this.view(game.head);
    this.#changed();
  }

  /**
   * Looks at another node, at once.
   *
   * @param {number} node
   */
  view(node) {
    if (!this.tree.node(node)) return;
    this.#target = node;
    this.#show(node);
  }

  /** The node that is looked at; the start before the game has come. */
  get #at() {
    return this.viewed ?? 0;
  }

  /** Where the play is followed to. */
  get #goal() {
    return this.#target ?? 0;
  }

  /** One step along the line that was looked at last. */
  next() {
    const children = this.tree.children(this.#at);
    if (children.length === 0) return;
    const last = this.#visited.get(this.#at);
    this.view((children.find((child) => child.id === last) ?? children[0]).id);
  }

  previous() {
    const parent = this.tree.parent(this.#at);
    if (parent !== null) this.view(parent);
  }

  /**
   * The variation before or after this one.
   *
   * @param {number} step
   */
  sibling(step) {
    const siblings = this.tree.siblings(this.#at);
    const index = siblings.findIndex((node) => node.id === this.viewed);
    const other = siblings[index + step];
    if (other) this.view(other.id);
  }

  first() {
    this.view(0);
  }

  last() {
    this.view(this.tree.leaf(this.#at));
  }

  /**
   * Plays a move in the position that is shown. One that cannot be sent is kept.
   *
   * @param {string} move
   */
  async play(move) {
    const at = this.#at;
    if (this.studying) return this.look(at, [move]);
    try {
      this.take(await api.playMove(this.id, at, move), { follow: true });
      this.unsent = null;
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      this.unsent = { at, move };
    }
    this.#changed();
  }

  /**
   * Keeps moves as a variation and looks at where the first of them leads.
   *
   * @param {number} at
   * @param {string[]} moves
   */
  async look(at, moves) {
    const { game, node } = await api.addLine(this.id, at, moves);
    this.take(game);
    this.#walkTo(this.tree.between(at, node)?.[0] ?? node);
  }

  async sendAgain() {
    if (!this.unsent) return;
    const { at, move } = this.unsent;
    if (this.viewed !== at) this.view(at);
    await this.play(move);
  }

  forgetUnsent() {
    this.unsent = null;
    this.#changed();
  }

  async askHint() {
    const at = this.#at;
    if (this.hint?.node === at) return this.hint;
    const hint = await api.hint(this.id, at);
    if (this.viewed === at) {
      this.hint = { ...hint, node: at };
      this.#changed();
    }
    return { ...hint, node: at };
  }

  /**
   * Something done by the server that answers with the game.
   *
   * @param {Promise<Game>} answer
   * @param {{follow: boolean}} [options]
   */
  async ask(answer, options = { follow: true }) {
    this.take(await answer, options);
  }

  /** @param {LiveMessage} message */
  #hear(message) {
    if (message.game) this.take(message.game);
    if (message.thinking) {
      this.search = { ...message.thinking, done: message.type === 'thought' };
      this.#changed();
    }
    if (message.problem) this.dispatchEvent(new CustomEvent('problem', { detail: message.problem }));
  }

  /** @param {Clocks | undefined} clocks */
  #takeClocks(clocks) {
    if (!clocks) return;
    this.clocks = clocks;
    this.clocksSince = performance.now();
  }

  /**
   * Back on line, the server's state counts whatever we had; a move that waited goes off.
   *
   * @param {'online' | 'offline'} state
   */
  async #connected(state) {
    const before = this.connection;
    this.connection = state;
    this.#changed();
    if (state === 'offline' && this.game === null) await this.#readAnew();
    if (state !== 'online' || before === 'connecting') return;
    this.#reconnected = true;
    if (!(await this.#readAnew())) return;
    if (this.unsent && this.unsent.at === this.game?.head) {
      await this.sendAgain().catch((error) => this.dispatchEvent(new CustomEvent('problem', { detail: error })));
    }
  }

  /** A channel that closes does not say why; the game itself does. */
  async #readAnew() {
    try {
      this.take(await api.readGame(this.id));
      return true;
    } catch (error) {
      if (error instanceof ServerProblem && error.status === 404) {
        this.missing = true;
        this.close();
        this.#changed();
      }
      return false;
    }
  }

  /**
   * Follows the play move by move, so that each is seen, unless it is far away.
   *
   * @param {number} target
   */
  async #walkTo(target) {
    this.#target = target;
    if (this.#walking) return;
    this.#walking = true;
    try {
      while (this.viewed !== this.#target || this.position?.node !== this.viewed) {
        const steps = this.viewed === null ? null : this.tree.between(this.viewed, this.#goal);
        const near = steps !== null && steps.length <= MOST_STEPS;
        const wait = near && animated() ? this.#shownAt + STEP_MS - performance.now() : 0;
        if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
        const goal = this.#goal;
        const next = near && this.tree.between(this.#at, goal)?.[0];
        if (!(await this.#show(next || goal, Boolean(next)))) break;
      }
    } finally {
      this.#walking = false;
    }
  }

  /**
   * False where the server did not give the position.
   *
   * @param {number} node
   */
  async #show(node, played = false) {
    const from = this.viewed;
    this.viewed = node;
    const parent = this.tree.parent(node);
    if (parent !== null) this.#visited.set(parent, node);
    this.hint = null;
    this.#shownAt = performance.now();
    let position;
    try {
      position = await this.#positionOf(node);
    } catch (error) {
      this.dispatchEvent(new CustomEvent('problem', { detail: error }));
      return false;
    }
    if (this.viewed !== node) return true;
    this.position = position;
    this.#shownAt = performance.now();
    this.#changed();
    if (from !== null && parent === from) this.dispatchEvent(new CustomEvent('moved', { detail: { played, position } }));
    return true;
  }

  /**
   * A node never changes, so its position is asked for once.
   *
   * @param {number} node
   */
  #positionOf(node) {
    const known = this.#positions.get(node);
    if (known) return known;
    const asked = api.readPosition(this.id, node);
    asked.catch(() => this.#positions.delete(node));
    this.#positions.set(node, asked);
    return asked;
  }

  #changed() {
    this.dispatchEvent(new Event('changed'));
  }
}
