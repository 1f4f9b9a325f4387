// Personal settings. The server stores them. A copy in the browser is used until the server answers, and
// while it is not reachable.

import { api } from './api.js';

/** @import {PersonalSettings} from '../types/index.js' */

/** @type {PersonalSettings} */
const STANDARD = {
  language: '',
  theme: '',
  sound: false,
  keys: true,
  animations: true,
  coordinates: true,
  hints: true,
  squareValues: true,
  newGames: {},
};
const COPY = 'secateur-settings';
const WRITE_AFTER_MS = 400;

class Settings extends EventTarget {
  /** @type {Partial<PersonalSettings>} */
  #values = {};
  /** @type {number | undefined} */
  #timer;

  /** Loads the settings from the server, with a short timeout, so that the page starts soon. */
  async load() {
    try {
      this.#values = JSON.parse(localStorage.getItem(COPY) ?? '{}');
    } catch {
      this.#values = {};
    }
    this.#applyToPage();
    try {
      this.#values = { ...this.#values, ...(await api.readSettings()) };
      this.#applyToPage();
    } catch {
      // Use the copy; pages that need the server report that it is not reachable.
    }
  }

  /**
   * @template {keyof PersonalSettings} Name
   * @param {Name} name
   * @returns {PersonalSettings[Name]}
   */
  get(name) {
    return this.#values[name] ?? STANDARD[name];
  }

  /**
   * @template {keyof PersonalSettings} Name
   * @param {Name} name
   * @param {PersonalSettings[Name]} value
   */
  set(name, value) {
    this.#values = { ...this.#values, [name]: value };
    this.#keepCopy();
    this.#applyToPage();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#write(), WRITE_AFTER_MS);
    this.dispatchEvent(new Event('changed'));
  }

  #keepCopy() {
    try {
      localStorage.setItem(COPY, JSON.stringify(this.#values));
    } catch {
      // Storage may be switched off; the server has the settings.
    }
  }

  async #write() {
    try {
      await api.writeSettings(this.#values);
    } catch {
      // Kept in the browser; the next change tries again.
    }
  }

  /** Theme and motion are attributes of the whole page. */
  #applyToPage() {
    const root = document.documentElement;
    if (this.get('theme')) root.dataset.theme = this.get('theme');
    else delete root.dataset.theme;
    root.toggleAttribute('data-still', !this.get('animations'));
  }
}

export const settings = new Settings();

/** Whether pieces are animated, by the settings of the page and of the system. */
export function animated() {
  return settings.get('animations') && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
