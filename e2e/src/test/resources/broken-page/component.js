import { LitElement } from 'lit';

/** @import {PageEvents} from './types/page.js' */

export class Component extends LitElement {
  /**
   * @template {keyof PageEvents} Name
   * @param {Name} name
   * @param {PageEvents[Name]} detail
   */
  emit(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }
}

/** @param {keyof typeof import('./messages/en.json')} key */
export function say(key) {
  return key;
}

export const nobodyImportsThis = 1;
