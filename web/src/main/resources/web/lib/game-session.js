// A game as one page sees it: the game itself, the node that is looked at, what the search says and
// how the connection is. Components read it and are told by `changed`; moves that were made while
// somebody looked arrive as `moved`.

import { api, LiveChannel, liveChannel, ServerProblem, Unreachable } from './api.js';
import { GameTree } from './game-tree.js';
import { animated } from './settings.js';

const STEP_MS = 420;
const MOST_STEPS = 4;

export class GameSession extends EventTarget {
  game = null;
  tree = new GameTree([]);
  viewed = null;
  position = null;
  hint = null;
  search = null;
  clocks = null;
  clocksSince = 0;
  connection = 'connecting';
  unsent = null;
  missing = false;

  #channel;
  #positions = new Map();
  #visited = new Map();
  #target = null;
  #walking = false;
  #shownAt = 0;
  #reconnected = false;

  /** @param options `studying`: moves are looked at and kept as variations; play stands where it stood */
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

  /** The server's view of the game; an older one than ours is left aside. */
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
    if (this.unsent && this.tree.children(this.unsent.at).some((node) => node.move === this.unsent.move)) this.unsent = null;
    if (followed) this.#walkTo(game.head);
    else if (!this.tree.node(this.viewed)) this.view(game.head);
    this.#changed();
  }

  /** Looks at another node, at once. */
  view(node) {
    if (!this.tree.node(node)) return;
    this.#target = node;
    this.#show(node);
  }

  /** One step along the line that was looked at last. */
  next() {
    const children = this.tree.children(this.viewed);
    if (children.length === 0) return;
    const last = this.#visited.get(this.viewed);
    this.view(children.some((child) => child.id === last) ? last : children[0].id);
  }

  previous() {
    const parent = this.tree.parent(this.viewed);
    if (parent !== null) this.view(parent);
  }

  /** The variation before or after this one. */
  sibling(step) {
    const siblings = this.tree.siblings(this.viewed);
    const index = siblings.findIndex((node) => node?.id === this.viewed);
    const other = siblings[index + step];
    if (other) this.view(other.id);
  }

  first() {
    this.view(0);
  }

  last() {
    this.view(this.tree.leaf(this.viewed));
  }

  /** Plays a move in the position that is shown. One that cannot be sent is kept. */
  async play(move) {
    const at = this.viewed;
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

  /** Keeps moves as a variation and looks at where the first of them leads. */
  async look(at, moves) {
    const { game, node } = await api.addLine(this.id, at, moves);
    this.take(game);
    this.#walkTo(this.tree.between(at, node)?.[0] ?? node);
  }

  async sendAgain() {
    const { at, move } = this.unsent ?? {};
    if (move === undefined) return;
    if (this.viewed !== at) this.view(at);
    await this.play(move);
  }

  forgetUnsent() {
    this.unsent = null;
    this.#changed();
  }

  async askHint() {
    const at = this.viewed;
    if (this.hint?.node === at) return this.hint;
    const hint = await api.hint(this.id, at);
    if (this.viewed === at) {
      this.hint = { ...hint, node: at };
      this.#changed();
    }
    return { ...hint, node: at };
  }

  /** Something done by the server that answers with the game. */
  async ask(answer, options = { follow: true }) {
    this.take(await answer, options);
  }

  #hear(message) {
    if (message.game) this.take(message.game);
    if (message.thinking) {
      this.search = { ...message.thinking, done: message.type === 'thought' };
      this.#changed();
    }
    if (message.problem) this.dispatchEvent(new CustomEvent('problem', { detail: message.problem }));
  }

  #takeClocks(clocks) {
    if (!clocks) return;
    this.clocks = clocks;
    this.clocksSince = performance.now();
  }

  /** Back on line, the server's state counts whatever we had; a move that waited goes off. */
  async #connected(state) {
    const before = this.connection;
    this.connection = state;
    this.#changed();
    if (state === 'offline' && this.game === null) await this.#readAnew();
    if (state !== 'online' || before === 'connecting') return;
    this.#reconnected = true;
    if (!(await this.#readAnew())) return;
    if (this.unsent && this.unsent.at === this.game.head) {
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

  /** Follows the play move by move, so that each is seen, unless it is far away. */
  async #walkTo(target) {
    this.#target = target;
    if (this.#walking) return;
    this.#walking = true;
    try {
      while (this.viewed !== this.#target || this.position?.node !== this.viewed) {
        const steps = this.viewed === null ? null : this.tree.between(this.viewed, this.#target);
        const near = steps !== null && steps.length <= MOST_STEPS;
        const wait = near && animated() ? this.#shownAt + STEP_MS - performance.now() : 0;
        if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
        const goal = this.#target;
        const next = near && this.tree.between(this.viewed, goal)?.[0];
        if (!(await this.#show(next || goal, Boolean(next)))) break;
      }
    } finally {
      this.#walking = false;
    }
  }

  /** False where the server did not give the position. */
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

  /** A node never changes, so its position is asked for once. */
  #positionOf(node) {
    if (!this.#positions.has(node)) {
      const asked = api.readPosition(this.id, node);
      asked.catch(() => this.#positions.delete(node));
      this.#positions.set(node, asked);
    }
    return this.#positions.get(node);
  }

  #changed() {
    this.dispatchEvent(new Event('changed'));
  }
}
