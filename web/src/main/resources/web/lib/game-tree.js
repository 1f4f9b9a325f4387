// Ways about the tree of a game. No rules here: only who is whose parent.

export class GameTree {
  #nodes = new Map();
  #children = new Map();

  constructor(nodes) {
    for (const node of nodes) {
      this.#nodes.set(node.id, node);
      if (node.parent === undefined || node.parent === null) continue;
      if (!this.#children.has(node.parent)) this.#children.set(node.parent, []);
      this.#children.get(node.parent).push(node);
    }
  }

  node(id) {
    return this.#nodes.get(id);
  }

  parent(id) {
    return this.#nodes.get(id)?.parent ?? null;
  }

  children(id) {
    return this.#children.get(id) ?? [];
  }

  /** The ids from just below the root down to a node. */
  path(id) {
    const path = [];
    for (let at = id; this.parent(at) !== null; at = this.parent(at)) path.unshift(at);
    return path;
  }

  ply(id) {
    return this.path(id).length;
  }

  /** The ids from just below `from` to `to`; null where `to` is not under it. */
  between(from, to) {
    const steps = [];
    for (let at = to; at !== from; at = this.parent(at)) {
      if (at === null) return null;
      steps.unshift(at);
    }
    return steps;
  }

  /** The other continuations of the same position, this one among them, in their order. */
  siblings(id) {
    const parent = this.parent(id);
    return parent === null ? [this.node(id)] : this.children(parent);
  }

  /** Where a line of first children ends. */
  leaf(id) {
    let at = id;
    while (this.children(at).length > 0) at = this.children(at)[0].id;
    return at;
  }
}
