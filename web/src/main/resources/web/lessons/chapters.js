// The guided lesson in chapters. Each part has a text, something to step through, and a question.
// A choice is shown as written here, except a, b and c, which have messages. The message keys of a part begin
// with the key of the part.

import { WORKED_TREE } from '../lib/tree-address.js';

/** @import {Chapter, TreeAlgorithm, TreeDemo} from '../types/index.js' */

const MINIMAX_TREE = 'A(B(D(-1 4) E(2 6)) C(F(-3 -5) G(0 7)))';
const ORDER_TREE = 'S(A(D(0 -1) E(1 5 2)) B(F(1 0) G(2 4) H(6 7)) C(I(3 2) J(4 8)))';

/**
 * A tree with one algorithm or two on it.
 *
 * @param {string} tree
 * @param {{algorithm: TreeAlgorithm, order?: string, strict?: boolean}[]} panels
 * @returns {TreeDemo}
 */
const demo = (tree, ...panels) => ({
  source: { tree },
  panels: panels.map((panel) => ({ order: 'given', ...panel })),
});

const MAX_VALUE = `max_value(node, α, β, p):
  if p = 0 or node is a leaf:
    return value(node)
  for child in children(node):
    α ← max(α, min_value(child, α, β, p − 1))
    if α ≥ β: return α
  return α

min_value(node, α, β, p):
  if p = 0 or node is a leaf:
    return value(node)
  for child in children(node):
    β ← min(β, max_value(child, α, β, p − 1))
    if β ≤ α: return β
  return β`;

/** @type {Chapter[]} */
export const CHAPTERS = [
  {
    chapter: 'minimax',
    parts: [
      { key: 'learn.minimax.players', demo: demo(MINIMAX_TREE, { algorithm: 'minimax' }), question: { choices: ['-1', '3', '4'], right: '4' } },
      { key: 'learn.minimax.upwards', demo: demo(MINIMAX_TREE, { algorithm: 'minimax' }), question: { choices: ['-5', '-3', '7'], right: '-3' } },
      { key: 'learn.minimax.cost', question: { choices: ['12', '64', '81'], right: '81' } },
    ],
  },
  {
    chapter: 'pruning',
    parts: [
      { key: 'learn.pruning.bounds', demo: demo(WORKED_TREE, { algorithm: 'fail-soft' }), question: { choices: ['a', 'b', 'c'], right: 'b' } },
      { key: 'learn.pruning.whole', demo: demo(WORKED_TREE, { algorithm: 'fail-soft' }), question: { choices: ['1', '2', '3'], right: '3' } },
      {
        key: 'learn.pruning.same',
        demo: demo('A(B(D(2 3) E(5 99)) C(F(0 1) G(99 99)))', { algorithm: 'minimax' }, { algorithm: 'fail-soft' }),
        question: { choices: ['1', '3', '99'], right: '3' },
      },
    ],
  },
  {
    chapter: 'windows',
    parts: [
      { key: 'learn.windows.code', code: MAX_VALUE, demo: demo(ORDER_TREE, { algorithm: 'alpha-beta' }), question: { choices: ['(−∞, ∞)', '(0, 0)', '(∞, −∞)'], right: '(−∞, ∞)' } },
      {
        key: 'learn.windows.hard',
        demo: demo(WORKED_TREE, { algorithm: 'alpha-beta' }, { algorithm: 'fail-soft' }),
        question: { choices: ['0', '1', '3'], right: '3' },
      },
      {
        key: 'learn.windows.equal',
        demo: demo('A(B(3 5) C(3 9))', { algorithm: 'alpha-beta', strict: false }, { algorithm: 'alpha-beta', strict: true }),
        question: { choices: ['2', '3', '4'], right: '4' },
      },
    ],
  },
  {
    chapter: 'order',
    parts: [
      {
        key: 'learn.order.other',
        demo: demo(ORDER_TREE, { algorithm: 'alpha-beta', order: 'A-B-C' }, { algorithm: 'alpha-beta', order: 'A-C-B' }),
        question: { choices: ['7', '8', '10'], right: '8' },
      },
      { key: 'learn.order.best', demo: demo(ORDER_TREE, { algorithm: 'alpha-beta', order: 'best' }, { algorithm: 'alpha-beta', order: 'worst' }), question: { choices: ['9', '17', '81'], right: '17' } },
    ],
  },
  {
    chapter: 'killers',
    parts: [
      { key: 'learn.killers.real', demo: { source: { game: 'reversi', moves: 'f5 d6 c3', depth: 3, best: 3 }, panels: [{ algorithm: 'fail-soft', order: 'given' }] }, question: { choices: ['a', 'b', 'c'], right: 'a' } },
      { key: 'learn.killers.guess', demo: { source: { game: 'reversi', depth: 2, recorded: true }, panels: [{ algorithm: 'fail-soft', order: 'given' }] }, question: { choices: ['a', 'b', 'c'], right: 'c' } },
    ],
  },
  {
    chapter: 'table',
    parts: [
      { key: 'learn.table.deepening', demo: demo(ORDER_TREE, { algorithm: 'deepening' }), question: { choices: ['a', 'b', 'c'], right: 'b' } },
      { key: 'learn.table.bounds', demo: demo(WORKED_TREE, { algorithm: 'mtdf' }), question: { choices: ['a', 'b', 'c'], right: 'a' } },
    ],
  },
  {
    chapter: 'practice',
    parts: [
      { key: 'learn.practice.values', exercise: { source: { tree: 'A(B(4 -2 7) C(1 6) D(5 3))' }, algorithm: 'minimax' } },
      { key: 'learn.practice.cuts', exercise: { source: { tree: 'A(B(5 3) C(2 8) D(6 4))' }, algorithm: 'fail-soft' } },
    ],
  },
];
