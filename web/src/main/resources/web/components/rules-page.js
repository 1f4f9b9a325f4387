// The rules of a game, each part with a board to try it on.

import { html, nothing } from 'lit';
import { Component } from '../lib/component.js';

import { say } from '../lib/messages.js';
import { gameName } from '../lib/names.js';
import { partName } from '../lessons/part-name.js';
import { RULES } from '../lessons/rules.js';
import { base, column, controls } from './shared-styles.js';
import { lessonStyle } from './lesson-style.js';
import './lesson-board.js';

/** @import {PropertyValues} from 'lit' */
/** @import {RulePart} from '../types/index.js' */

const GAMES = /** @type {(keyof typeof RULES)[]} */ (Object.keys(RULES));

class RulesPage extends Component {
  static properties = { game: {} };

  /** @param {PropertyValues<this>} changed */
  updated(changed) {
    if (changed.has('game')) this.emit('title-known', { title: say('learn.rules.of', gameName(this.game)) });
  }

  constructor() {
    super();
    this.game = '';
  }

  render() {
    const game = GAMES.find((name) => name === this.game);
    if (!game) return nothing;
    return html`<div class="page">
      <p><a href="/learn">${say('learn.back')}</a></p>
      <h1>${say('learn.rules.of', gameName(game))}</h1>
      <p class="lead">${say(`learn.${game}.about`)}</p>
      ${RULES[game].map((rule) => this.#part(rule))}
      <p class="onward"><a class="button main" href="/">${say('learn.play', gameName(game))}</a></p>
    </div>`;
  }

  /** @param {RulePart} rule */
  #part(rule) {
    return html`<section class="card" data-part=${partName(rule)}>
      <h2>${say(`${rule.key}.title`)}</h2>
      <p>${say(`${rule.key}.text`)}</p>
      ${rule.task
        ? html`<lesson-board
            .game=${this.game}
            .start=${rule.start}
            .task=${rule.task}
            .ask=${say(`${rule.key}.ask`)}
            .done=${say(`${rule.key}.done`)}
          ></lesson-board>`
        : nothing}
    </section>`;
  }

  static styles = [base, controls, column, lessonStyle];
}

customElements.define('rules-page', RulesPage);
