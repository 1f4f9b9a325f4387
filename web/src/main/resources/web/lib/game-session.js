// A game on one page: the game itself, the node that is shown, the progress of the search and the state
// of the connection. Components read it. It emits `changed`, and `moved` for moves that were made while
// the page showed the game.

import { api, LiveChannel, liveChannel, ServerProblem, Unreachable } from './api.js';
import { GameTree } from './game-tree.js';
import { animated } from './settings.js';

/** @import {ChangedGame, Clocks, Game, GameUpdate, Hint, LiveMessage, Position, Thinking} from '../types/index.js' */

const STEP_MS = 420;
const MAX_STEPS = 4;

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
  /** @type {{version: number, resolve: () => void}[]} what waits for a version of the game */
  #awaited = [];

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
    for (const { resolve } of this.#awaited) resolve();
    this.#awaited = [];
  }

  get atHead() {
    return this.game !== null && this.viewed === this.game.head;
  }

  /**
   * The whole game; a version that is older than ours is ignored.
   *
   * @param {Game} game
   */
  take(game) {
    if (this.game && game.version < this.game.version && !this.#reconnected) return;
    this.#reconnected = false;
    const followed = this.game === null || this.#target === this.game.head;
    this.game = game;
    this.tree = new GameTree(game.nodes);
    this.#takeClocks(game.clocks);
    const { unsent } = this;
    if (unsent && this.tree.children(unsent.at).some((node) => node.move === unsent.move)) this.unsent = null;
    if (followed) this.#walkTo(game.head);
    else if (!this.tree.node(this.#at)) this.view(game.head);
    for (const { version, resolve } of this.#awaited) if (version <= game.version) resolve();
    this.#awaited = this.#awaited.filter(({ version }) => version > game.version);
    this.#changed();
  }

  /**
   * What changed since a version. If we have an earlier version, a change is missing: read the whole game.
   *
   * @param {GameUpdate} update
   */
  #takeUpdate({ from, nodes = [], ...fields }) {
    if (this.game === null) return;
    const ours = this.game.version;
    if (from < ours && fields.version <= ours) return;
    if (from !== ours) {
      this.#readAnew();
      return;
    }
    const all = [...this.game.nodes];
    for (const node of nodes) all[node.id] = node;
    this.take({ ...this.game, ...fields, nodes: all });
  }

  /**
   * Waits until the channel has brought a version; without the channel, reads the game.
   *
   * @param {number} version
   */
  async #reach(version) {
    if (this.game && this.game.version >= version) return;
    if (this.connection === 'online') {
      await new Promise((resolve) => this.#awaited.push({ version, resolve: () => resolve(undefined) }));
    } else {
      await this.#readAnew();
    }
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
      await this.ask(api.playMove(this.id, at, move));
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
    const { node } = await this.ask(api.addLine(this.id, at, moves), { follow: false });
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
   * Waits until the server has made a change and our game has it; with `follow` the page then shows the head.
   *
   * @template {ChangedGame} Answer
   * @param {Promise<Answer>} answer
   * @param {{follow?: boolean}} [options]
   */
  async ask(answer, { follow = true } = {}) {
    const changed = await answer;
    await this.#reach(changed.version);
    if (follow && this.game) this.#walkTo(this.game.head);
    return changed;
  }

  /** @param {LiveMessage} message */
  #hear(message) {
    if (message.game) {
      const isBack = this.#reconnected;
      this.take(message.game);
      if (isBack) this.#sendUnsent();
    }
    if (message.change) this.#takeUpdate(message.change);
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
   * When the connection is back, the first message is the whole game: the page takes the server's state and
   * sends a move that waited.
   *
   * @param {'online' | 'offline'} state
   */
  async #connected(state) {
    const before = this.connection;
    this.connection = state;
    this.#changed();
    if (state === 'online' && before !== 'connecting') this.#reconnected = true;
    if (state === 'offline' && (this.game === null || this.#awaited.length > 0 || this.#reconnected)) await this.#readAnew();
  }

  async #sendUnsent() {
    if (!this.unsent || this.unsent.at !== this.game?.head) return;
    await this.sendAgain().catch((error) => this.dispatchEvent(new CustomEvent('problem', { detail: error })));
  }

  /**
   * A channel that closes does not say why; the game itself does. If the channel has brought the same version
   * meanwhile, the answer may be older: whether the computer thinks changes without a new version.
   */
  async #readAnew() {
    try {
      const game = await api.readGame(this.id);
      if (this.connection !== 'online' || this.game?.version !== game.version) this.take(game);
    } catch (error) {
      if (error instanceof ServerProblem && error.status === 404) {
        this.missing = true;
        this.close();
        this.#changed();
      }
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
        const near = steps !== null && steps.length <= MAX_STEPS;
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
