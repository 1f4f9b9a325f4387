// Settings, requests and texts of matches and ablations.

import { formatNumber, formatSigned } from './format.js';
import { say, sayOr } from './messages.js';
import { levelName } from './names.js';

/** @import {Catalogue, EloEstimate, MatchEngine, MatchLimits, MatchPlayer, MatchState, MatchSummary, MessageKey, NewMatch, NewMatchSetup, Pair, Pairing} from '../types/index.js' */

/**
 * The default settings of a match, which takes at most a quarter of an hour.
 *
 * @returns {NewMatchSetup}
 */
export function standardMatch() {
  return {
    game: 'reversi',
    players: [
      { kind: 'level', level: 5 },
      { kind: 'level', level: 4 },
    ],
    games: 20,
    limit: 'time',
    timeMs: 100,
    nodes: 10_000,
    order: 'random',
    seed: 1,
    test: false,
    sprt: { elo0: 0, elo1: 50, alpha: 0.05, beta: 0.05 },
  };
}

/**
 * The kinds of limit per move; with `own` each player has its own.
 *
 * @type {NewMatchSetup['limit'][]}
 */
export const LIMITS = ['time', 'nodes', 'own'];

/**
 * The request for a match.
 *
 * @param {NewMatchSetup} setup
 */
export function matchRequest(setup) {
  const { game, games, order, seed } = setup;
  /** @type {Pair<MatchPlayer>} */
  const players = [playerOf(setup.players[0], setup), playerOf(setup.players[1], setup)];
  /** @type {NewMatch} */
  const request = { game, games, order, seed, players };
  if (setup.limit === 'time') request.limits = { timeMs: setup.timeMs };
  if (setup.limit === 'nodes') request.limits = { nodes: setup.nodes };
  if (setup.test) request.sprt = setup.sprt;
  return request;
}

/**
 * A player as the server takes it. Its own limits are left out unless `limit` is `own`.
 *
 * @param {MatchPlayer} player
 * @param {NewMatchSetup} setup
 * @returns {MatchPlayer}
 */
function playerOf(player, { limit, timeMs }) {
  if (player.kind === 'engine') return limit === 'own' ? { ...player, timeMs } : player;
  if (player.kind === 'level' || limit === 'own') return player;
  const { evaluator, preset, options } = player;
  return { kind: 'custom', preset, options, ...(evaluator && { evaluator }) };
}

/**
 * Whether a match or an ablation runs or waits to run.
 *
 * @param {MatchState} state
 */
export function isActive(state) {
  return state === 'waiting' || state === 'running';
}

/** @param {MatchState} state */
export function stateText(state) {
  return say(`lab.state.${state}`);
}

/** Settings that a name leaves out. */
const DEFAULTS = ['preset=default', 'hash=16'];

/**
 * The name of a player of a match: for a level or a custom search in the language of the page.
 *
 * @param {Pick<MatchEngine, 'name' | 'engine'>} engine
 * @param {Catalogue | null | undefined} catalogue
 * @param {string} game its plain name
 */
function engineName({ name, engine }, catalogue, game) {
  if (!name.startsWith(engine)) return name;
  return plainName(engine, catalogue, game) + name.slice(engine.length);
}

/**
 * @param {string} engine
 * @param {Catalogue | null | undefined} catalogue
 * @param {string} game
 */
function plainName(engine, catalogue, game) {
  const [kind, text = ''] = engine.split(':');
  if (kind === 'level' && /^\d+$/.test(text)) return say('player.level', text, levelName(Number(text), catalogue, game));
  if (kind !== 'secateur') return engine;
  const settings = text.split(',').filter((setting) => setting && !DEFAULTS.includes(setting));
  return settings.length ? say('player.custom', settings.join(', ')) : say('player.custom-plain');
}

/**
 * @param {MatchSummary} match
 * @param {Catalogue | null | undefined} catalogue
 */
export function engineNames(match, catalogue) {
  return match.setup.engines.map((engine) => engineName(engine, catalogue, match.name));
}

/**
 * @param {MatchSummary} match
 * @param {Catalogue | null | undefined} catalogue
 */
export function matchTitle(match, catalogue) {
  const names = engineNames(match, catalogue);
  return names.length === 2 ? say('lab.against', ...names) : names.join(' · ');
}

/**
 * `+35.2 ± 12.1`, or both ends of an asymmetric interval; a bound if all games were won or lost; a dash without results.
 *
 * @param {EloEstimate} estimate
 */
export function eloText({ elo, eloLow, eloHigh }) {
  /** @param {number} value */
  const signed = (value) => formatSigned(value, 1);
  if (eloLow === undefined) {
    if (eloHigh === undefined) return '–';
    return elo === undefined ? say('lab.elo.below', signed(eloHigh)) : say('lab.elo.up-to', signed(elo), signed(eloHigh));
  }
  if (elo === undefined) return say('lab.elo.above', signed(eloLow));
  if (eloHigh === undefined) return say('lab.elo.from', signed(elo), signed(eloLow));
  const isSymmetric = Math.abs(eloHigh - elo - (elo - eloLow)) < 0.05;
  return isSymmetric
    ? say('lab.elo.error', signed(elo), formatNumber((eloHigh - eloLow) / 2, 1))
    : say('lab.elo.range', signed(elo), signed(eloLow), signed(eloHigh));
}

/**
 * Wins, draws and losses of the first player.
 *
 * @param {Pick<Pairing, 'wins' | 'draws' | 'losses'>} score
 */
export function pointsText({ wins, draws, losses }) {
  return say('lab.points', formatNumber(wins), formatNumber(draws), formatNumber(losses));
}

/** @param {MatchLimits} limits */
export function limitsText({ timeMs, nodes, depth }) {
  const parts = [];
  if (timeMs) parts.push(say('lab.limit.ms', formatNumber(timeMs)));
  if (nodes) parts.push(say('lab.limit.count', formatNumber(nodes)));
  if (depth) parts.push(say('player.depth', depth));
  return parts.length ? parts.join(say('list.separator')) : say('lab.limit.none');
}

/** @type {Record<string, MessageKey | undefined>} */
const CONFIGURATIONS = {
  standard: 'lab.configuration.standard',
  'without pvs, aspiration, lmr': 'lab.configuration.full-windows',
  'plain alpha-beta with ordering': 'lab.configuration.plain',
  'plain alpha-beta without ordering': 'lab.configuration.unordered',
};

/**
 * The name of a configuration of an ablation. The server uses the names of options.
 *
 * @param {string} name
 */
export function configurationName(name) {
  if (CONFIGURATIONS[name]) return say(CONFIGURATIONS[name]);
  const [, word, option] = /^(without|with) ([a-z-]+)$/.exec(name) ?? [];
  const optionText = option && sayOr(`option.${option}`, option);
  if (word) return word === 'with' ? say('lab.configuration.with', optionText) : say('lab.configuration.without', optionText);
  const threshold = /^threshold (\d+)$/.exec(name)?.[1];
  if (threshold) return say('lab.configuration.threshold', threshold);
  const walls = /^(\d+) strategic walls$/.exec(name)?.[1];
  return walls ? say('lab.configuration.walls', walls) : name;
}
