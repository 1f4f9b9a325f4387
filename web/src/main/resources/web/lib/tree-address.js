// The state of the tree explorer as the query of its address, so that a link shows the same.

/** @import {TreeAddress, TreeAlgorithm, TreePanelSetup, TreeSetup, TreeSource} from '../types/index.js' */

export const WORKED_TREE = 'A(B(D(2 3) E(5 9)) C(F(0 1) G(7 5)))';
/** @type {TreeAlgorithm[]} */
export const ALGORITHMS = ['minimax', 'alpha-beta', 'fail-soft', 'negamax', 'pvs', 'mtdf', 'deepening'];

/**
 * The algorithms that visit each node at most once, so that an exercise has one right answer.
 *
 * @type {TreeAlgorithm[]}
 */
export const EXERCISE_ALGORITHMS = ['minimax', 'alpha-beta', 'fail-soft', 'negamax'];

/** @type {('depth' | 'best')[]} */
const GAME_NUMBERS = ['depth', 'best'];
/** @type {('position' | 'moves' | 'choose')[]} */
const GAME_TEXTS = ['position', 'moves', 'choose'];

/**
 * The state in an address: `source` in the form of the API, one or two `panels` with algorithm and order,
 * the depth and cut rule of both, the step, and whether it is an exercise.
 *
 * @param {string} search
 * @returns {TreeAddress}
 */
export function readAddress(search) {
  const query = new URLSearchParams(search);
  const source = sourceOf(query);
  const panels = [panelOf(query, '')];
  if (query.has('algorithm2') || query.has('order2')) panels.push(panelOf(query, '2', panels[0]));
  return {
    source,
    panels,
    depth: source.game ? 0 : wholeNumber(query.get('depth')),
    strict: query.has('strict'),
    step: wholeNumber(query.get('step')),
    exercise: query.has('exercise'),
  };
}

/**
 * @param {URLSearchParams} query
 * @returns {TreeSource}
 */
function sourceOf(query) {
  const game = query.get('game');
  if (game) return gameOf(query, game);
  const random = query.get('random');
  return random ? { random } : { tree: query.get('tree') || WORKED_TREE };
}

/**
 * @param {URLSearchParams} query
 * @param {string} game
 */
function gameOf(query, game) {
  /** @type {TreeSource} */
  const source = { game };
  for (const name of GAME_TEXTS) source[name] = query.get(name) || undefined;
  for (const name of GAME_NUMBERS) source[name] = wholeNumber(query.get(name)) || undefined;
  if (query.has('recorded')) source.recorded = true;
  return source;
}

/**
 * @param {URLSearchParams} query
 * @param {'' | '2'} suffix
 * @param {TreePanelSetup} [standard]
 * @returns {TreePanelSetup}
 */
function panelOf(query, suffix, standard = { algorithm: 'fail-soft', order: 'given' }) {
  const algorithm = query.get(`algorithm${suffix}`);
  return {
    algorithm: ALGORITHMS.find((name) => name === algorithm) ?? standard.algorithm,
    order: query.get(`order${suffix}`) || standard.order,
  };
}

/** @param {string | null} text */
function wholeNumber(text) {
  return /^\d{1,4}$/.test(text ?? '') ? Number(text) : 0;
}

/**
 * The query that `readAddress` reads back.
 *
 * @param {TreeAddress} address
 */
export function writeAddress({ source, panels, depth, strict, step, exercise }) {
  const query = new URLSearchParams();
  if (exercise) query.set('exercise', 'yes');
  panels.forEach(({ algorithm, order }, index) => {
    const suffix = index === 0 ? '' : '2';
    query.set(`algorithm${suffix}`, algorithm);
    if (order !== 'given' || index > 0) query.set(`order${suffix}`, order);
  });
  if (depth) query.set('depth', String(depth));
  if (strict) query.set('strict', 'yes');
  for (const [name, value] of Object.entries(source)) if (value !== undefined) query.set(name, value === true ? '1' : String(value));
  if (step) query.set('step', String(step));
  return `?${query}`;
}

/**
 * The request for one panel.
 *
 * @param {TreeAddress} address
 * @param {TreePanelSetup} panel
 * @param {string} language
 * @returns {TreeSetup}
 */
export function setupOf({ source, depth, strict }, { algorithm, order }, language) {
  return { source, algorithm, order, depth, strict, language };
}
