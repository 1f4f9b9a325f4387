// The keys that the page handles. Keys that the focused control needs are left to it.

import { settings } from './settings.js';

/** @import {MessageKey} from '../types/index.js' */

const TYPING = 'input, textarea, select, [contenteditable]';
const PRESSED_BY_SPACE = 'button, a, summary, input, [role="button"], [role="gridcell"]';
const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];

/**
 * All keys with their actions, in the order of the help.
 *
 * @type {{keys: string[], action: MessageKey}[]}
 */
export const KEYS = [
  { keys: ['←', '→'], action: 'keys.moves' },
  { keys: ['↑', '↓'], action: 'keys.variations' },
  { keys: ['Home', 'End'], action: 'keys.ends' },
  { keys: ['Space'], action: 'keys.hint' },
  { keys: ['F'], action: 'keys.flip' },
  { keys: ['H'], action: 'keys.auto' },
  { keys: ['E'], action: 'keys.engine' },
  { keys: ['?'], action: 'keys.help' },
];

/**
 * The key of an event for the game, such as ArrowLeft, ' ' or 'f'; null if another control uses it.
 *
 * @param {KeyboardEvent} event
 */
export function gameKey(event) {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return null;
  const path = event.composedPath().filter((each) => each instanceof Element);
  /** @param {string} selector */
  const within = (selector) => path.some((element) => element.matches(selector));
  if (within(TYPING) || within('dialog')) return null;
  if (ARROWS.includes(event.key)) return within('game-board, [role="grid"]') ? null : event.key;
  if (event.key.length !== 1 || !settings.get('keys')) return null;
  if (event.key === ' ' && (within(PRESSED_BY_SPACE) || within('game-board'))) return null;
  return event.key.toLowerCase();
}
