// The whole state of the tree explorer as the query of its address, so that a link shows the same.

export const WORKED_TREE = 'A(B(D(2 3) E(5 9)) C(F(0 1) G(7 5)))';
export const ALGORITHMS = ['minimax', 'alpha-beta', 'fail-soft', 'negamax', 'pvs', 'mtdf', 'deepening'];

/** Those that come to a node once, so that there is one right answer. */
export const EXERCISE_ALGORITHMS = ['minimax', 'alpha-beta', 'fail-soft', 'negamax'];

const GAME_NUMBERS = ['depth', 'best'];
const GAME_TEXTS = ['position', 'moves', 'choose'];

/**
 * What an address shows: `source` as the server takes it, one or two `panels` with algorithm and order,
 * the depth and cut rule of both, the step, and whether it is an exercise.
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

function sourceOf(query) {
  if (query.get('game')) return gameOf(query);
  if (query.get('random')) return { random: query.get('random') };
  return { tree: query.get('tree') || WORKED_TREE };
}

function gameOf(query) {
  const source = { game: query.get('game') };
  for (const name of GAME_TEXTS) if (query.get(name)) source[name] = query.get(name);
  for (const name of GAME_NUMBERS) if (wholeNumber(query.get(name))) source[name] = wholeNumber(query.get(name));
  if (query.has('recorded')) source.recorded = true;
  return source;
}

function panelOf(query, suffix, standard = { algorithm: 'fail-soft', order: 'given' }) {
  const algorithm = query.get(`algorithm${suffix}`);
  return {
    algorithm: ALGORITHMS.includes(algorithm) ? algorithm : standard.algorithm,
    order: query.get(`order${suffix}`) || standard.order,
  };
}

function wholeNumber(text) {
  return /^\d{1,4}$/.test(text ?? '') ? Number(text) : 0;
}

/** The query that `readAddress` reads back. */
export function writeAddress({ source, panels, depth, strict, step, exercise }) {
  const query = new URLSearchParams();
  if (exercise) query.set('exercise', 'yes');
  panels.forEach(({ algorithm, order }, index) => {
    const suffix = index === 0 ? '' : '2';
    query.set(`algorithm${suffix}`, algorithm);
    if (order !== 'given' || index > 0) query.set(`order${suffix}`, order);
  });
  if (depth) query.set('depth', depth);
  if (strict) query.set('strict', 'yes');
  for (const [name, value] of Object.entries(source)) query.set(name, value === true ? '1' : value);
  if (step) query.set('step', step);
  return `?${query}`;
}

/** What the server is asked for one panel. */
export function setupOf({ source, depth, strict }, { algorithm, order }, language) {
  return { source, algorithm, order, depth, strict, language };
}
