// The tree of a game: parents, children, paths. No rules of a game.

/** @import {GameNode, MoveNode} from '../types/index.js' */

export class GameTree {
  /** @type {Map<number, GameNode>} */
  #nodes = new Map();
  /** @type {Map<number, MoveNode[]>} */
  #children = new Map();

  /** @param {GameNode[]} nodes */
  constructor(nodes) {
    for (const node of nodes) {
      this.#nodes.set(node.id, node);
      if (!isMove(node)) continue;
      const siblings = this.#children.get(node.parent);
      if (siblings) siblings.push(node);
      else this.#children.set(node.parent, [node]);
    }
  }

  /** @param {number} id */
  node(id) {
    return this.#nodes.get(id);
  }

  /**
   * The move that led to a node; undefined for the start.
   *
   * @param {number} id
   */
  move(id) {
    const node = this.#nodes.get(id);
    return node && isMove(node) ? node : undefined;
  }

  /** @param {number} id */
  parent(id) {
    return this.#nodes.get(id)?.parent ?? null;
  }

  /** @param {number} id */
  children(id) {
    return this.#children.get(id) ?? [];
  }

  /**
   * The ids from just below the root down to a node.
   *
   * @param {number} id
   */
  path(id) {
    const path = [];
    for (let at = id, parent = this.parent(at); parent !== null; at = parent, parent = this.parent(at)) path.unshift(at);
    return path;
  }

  /** @param {number} id */
  ply(id) {
    return this.path(id).length;
  }

  /**
   * The ids from just below `from` to `to`; null if `to` is not below `from`.
   *
   * @param {number} from
   * @param {number} to
   */
  between(from, to) {
    const steps = [];
    for (let at = to; at !== from; ) {
      steps.unshift(at);
      const parent = this.parent(at);
      if (parent === null) return null;
      at = parent;
    }
    return steps;
  }

  /**
   * All moves from the same position, including this one, in order; empty for the start.
   *
   * @param {number} id
   */
  siblings(id) {
    const parent = this.parent(id);
    return parent === null ? [] : this.children(parent);
  }

  /**
   * The last node of the line of first children.
   *
   * @param {number} id
   */
  leaf(id) {
    let at = id;
    while (this.children(at).length > 0) at = this.children(at)[0].id;
    return at;
  }
}

/**
 * @param {GameNode} node
 * @returns {node is MoveNode}
 */
function isMove(node) {
  return node.parent !== undefined;
}
