// What every legal square of Reversi is worth: the text on the square, how much worse than the best move it
// is, and the words for screen readers.

import { formatSigned, formatNumber } from './format.js';
import { say } from './messages.js';
import { isProven, scoreText } from './names.js';

/** @import {AnalysedLine, SquareValue} from '../types/index.js' */

/** The largest losses, in discs, of the grades between the best move and the worst ones. */
export const LOSSES = [2, 5, 10];

/** From here on a number with tenths would not fit on a square. */
const LARGE = 9.95;

/**
 * Whether a move of this game is one square, so that squares can show values.
 *
 * @param {string | undefined} game its plain name
 */
export function hasSquareValues(game) {
  return game === 'reversi';
}

/**
 * The values of the squares that are moves.
 *
 * @param {AnalysedLine[]} lines the best first
 * @returns {SquareValue[]}
 */
export function squareValues(lines) {
  return lines
    .filter(({ move }) => move.cells.length === 1)
    .map((line) => {
      const loss = Math.max(0, lines[0].score - line.score);
      const text = valueText(line);
      return { cell: line.move.cells[0], text: line.exact ? `=${text}` : text, grade: gradeOf(loss), exact: Boolean(line.exact), spoken: spoken(line, text, loss) };
    });
}

/** @param {AnalysedLine} line */
function valueText(line) {
  if (isProven(line)) return scoreText(line);
  return formatSigned(line.score, digitsOf(line, line.score));
}

/**
 * An exact score is a whole number of discs, and a large number needs no tenths.
 *
 * @param {AnalysedLine} line
 * @param {number} value
 */
function digitsOf({ score, exact }, value) {
  return (exact && Number.isInteger(score)) || Math.abs(value) >= LARGE ? 0 : 1;
}

/**
 * 0 for the best, then the more the worse.
 *
 * @param {number} loss in discs
 */
function gradeOf(loss) {
  return loss === 0 ? 0 : 1 + LOSSES.filter((most) => loss > most).length;
}

/**
 * @param {AnalysedLine} line
 * @param {string} text
 * @param {number} loss
 */
function spoken(line, text, loss) {
  const value = say(line.exact ? 'board.state.exact-value' : 'board.state.value', text);
  const compared = loss === 0 ? say('board.state.best') : say('board.state.worse', formatNumber(loss, digitsOf(line, loss)));
  return `${value}${say('list.separator')}${compared}`;
}
