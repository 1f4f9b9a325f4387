// The texts of the page: one flat file of messages a language, chosen by the person or from the browser.

export const LANGUAGES = { en: 'English', 'pt-BR': 'Português (Brasil)', fr: 'Français', ja: '日本語' };

let language = 'en';
let messages = {};
let english = {};
const listeners = new Set();

/** The language of the page as a BCP 47 tag. */
export function currentLanguage() {
  return language;
}

/** The wanted language if we have it, else the first of the browser's that we have, else English. */
export function chooseLanguage(wanted, offered = navigator.languages ?? []) {
  if (wanted in LANGUAGES) return wanted;
  for (const tag of offered) {
    const base = tag.toLowerCase().split('-')[0];
    const known = Object.keys(LANGUAGES).find((name) => name.toLowerCase().split('-')[0] === base);
    if (known) return known;
  }
  return 'en';
}

/** Loads a language and tells every component to draw itself anew. */
export async function loadLanguage(wanted) {
  const chosen = chooseLanguage(wanted);
  const [texts, fallback] = await Promise.all([fetchMessages(chosen), fetchMessages('en')]);
  language = chosen;
  messages = texts;
  english = fallback;
  document.documentElement.lang = chosen;
  for (const listener of listeners) listener();
}

const fetched = new Map();

function fetchMessages(name) {
  if (!fetched.has(name)) {
    const file = new URL(`../messages/${name}.json`, import.meta.url);
    fetched.set(name, fetch(file).then((response) => (response.ok ? response.json() : {})));
  }
  return fetched.get(name);
}

/** Calls back whenever the language changes; returns what ends that. */
export function onLanguageChange(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether there is a text of that key. */
export function knows(key) {
  return key in messages || key in english;
}

/** The text of a key with {0}, {1} … replaced; the key itself where there is none. */
export function say(key, ...values) {
  const text = messages[key] ?? english[key] ?? key;
  return text.replace(/\{(\d+)\}/g, (whole, index) => (index in values ? String(values[index]) : whole));
}

/** Like say, with `.one` or `.other` after the key as the number asks; {0} is the number. */
export function sayCount(key, count, ...values) {
  const form = new Intl.PluralRules(language).select(count) === 'one' ? 'one' : 'other';
  return say(`${key}.${form}`, formatNumber(count), ...values);
}

/** The text of a key if there is one, else what the server said in English. */
export function sayOr(key, fallback, ...values) {
  return knows(key) ? say(key, ...values) : fallback;
}

export function formatNumber(value, digits = 0) {
  return new Intl.NumberFormat(language, { maximumFractionDigits: digits, minimumFractionDigits: digits }).format(value);
}

/** A large number in short: 1.2M. */
export function formatShort(value) {
  return new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 }).format(value);
}

export function formatSigned(value, digits = 2) {
  return new Intl.NumberFormat(language, {
    maximumFractionDigits: digits,
    minimumFractionDigits: digits,
    signDisplay: 'exceptZero',
  }).format(value);
}

export function formatPercent(share) {
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(share);
}

export function formatDate(text) {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(text));
}

/** The words of a list joined as the language does. */
export function formatList(words) {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(words);
}
