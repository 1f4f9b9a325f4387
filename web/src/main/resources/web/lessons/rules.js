// The rules of the games in parts, each with a position to try it on. A task is a move that is wanted
// (any legal one where none is named), a wall, or a try that must be refused for the reason given.

/** Several discs turn in three directions at once. */
const THREE_WAYS = `${'-'.repeat(27)}-OX--${'-'.repeat(3)}OO---${'-'.repeat(3)}O-X--${'-'.repeat(3)}X${'-'.repeat(12)} X`;

export const RULES = {
  checkers: [
    { part: 'step', start: '', task: {} },
    { part: 'capture', start: 'B:W18:B1,14', task: { moves: ['14x23'] } },
    { part: 'chain', start: 'B:W6,15:B1', task: { moves: ['1x19'] } },
    { part: 'crown', start: 'B:W5:B26', task: {} },
    { part: 'king', start: 'B:W14:BK17', task: { moves: ['17x10'] } },
    { part: 'end' },
  ],
  reversi: [
    { part: 'flank', start: '', task: {} },
    { part: 'lines', start: THREE_WAYS, task: { moves: ['d4'] } },
    { part: 'nothing', start: '', task: { refusal: 'flanks-nothing' } },
    { part: 'pass', start: `OX${'-'.repeat(62)} X`, task: { moves: ['pass'] } },
    { part: 'end' },
  ],
  quoridor: [
    { part: 'walk', start: '', task: { moves: ['e2', 'd1', 'f1'] } },
    { part: 'jump', start: '- / - / e4 e5 / 10 10 / 1', task: { moves: ['e6'] } },
    { part: 'aside', start: 'e5 / - / e4 e5 / 10 9 / 1', task: { moves: ['d5', 'f5'] } },
    { part: 'wall', start: '', task: { wall: true } },
    { part: 'closed', start: 'b4 d4 f4 h4 / a3 / e1 e9 / 8 7 / 1', task: { refusal: 'closes-own-path' } },
    { part: 'end' },
  ],
};
