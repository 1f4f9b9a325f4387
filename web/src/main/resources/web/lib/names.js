// How games, sides, players, scores and results are called in the language of the page.

import { formatNumber, formatSigned, knows, say, sayCount, sayOr } from './messages.js';

/** A game's name in words, with its parameters where they are not the usual ones. */
export function gameName(game) {
  const [name, parameters] = game.split(':');
  const called = sayOr(`game.${name}`, name);
  return parameters ? say('game.with-parameters', called, parametersText(parameters)) : called;
}

function parametersText(parameters) {
  return parameters
    .split(',')
    .map((part) => part.split('='))
    .map(([name, value]) => say('parameter.value', sayOr(`parameter.${name}`, name), value))
    .join(say('list.separator'));
}

/** All three games call their first player Black; another would be named by the catalogue. */
export function sideName(side) {
  return say(side === 0 ? 'side.first' : 'side.second');
}

export function sideNames() {
  return [sideName(0), sideName(1)];
}

export function levelName(number, catalogue, game) {
  const level = catalogue?.games.find((each) => each.name === game)?.levels.find((each) => each.number === number);
  return level ? sayOr(`level.${level.name}`, level.name) : '';
}

/** Who sits there: you, a person, a level by name, or a search of your own making. */
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
  if (player.timeMs) limits.push(say('player.time', formatNumber(player.timeMs / 1000, player.timeMs % 1000 ? 1 : 0)));
  return limits.length ? say('player.custom', limits.join(say('list.separator'))) : say('player.custom-plain');
}

/** A score for the side to move, such as +1.25, or win in 7. */
export function scoreText(scored) {
  if (scored.winIn > 0) return say('score.win-in', scored.winIn);
  if (scored.winIn < 0) return say('score.loss-in', -scored.winIn);
  return formatSigned(scored.score);
}

export function scoreWithUnit(scored, unit) {
  if (scored.winIn) return scoreText(scored);
  return say('score.with-unit', scoreText(scored), sayOr(`unit.${unit}`, unit ?? ''));
}

/** What is said about a move, in one sentence. */
export function remarksText(game, remarks) {
  return remarks.map((remark) => remarkText(game, remark)).join(say('remark.separator'));
}

/** Where the words depend on a number, it is the first argument. */
function remarkText(game, { code, arguments: values, english }) {
  const key = `remark.${game}.${code}`;
  if (knows(`${key}.other`)) return sayCount(key, Number(values[0]), ...values.slice(1));
  // English words follow on those of the remark before.
  return sayOr(key, english.replace(/^[\s,;:]+/, ''), ...values);
}

/** Who won and why. */
export function resultText(result, reason) {
  const why = sayOr(`reason.${reason}`, reason);
  if (result === 'draw') return say('result.draw', why);
  return say('result.wins', sideName(result === 'first' ? 0 : 1), why);
}

export function resultShort(result) {
  return say(`outcome.${result}`);
}

/** A move as the game writes it, but a pass in words. */
export function moveText(move) {
  return move === 'pass' ? say('moves.pass') : move;
}

export function isHuman(player) {
  return player.kind === 'human';
}
