// The rules of a game, each part with a board to try it on.

import { html, nothing } from 'lit';
import { Component } from '../lib/component.js';
import { say } from '../lib/messages.js';
import { gameName } from '../lib/names.js';
import { RULES } from '../lessons/rules.js';
import { base, column, controls } from './shared-styles.js';
import { lessonStyle } from './lesson-style.js';
import './lesson-board.js';

class RulesPage extends Component {
  static properties = { game: {} };

  updated(changed) {
    if (changed.has('game')) this.tell('title-known', { title: say('learn.rules.of', gameName(this.game)) });
  }

  render() {
    const { game } = this;
    return html`<div class="page">
      <p><a href="/learn">${say('learn.back')}</a></p>
      <h1>${say('learn.rules.of', gameName(game))}</h1>
      <p class="lead">${say(`learn.${game}.about`)}</p>
      ${RULES[game].map((rule) => this.#part(rule))}
      <p class="onward"><a class="button main" href="/">${say('learn.play', gameName(game))}</a></p>
    </div>`;
  }

  #part({ part, start, task }) {
    const { game } = this;
    return html`<section class="card" data-part=${part}>
      <h2>${say(`learn.${game}.${part}.title`)}</h2>
      <p>${say(`learn.${game}.${part}.text`)}</p>
      ${task
        ? html`<lesson-board
            .game=${game}
            .start=${start}
            .task=${task}
            .ask=${say(`learn.${game}.${part}.ask`)}
            .done=${say(`learn.${game}.${part}.done`)}
          ></lesson-board>`
        : nothing}
    </section>`;
  }

  static styles = [base, controls, column, lessonStyle];
}

customElements.define('rules-page', RulesPage);
