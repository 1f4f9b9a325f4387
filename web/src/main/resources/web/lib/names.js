// Names of games, sides, players, scores and results in the language of the page.

import { formatPlain, formatSigned, formatWritten } from './format.js';
import { hasMessage, say, sayCountOr, sayOr } from './messages.js';

/** @import {Catalogue, Pair, Player, Remark, Result, Score, Side} from '../types/index.js' */

/**
 * The name of a game in words, with its parameters if they are not the defaults.
 *
 * @param {string} game as the server writes it: quoridor:size=5
 */
export function gameName(game) {
  const [name, parameters] = game.split(':');
  const gameText = sayOr(`game.${name}`, name);
  return parameters ? say('game.with-parameters', gameText, parametersText(parameters)) : gameText;
}

/** @param {string} parameters */
function parametersText(parameters) {
  return parameters
    .split(',')
    .map((part) => part.split('='))
    .map(([name, value]) => say('parameter.value', sayOr(`parameter.${name}`, name), value))
    .join(say('list.separator'));
}

/**
 * The players, in their order.
 *
 * @type {Pair<Side>}
 */
export const SIDES = [0, 1];

/**
 * The name of a side. In all three games the first side is Black.
 *
 * @param {Side} side
 */
export function sideName(side) {
  return say(side === 0 ? 'side.first' : 'side.second');
}

/**
 * The other player.
 *
 * @param {Side} side
 * @returns {Side}
 */
export function otherSide(side) {
  return side === 0 ? 1 : 0;
}

/** @returns {Pair<string>} */
export function sideNames() {
  return [sideName(0), sideName(1)];
}

/**
 * @param {number} number
 * @param {Catalogue | null | undefined} catalogue
 * @param {string} game its plain name
 */
export function levelName(number, catalogue, game) {
  const level = catalogue?.games.find((each) => each.name === game)?.levels.find((each) => each.number === number);
  return level ? sayOr(`level.${level.name}`, level.name) : '';
}

/**
 * The name of a player: you, a person, a level, or a custom search.
 *
 * @param {Player} player
 * @param {Pair<Player>} players
 * @param {Catalogue | null | undefined} catalogue
 * @param {string} game its plain name
 */
export function playerName(player, players, catalogue, game) {
  if (player.kind === 'human') {
    return say(players.every((each) => each.kind === 'human') ? 'player.person' : 'player.you');
  }
  if (player.kind === 'level') {
    const name = levelName(player.level, catalogue, game);
    return name ? say('player.level', player.level, name) : say('player.level-plain', player.level);
  }
  const limits = [];
  if (player.depth) limits.push(say('player.depth', player.depth));
  if (player.timeMs) limits.push(say('player.time', formatPlain(player.timeMs / 1000)));
  return limits.length ? say('player.custom', limits.join(say('list.separator'))) : say('player.custom-plain');
}

/** No evaluation is as large as this: such a score is a proven win or loss. */
const PROVEN_SCORE = 8850;

/** @param {Score} scored */
export function isProven({ score }) {
  return Math.abs(score) >= PROVEN_SCORE;
}

/**
 * Whether an answer comes from the opening book: it has a depth, but no node was searched.
 *
 * @param {{depth?: number, nodes?: number}} answer
 */
export function isFromBook({ depth = 0, nodes }) {
  return depth > 0 && nodes === 0;
}

/**
 * A score for the side to move, such as +1.25, win in 7, or win where the distance is not known.
 *
 * @param {Score} scored
 */
export function scoreText(scored) {
  const { score, winIn = 0 } = scored;
  if (winIn > 0) return say('score.win-in', winIn);
  if (winIn < 0) return say('score.loss-in', -winIn);
  if (isProven(scored)) return say(score > 0 ? 'score.win' : 'score.loss');
  return formatSigned(score);
}

/**
 * @param {Score} scored
 * @param {string | undefined} unit
 */
export function scoreWithUnit(scored, unit) {
  if (isProven(scored)) return scoreText(scored);
  return say('score.with-unit', scoreText(scored), sayOr(`unit.${unit}`, unit ?? ''));
}

/**
 * The remarks about a move as one sentence.
 *
 * @param {string} game its plain name
 * @param {Remark[]} remarks
 */
export function remarksText(game, remarks) {
  return remarks.map((remark) => remarkText(game, remark)).join(say('remark.separator'));
}

/**
 * If the text depends on a number, that is the first argument.
 *
 * @param {string} game
 * @param {Remark} remark
 */
function remarkText(game, { code, arguments: values, english }) {
  const key = `remark.${game}.${code}`;
  // The English fallback text continues the remark before it.
  const fallback = formatWritten(english.replace(/^[\s,;:]+/, ''));
  const written = values.map(formatWritten);
  if (hasMessage(`${key}.other`)) return sayCountOr(key, fallback, Number(values[0]), ...written.slice(1));
  return sayOr(key, fallback, ...written);
}

/**
 * Who won and why.
 *
 * @param {Result} result
 * @param {string} reason
 */
export function resultText(result, reason) {
  const why = sayOr(`reason.${reason}`, reason);
  if (result === 'draw') return say('result.draw', why);
  return say('result.wins', sideName(result === 'first' ? 0 : 1), why);
}

/** @param {Result} result */
export function resultShort(result) {
  return say(`outcome.${result}`);
}

/**
 * A move in the notation of the game; a pass in words.
 *
 * @param {string} move
 */
export function moveText(move) {
  return move === 'pass' ? say('moves.pass') : move;
}

/**
 * @param {Player} player
 * @returns {player is Extract<Player, {kind: 'human'}>}
 */
export function isHuman(player) {
  return player.kind === 'human';
}
