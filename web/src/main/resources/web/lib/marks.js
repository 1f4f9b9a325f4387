// The marks of moves, such as ! and ?.

/** @import {Mark} from '../types/index.js' */

/**
 * Their names, in the order of the form.
 *
 * @type {Record<Mark, 'brilliant' | 'good' | 'interesting' | 'inaccuracy' | 'mistake' | 'blunder'>}
 */
export const MARK_NAMES = {
  '!!': 'brilliant',
  '!': 'good',
  '!?': 'interesting',
  '?!': 'inaccuracy',
  '?': 'mistake',
  '??': 'blunder',
};

export const MARKS = /** @type {Mark[]} */ (Object.keys(MARK_NAMES));
