// The rules of the games in parts, most with a position to try them on and a task. The message keys of a part
// begin with the key of the part.

/** @import {RulePart} from '../types/index.js' */

/** Several discs turn in three directions at once. */
const THREE_WAYS = `${'-'.repeat(27)}-OX--${'-'.repeat(3)}OO---${'-'.repeat(3)}O-X--${'-'.repeat(3)}X${'-'.repeat(12)} X`;

/** @type {Record<'checkers' | 'reversi' | 'quoridor', RulePart[]>} */
export const RULES = {
  checkers: [
    { key: 'learn.checkers.step', start: '', task: {} },
    { key: 'learn.checkers.capture', start: 'B:W18:B1,14', task: { moves: ['14x23'] } },
    { key: 'learn.checkers.chain', start: 'B:W6,15:B1', task: { moves: ['1x19'] } },
    { key: 'learn.checkers.crown', start: 'B:W5:B26', task: {} },
    { key: 'learn.checkers.king', start: 'B:W14:BK17', task: { moves: ['17x10'] } },
    { key: 'learn.checkers.end' },
  ],
  reversi: [
    { key: 'learn.reversi.flank', start: '', task: {} },
    { key: 'learn.reversi.lines', start: THREE_WAYS, task: { moves: ['d4'] } },
    { key: 'learn.reversi.nothing', start: '', task: { refusal: 'flanks-nothing' } },
    { key: 'learn.reversi.pass', start: `OX${'-'.repeat(62)} X`, task: { moves: ['pass'] } },
    { key: 'learn.reversi.end' },
  ],
  quoridor: [
    { key: 'learn.quoridor.walk', start: '', task: { moves: ['e2', 'd1', 'f1'] } },
    { key: 'learn.quoridor.jump', start: '- / - / e4 e5 / 10 10 / 1', task: { moves: ['e6'] } },
    { key: 'learn.quoridor.aside', start: 'e5 / - / e4 e5 / 10 9 / 1', task: { moves: ['d5', 'f5'] } },
    { key: 'learn.quoridor.wall', start: '', task: { wall: true } },
    { key: 'learn.quoridor.closed', start: 'b4 d4 f4 h4 / a3 / e1 e9 / 8 7 / 1', task: { refusal: 'closes-own-path' } },
    { key: 'learn.quoridor.end' },
  ],
};
