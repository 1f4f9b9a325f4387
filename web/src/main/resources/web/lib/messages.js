// The texts of the page: one flat file of messages for each language.

import { formatPlain } from './format.js';
import { chooseLanguage, currentLanguage, setLanguage } from './language.js';

/** @import {CountKey, MessageKey} from '../types/index.js' */

/** @type {Record<string, string | undefined>} */
let messages = {};
/** @type {Record<string, string | undefined>} */
let english = {};

/**
 * Loads a language; every component is then drawn again.
 *
 * @param {string} wanted empty for the browser's
 */
export async function loadLanguage(wanted) {
  const chosen = chooseLanguage(wanted);
  [messages, english] = await Promise.all([fetchMessages(chosen), fetchMessages('en')]);
  setLanguage(chosen);
}

/** @type {Map<string, Promise<Record<string, string>>>} */
const fetched = new Map();

/** @param {string} name */
function fetchMessages(name) {
  const known = fetched.get(name);
  if (known) return known;
  const file = new URL(`../messages/${name}.json`, import.meta.url);
  const texts = fetch(file).then((response) => (response.ok ? response.json() : {}));
  fetched.set(name, texts);
  return texts;
}

/**
 * Whether there is a text of that key.
 *
 * @param {string} key
 */
export function hasMessage(key) {
  return key in messages || key in english;
}

/**
 * The text of a key with {0}, {1} … replaced. Numbers are formatted for the language.
 *
 * @param {MessageKey} key
 * @param {(string | number)[]} values
 */
export function say(key, ...values) {
  return fill(key, values);
}

/**
 * The text of a key, or the key itself if there is none.
 *
 * @param {string} key
 * @param {(string | number)[]} values
 */
function fill(key, values) {
  const text = messages[key] ?? english[key] ?? key;
  return text.replace(/\{(\d+)\}/g, (whole, index) => (index in values ? written(values[index]) : whole));
}

/** @param {string | number} value */
function written(value) {
  return typeof value === 'number' ? formatPlain(value) : value;
}

/**
 * Like say, with `.one` or `.other` added to the key, depending on the number; {0} is the number.
 *
 * @param {CountKey} key
 * @param {number} count
 * @param {(string | number)[]} values
 */
export function sayCount(key, count, ...values) {
  return fill(pluralKey(key, count), [count, ...values]);
}

/**
 * @param {string} key
 * @param {number} count
 */
function pluralKey(key, count) {
  const form = new Intl.PluralRules(currentLanguage()).select(count) === 'one' ? 'one' : 'other';
  return `${key}.${form}`;
}

/**
 * The text of a key that depends on a name from the server, such as that of a game. If there is none, the
 * English text of the server.
 *
 * @param {string} key
 * @param {string} fallback
 * @param {(string | number)[]} values
 */
export function sayOr(key, fallback, ...values) {
  return hasMessage(key) ? fill(key, values) : fallback;
}

/**
 * Like sayOr, for a text that depends on a number; {0} is the number.
 *
 * @param {string} key
 * @param {string} fallback
 * @param {number} count
 * @param {(string | number)[]} values
 */
export function sayCountOr(key, fallback, count, ...values) {
  return sayOr(pluralKey(key, count), fallback, count, ...values);
}
