// The language of the page: the one in the settings, or the first browser language that we have.

/**
 * The available languages, each with its own name.
 *
 * @type {Record<string, string>}
 */
export const LANGUAGES = { en: 'English', 'pt-BR': 'Português (Brasil)', fr: 'Français', ja: '日本語' };

let language = 'en';

/** @type {Set<() => void>} */
const listeners = new Set();

/** The language of the page as a BCP 47 tag. */
export function currentLanguage() {
  return language;
}

/**
 * The wanted language if we have it, else the first browser language that we have, else English.
 *
 * @param {string} wanted
 */
export function chooseLanguage(wanted) {
  if (wanted in LANGUAGES) return wanted;
  for (const tag of navigator.languages) {
    const known = Object.keys(LANGUAGES).find((name) => baseOf(name) === baseOf(tag));
    if (known) return known;
  }
  return 'en';
}

/**
 * `pt` of `pt-BR`.
 *
 * @param {string} tag
 */
const baseOf = (tag) => tag.toLowerCase().split('-')[0];

/**
 * Sets the language of the page and calls every listener.
 *
 * @param {string} chosen
 */
export function setLanguage(chosen) {
  language = chosen;
  document.documentElement.lang = chosen;
  for (const listener of listeners) listener();
}

/**
 * Calls back whenever the language changes; returns a function that removes the listener.
 *
 * @param {() => void} listener
 */
export function onLanguageChange(listener) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
