// The guided lesson in chapters. Each part has a text, something to step through, and a question.
// Choices are what they say, except those named a, b, c, whose words are messages.

import { WORKED_TREE } from '../lib/tree-address.js';

const MINIMAX_TREE = 'A(B(D(-1 4) E(2 6)) C(F(-3 -5) G(0 7)))';
const ORDER_TREE = 'S(A(D(0 -1) E(1 5 2)) B(F(1 0) G(2 4) H(6 7)) C(I(3 2) J(4 8)))';

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

export const CHAPTERS = [
  {
    chapter: 'minimax',
    parts: [
      { part: 'players', demo: demo(MINIMAX_TREE, { algorithm: 'minimax' }), choices: ['-1', '3', '4'], right: '4' },
      { part: 'upwards', demo: demo(MINIMAX_TREE, { algorithm: 'minimax' }), choices: ['-5', '-3', '7'], right: '-3' },
      { part: 'cost', choices: ['12', '64', '81'], right: '81' },
    ],
  },
  {
    chapter: 'pruning',
    parts: [
      { part: 'bounds', demo: demo(WORKED_TREE, { algorithm: 'fail-soft' }), choices: ['a', 'b', 'c'], right: 'b' },
      { part: 'whole', demo: demo(WORKED_TREE, { algorithm: 'fail-soft' }), choices: ['1', '2', '3'], right: '3' },
      {
        part: 'same',
        demo: demo('A(B(D(2 3) E(5 99)) C(F(0 1) G(99 99)))', { algorithm: 'minimax' }, { algorithm: 'fail-soft' }),
        choices: ['1', '3', '99'],
        right: '3',
      },
    ],
  },
  {
    chapter: 'windows',
    parts: [
      { part: 'code', code: MAX_VALUE, demo: demo(ORDER_TREE, { algorithm: 'alpha-beta' }), choices: ['(−∞, ∞)', '(0, 0)', '(∞, −∞)'], right: '(−∞, ∞)' },
      {
        part: 'hard',
        demo: demo(WORKED_TREE, { algorithm: 'alpha-beta' }, { algorithm: 'fail-soft' }),
        choices: ['0', '1', '3'],
        right: '3',
      },
      {
        part: 'equal',
        demo: demo('A(B(3 5) C(3 9))', { algorithm: 'alpha-beta', strict: false }, { algorithm: 'alpha-beta', strict: true }),
        choices: ['2', '3', '4'],
        right: '4',
      },
    ],
  },
  {
    chapter: 'order',
    parts: [
      {
        part: 'other',
        demo: demo(ORDER_TREE, { algorithm: 'alpha-beta', order: 'A-B-C' }, { algorithm: 'alpha-beta', order: 'A-C-B' }),
        choices: ['7', '8', '10'],
        right: '8',
      },
      { part: 'best', demo: demo(ORDER_TREE, { algorithm: 'alpha-beta', order: 'best' }, { algorithm: 'alpha-beta', order: 'worst' }), choices: ['9', '17', '81'], right: '17' },
    ],
  },
  {
    chapter: 'killers',
    parts: [
      { part: 'real', demo: { source: { game: 'reversi', moves: 'f5 d6 c3', depth: 3, best: 3 }, panels: [{ algorithm: 'fail-soft', order: 'given' }] }, choices: ['a', 'b', 'c'], right: 'a' },
      { part: 'guess', demo: { source: { game: 'reversi', depth: 2, recorded: true }, panels: [{ algorithm: 'fail-soft', order: 'given' }] }, choices: ['a', 'b', 'c'], right: 'c' },
    ],
  },
  {
    chapter: 'table',
    parts: [
      { part: 'deepening', demo: demo(ORDER_TREE, { algorithm: 'deepening' }), choices: ['a', 'b', 'c'], right: 'b' },
      { part: 'bounds', demo: demo(WORKED_TREE, { algorithm: 'mtdf' }), choices: ['a', 'b', 'c'], right: 'a' },
    ],
  },
  {
    chapter: 'practice',
    parts: [
      { part: 'values', exercise: { source: { tree: 'A(B(4 -2 7) C(1 6) D(5 3))' }, algorithm: 'minimax' } },
      { part: 'cuts', exercise: { source: { tree: 'A(B(5 3) C(2 8) D(6 4))' }, algorithm: 'fail-soft' } },
    ],
  },
];
