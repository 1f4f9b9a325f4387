// Settings of a new game and of its computer players, in the forms and in requests. Options contain only
// differences from the preset.

/** @import {Catalogue, CustomPlayer, NewGameSetup, GameKind, HumanPlayer, NewGame, Pair, Player, SearchOption, Weight} from '../types/index.js' */

export const FIRST_LEVEL = 3;

/** @returns {NewGameSetup} */
export function standardSetup() {
  return {
    mode: 'computer',
    side: 'first',
    opponent: { kind: 'level', level: FIRST_LEVEL },
    second: { kind: 'level', level: FIRST_LEVEL },
    clock: null,
    parameters: {},
    opening: '',
  };
}

/**
 * The default settings of a custom search.
 *
 * @returns {CustomPlayer}
 */
export function standardCustom() {
  return { kind: 'custom', timeMs: 1000, preset: 'default', options: {} };
}

/**
 * @param {Catalogue} catalogue
 * @param {string} name
 */
export function gameOf(catalogue, name) {
  return catalogue.games.find((game) => game.name === name);
}

/**
 * The value of an option in a preset.
 *
 * @param {Catalogue} catalogue
 * @param {string} preset
 * @param {SearchOption} option
 */
function presetValue(catalogue, preset, option) {
  return String(catalogue.presets[preset]?.[option.name] ?? option.standard);
}

/**
 * @param {Catalogue} catalogue
 * @param {CustomPlayer} player
 * @param {SearchOption} option
 */
export function optionValue(catalogue, player, option) {
  return player.options?.[option.name] ?? presetValue(catalogue, player.preset ?? 'default', option);
}

/**
 * The same player with an option changed. An option with the preset's value is left out.
 *
 * @param {Catalogue} catalogue
 * @param {CustomPlayer} player
 * @param {SearchOption} option
 * @param {string} value
 */
export function withOption(catalogue, player, option, value) {
  return withDifference(player, option.name, value, presetValue(catalogue, player.preset ?? 'default', option));
}

/**
 * @param {CustomPlayer} player
 * @param {Weight} weight
 */
export function weightValue(player, weight) {
  return player.options?.[weight.name] ?? String(weight.standard);
}

/**
 * @param {CustomPlayer} player
 * @param {Weight} weight
 * @param {string} value
 */
export function withWeight(player, weight, value) {
  return withDifference(player, weight.name, value, String(weight.standard));
}

/**
 * @param {CustomPlayer} player
 * @param {string} name
 * @param {string} value
 * @param {string} standard
 * @returns {CustomPlayer}
 */
function withDifference(player, name, value, standard) {
  const options = { ...player.options };
  // 100 and 100.0 are the same number.
  if (value === standard || Number(value) === Number(standard)) delete options[name];
  else options[name] = value;
  return { ...player, options };
}

/**
 * The player with another preset. Differences from the old preset are removed. Without a chosen evaluator the preset
 * brings its own, so the weights go too.
 *
 * @param {Catalogue} catalogue
 * @param {CustomPlayer} player
 * @param {string} preset
 * @returns {CustomPlayer}
 */
export function withPreset(catalogue, player, preset) {
  const names = new Set(catalogue.options.map((option) => option.name));
  const weights = Object.entries(player.options ?? {}).filter(([name]) => !names.has(name));
  return { ...player, preset, options: player.evaluator ? Object.fromEntries(weights) : {} };
}

/**
 * @param {Catalogue} catalogue
 * @param {CustomPlayer} player
 * @param {string} evaluator
 * @returns {CustomPlayer}
 */
export function withEvaluator(catalogue, player, evaluator) {
  const names = new Set(catalogue.options.map((option) => option.name));
  const options = Object.entries(player.options ?? {}).filter(([name]) => names.has(name));
  return { ...player, evaluator, options: Object.fromEntries(options) };
}

/**
 * The chosen evaluator, or the one with the name of the preset, or the standard one.
 *
 * @param {GameKind} game
 * @param {CustomPlayer} player
 */
export function evaluatorOf(game, { evaluator, preset }) {
  const { evaluators } = game;
  const named = evaluators.find(({ name }) => name === evaluator) ?? evaluators.find(({ name }) => name === preset);
  return named ?? evaluators.find(({ standard }) => standard);
}

/**
 * The request for a new game. A random side is chosen here.
 *
 * @param {string} name
 * @param {NewGameSetup} setup
 * @param {{text?: string}} [start]
 */
export function newGameOf(name, setup, { text } = {}) {
  /** @type {NewGame} */
  const request = { game: gameText(name, setup.parameters), players: playersOf(setup) };
  if (setup.clock) request.clock = setup.clock;
  if (text?.trim()) request.text = text.trim();
  else if (setup.opening) request.opening = `${setup.opening}:random`;
  return request;
}

/**
 * @param {string} name
 * @param {NewGameSetup['parameters'] | undefined} parameters
 */
function gameText(name, parameters) {
  const given = Object.entries(parameters ?? {}).map(([parameter, value]) => `${parameter}=${value}`);
  return given.length ? `${name}:${given.join(',')}` : name;
}

/**
 * @param {NewGameSetup} setup
 * @returns {Pair<Player>}
 */
function playersOf(setup) {
  /** @type {HumanPlayer} */
  const human = { kind: 'human' };
  if (setup.mode === 'people') return [human, human];
  if (setup.mode === 'computers') return [setup.opponent, setup.second];
  const first = setup.side === 'random' ? Math.random() < 0.5 : setup.side === 'first';
  return first ? [human, setup.opponent] : [setup.opponent, human];
}
