// The marks that people put behind moves.

/** @import {Mark} from '../types/index.js' */

/**
 * Their names, in the order in which they are offered.
 *
 * @type {Record<Mark, 'brilliant' | 'good' | 'interesting' | 'dubious' | 'mistake' | 'blunder'>}
 */
export const MARK_NAMES = {
  '!!': 'brilliant',
  '!': 'good',
  '!?': 'interesting',
  '?!': 'dubious',
  '?': 'mistake',
  '??': 'blunder',
};

export const MARKS = /** @type {Mark[]} */ (Object.keys(MARK_NAMES));
