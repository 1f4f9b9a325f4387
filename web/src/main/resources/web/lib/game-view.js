// What the game page shows, computed from the session: the side to move, the orientation of the board, the
// possible actions. It contains no rules of a game.

import { isHuman, otherSide, playerName, resultText, sideName } from './names.js';
import { say, sayCount, sayCountOr } from './messages.js';

/** @import {Catalogue, Game, MoveNode, OpenSession, Position, Side} from '../types/index.js' */
/** @import {GameSession} from './game-session.js' */

/**
 * The side that starts at the lower edge of a board that is not flipped; Reversi has none.
 *
 * @type {Record<string, Side | undefined>}
 */
const LOWER_SIDE = { checkers: 1, quoridor: 0 };

/**
 * The side at the lower edge: that of the person, or the first side if there are two people or none.
 *
 * @param {Pick<Game, 'players'>} game
 * @param {boolean} turned
 * @returns {Side}
 */
export function lowerSide(game, turned) {
  const humans = game.players.map(isHuman);
  const own = humans[1] && !humans[0] ? 1 : 0;
  return turned ? otherSide(own) : own;
}

/**
 * @param {Pick<Game, 'name' | 'players'>} game
 * @param {boolean} turned
 */
export function boardFlipped(game, turned) {
  const lower = LOWER_SIDE[game.name];
  return lower === undefined ? turned : lowerSide(game, turned) !== lower;
}

/**
 * Whether the game and a position of it are loaded.
 *
 * @param {GameSession} session
 * @returns {session is OpenSession}
 */
export function isOpen(session) {
  return session.game !== null && session.position !== null && session.viewed !== null;
}

/**
 * Whether a person may move in the position that is shown.
 *
 * @param {GameSession} session
 */
export function mayMove({ game, position, viewed, atHead }) {
  if (!game || !position || position.node !== viewed || position.result !== 'undecided') return false;
  if (atHead && (game.result !== 'undecided' || game.auto)) return false;
  return isHuman(game.players[position.toMove]);
}

/**
 * The pass, if it is the only legal move; else null.
 *
 * @param {Position | null} position
 */
export function passMove(position) {
  return position?.moves.find((move) => move.move === 'pass') ?? null;
}

/**
 * The node after a take-back: before the last move of a person, or one move back if only computers play.
 *
 * @param {OpenSession} session
 */
export function takeBackTarget({ game, tree }) {
  if (!game.players.some(isHuman) || game.auto) return tree.parent(game.head);
  for (const id of [...tree.path(game.head)].reverse()) {
    const side = tree.node(id)?.side;
    if (side !== undefined && isHuman(game.players[side])) return tree.parent(id);
  }
  return null;
}

/**
 * The side for which a person resigns or offers a draw; null if only computers play.
 *
 * @param {OpenSession} session
 * @returns {Side | null}
 */
export function personSide({ game, tree }) {
  const humans = game.players.map(isHuman);
  if (!humans[0] && !humans[1]) return null;
  if (humans[0] !== humans[1]) return humans[0] ? 0 : 1;
  const last = tree.node(game.head)?.side;
  return last === undefined ? 0 : otherSide(last);
}

/**
 * The line under the board: the result, whose turn it is, or which position is shown.
 *
 * @param {GameSession} session
 * @param {Catalogue | null} catalogue
 */
export function statusOf(session, catalogue) {
  const { game, position, atHead, tree } = session;
  if (!game || !position) return { kind: 'info', text: say('play.loading') };
  if (atHead && game.result !== 'undecided') return { kind: 'result', text: resultText(game.result, game.reason) };
  if (!atHead) {
    if (position.result !== 'undecided') return { kind: 'result', text: resultText(position.result, position.reason) };
    const ply = tree.ply(position.node);
    return { kind: 'looking', text: ply === 0 ? say('play.looking-at-start') : say('play.looking', ply) };
  }
  const player = game.players[position.toMove];
  if (!isHuman(player) || game.auto) {
    const name = playerName(player, game.players, catalogue, game.name);
    const text = isHuman(player) ? say('play.auto-thinking', sideName(position.toMove)) : say('play.thinking', name);
    return { kind: 'thinking', text };
  }
  if (passMove(position)) return { kind: 'turn', text: say('play.must-pass', sideName(position.toMove)) };
  const alone = game.players.filter(isHuman).length === 1;
  return { kind: 'turn', text: say(alone ? 'play.your-turn' : 'play.turn', sideName(position.toMove)) };
}

/**
 * A move in words, for screen readers.
 *
 * @param {Game} game
 * @param {MoveNode} node
 * @param {Position} position
 */
export function spokenMove(game, node, position) {
  const side = sideName(node.side);
  if (node.move === 'pass') return say('spoken.pass', side);
  const words = [say('spoken.move', side, node.move)];
  const affected = position.last?.affected.length ?? 0;
  if (affected > 0) words.push(sayCount(game.name === 'reversi' ? 'spoken.turned' : 'spoken.taken', affected));
  if (position.result !== 'undecided') words.push(resultText(position.result, position.reason));
  else if (passMove(position)) words.push(say('play.must-pass', sideName(position.toMove)));
  return words.join(say('list.separator'));
}

/**
 * The counts of one side, such as discs or walls, in words.
 *
 * @param {Position | null} position
 * @param {Side} side
 */
export function countTexts(position, side) {
  return Object.entries(position?.board.counts ?? {}).map(([name, values]) => ({
    name,
    value: values[side],
    text: sayCountOr(`count.${name}`, `${name} ${values[side]}`, values[side]),
  }));
}
