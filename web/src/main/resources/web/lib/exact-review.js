// Which part of a reviewed game has exact scores: the end of it, as far back as the search could solve it.

/** @import {JudgedNode} from '../types/index.js' */

/**
 * The index of the first node from which on every node is reviewed and its score is exact, or null if no
 * move lies between such nodes.
 *
 * @param {number[]} line the nodes of the line, the start first
 * @param {Map<number, JudgedNode>} judged
 */
export function exactFrom(line, judged) {
  const before = line.findLastIndex((node) => !judged.get(node)?.exact);
  return before + 1 < line.length - 1 ? before + 1 : null;
}
