// Personal settings of the page. Every change takes effect at once.

import { css, html } from 'lit';
import { Component } from '../lib/component.js';
import { LANGUAGES } from '../lib/language.js';
import { loadLanguage, say } from '../lib/messages.js';
import { settings } from '../lib/settings.js';
import { play } from '../lib/sound.js';
import { withChecked, withValue } from '../lib/fields.js';
import { base, column, controls, segments } from './shared-styles.js';
import { icon } from './icons.js';

/** @import {PersonalSettings} from '../types/index.js' */

/** @type {PersonalSettings['theme'][]} */
const THEMES = ['', 'light', 'dark', 'contrast'];
/** @type {('sound' | 'animations' | 'coordinates' | 'hints' | 'keys')[]} */
const SWITCHES = ['sound', 'animations', 'coordinates', 'hints', 'keys'];

class SettingsPage extends Component {
  /**
   * @template {keyof PersonalSettings} Name
   * @param {Name} name
   * @param {PersonalSettings[Name]} value
   */
  #set(name, value) {
    settings.set(name, value);
    this.requestUpdate();
    if (name === 'language') loadLanguage(settings.get('language'));
    if (name === 'sound') play('move');
  }

  render() {
    return html`<div class="page">
      <h1>${say('settings.title')}</h1>
      <div class="card">
        <div class="field">
          <label for="language">${say('settings.language')}</label>
          <select id="language" @change=${withValue((value) => this.#set('language', value))}>
            <option value="" ?selected=${!settings.get('language')}>${say('settings.language.browser')}</option>
            ${Object.entries(LANGUAGES).map(
              ([tag, name]) => html`<option value=${tag} lang=${tag} ?selected=${settings.get('language') === tag}>${name}</option>`,
            )}
          </select>
        </div>
        <fieldset>
          <legend>${say('settings.theme')}</legend>
          <div class="segments">
            ${THEMES.map(
              (theme) => html`<label>
                <input type="radio" name="theme" value=${theme} .checked=${settings.get('theme') === theme} @change=${() => this.#set('theme', theme)} />
                ${say(`settings.theme.${theme || 'system'}`)}
              </label>`,
            )}
          </div>
        </fieldset>
        <fieldset>
          <legend>${say('settings.play')}</legend>
          ${SWITCHES.map((name) => this.#switch(name))}
        </fieldset>
        <div class="buttons">
          <button @click=${() => this.emit('keys-asked')}>${icon('keys')}${say('settings.show-keys')}</button>
        </div>
      </div>
    </div>`;
  }

  /** @param {typeof SWITCHES[number]} name */
  #switch(name) {
    return html`<label class="check">
      <input type="checkbox" data-setting=${name} .checked=${settings.get(name)} @change=${withChecked((checked) => this.#set(name, checked))} />
      <span><span class="name">${say(`settings.${name}`)}</span><span class="muted small">${say(`settings.${name}.help`)}</span></span>
    </label>`;
  }

  static styles = [
    base,
    controls,
    column,
    segments,
    css`
      select {
        max-width: 20rem;
      }
      .check {
        padding-block: 0.4rem;
        align-items: start;
      }
      .check > span {
        display: grid;
        line-height: 1.4;
      }
      .name {
        font-weight: 550;
      }
    `,
  ];
}

customElements.define('settings-page', SettingsPage);
