// Formats numbers, dates and lists for the language of the page.

import { currentLanguage } from './language.js';

/**
 * A number with a fixed number of digits after the decimal sign.
 *
 * @param {number} value
 */
export function formatNumber(value, digits = 0) {
  return number(value, { maximumFractionDigits: digits, minimumFractionDigits: digits });
}

/**
 * A number with as many digits after the decimal sign as it needs, three at most.
 *
 * @param {number} value
 */
export function formatPlain(value) {
  return number(value, { maximumFractionDigits: 3 });
}

/**
 * A large number in short: 1.2M.
 *
 * @param {number} value
 */
export function formatShort(value) {
  return number(value, { notation: 'compact', maximumFractionDigits: 1 });
}

/**
 * A number with its sign: +1.25, −0.5, 0.
 *
 * @param {number} value
 */
export function formatSigned(value, digits = 2) {
  return number(value, { maximumFractionDigits: digits, minimumFractionDigits: digits, signDisplay: 'exceptZero' });
}

/**
 * A number written by the server, such as +1.25, with the same number of digits. Other texts stay
 * unchanged.
 *
 * @param {string} text
 */
export function formatWritten(text) {
  const [, sign, digits] = /^([+-]?)\d+(?:\.(\d+))?$/.exec(text) ?? [];
  if (sign === undefined) return text;
  return sign === '+' ? formatSigned(Number(text), digits?.length ?? 0) : formatNumber(Number(text), digits?.length ?? 0);
}

/**
 * A part of a whole, 0 to 1, in percent.
 *
 * @param {number} share
 */
export function formatPercent(share) {
  return number(share, { style: 'percent', maximumFractionDigits: 1 });
}

/**
 * @param {number} value
 * @param {Intl.NumberFormatOptions} options
 */
function number(value, options) {
  return new Intl.NumberFormat(currentLanguage(), options).format(value);
}

/**
 * A date and time from the server.
 *
 * @param {string} text
 */
export function formatDate(text) {
  return new Intl.DateTimeFormat(currentLanguage(), { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(text));
}

/**
 * A date in the form of game files: 2001-02-03, 2001.02.03, or only year or year and month. Other texts
 * stay unchanged.
 *
 * @param {string} text
 */
export function formatDay(text) {
  const [, year, month, day] = /^(\d{4})(?:[-.](\d\d))?(?:[-.](\d\d))?(?:[-.]\?\?)*$/.exec(text) ?? [];
  if (year === undefined) return text;
  /** @type {Intl.DateTimeFormatOptions} */
  const parts = { year: 'numeric', timeZone: 'UTC', ...(month && { month: day ? 'short' : 'long' }), ...(day && { day: 'numeric' }) };
  const date = new Date(Date.UTC(Number(year), Number(month ?? 1) - 1, Number(day ?? 1)));
  return new Intl.DateTimeFormat(currentLanguage(), parts).format(date);
}

/**
 * What a clock shows: minutes and seconds, or hours, minutes and seconds; optionally with tenths.
 *
 * @param {number} ms
 * @param {{tenths: boolean}} precision
 */
export function formatClock(ms, { tenths }) {
  const seconds = tenths ? Math.floor(ms / 100) / 10 : Math.ceil(ms / 1000);
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  /** @type {Intl.NumberFormatOptions} */
  const twoDigits = { minimumIntegerDigits: 2 };
  const last = number(seconds % 60, { ...twoDigits, minimumFractionDigits: tenths ? 1 : 0, maximumFractionDigits: tenths ? 1 : 0 });
  return hours > 0 ? `${hours}:${number(minutes, twoDigits)}:${last}` : `${minutes}:${last}`;
}

/**
 * The words of a list joined as the language does.
 *
 * @param {string[]} words
 */
export function formatList(words) {
  return new Intl.ListFormat(currentLanguage(), { type: 'conjunction' }).format(words);
}
