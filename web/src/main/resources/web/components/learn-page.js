// Links to the lesson, the rules of the games and the tree explorer.

import { css, html } from 'lit';
import { Component } from '../lib/component.js';
import { say } from '../lib/messages.js';
import { gameName } from '../lib/names.js';
import { CHAPTERS } from '../lessons/chapters.js';
import { RULES } from '../lessons/rules.js';
import { base, column, controls } from './shared-styles.js';
import './game-emblem.js';

class LearnPage extends Component {
  render() {
    return html`<div class="page">
      <h1>${say('learn.title')}</h1>
      <section class="card">
        <h2>${say('learn.lesson.title')}</h2>
        <p>${say('learn.lesson.text')}</p>
        <ol>
          ${CHAPTERS.map(
            ({ chapter }) => html`<li>
              <a href=${`/learn/${chapter}`}>${say(`learn.${chapter}.title`)}</a>
              <p class="muted">${say(`learn.${chapter}.about`)}</p>
            </li>`,
          )}
        </ol>
      </section>
      <section class="card">
        <h2>${say('learn.rules.title')}</h2>
        <p>${say('learn.rules.text')}</p>
        <div class="games">
          ${Object.keys(RULES).map((game) => html`<a class="button" href=${`/learn/${game}`}><game-emblem .game=${game}></game-emblem>${gameName(game)}</a>`)}
        </div>
      </section>
      <section class="card">
        <h2>${say('tree.title')}</h2>
        <p>${say('learn.explorer.text')}</p>
        <div class="buttons">
          <a class="button main" href="/trees">${say('learn.explorer.open')}</a>
          <a class="button" href="/trees?exercise=yes">${say('learn.explorer.exercise')}</a>
          <a class="button" href="/trees?game=reversi&moves=f5+d6+c3">${say('learn.explorer.game')}</a>
        </div>
      </section>
    </div>`;
  }

  static styles = [
    base,
    controls,
    column,
    css`
      ol {
        display: grid;
        gap: 0.75rem;
        margin: 0;
        padding-inline-start: 1.6rem;
      }
      li a {
        font-weight: 600;
      }
      .games {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
        gap: 0.75rem;
      }
      game-emblem {
        flex: none;
        inline-size: 2.2rem;
      }
    `,
  ];
}

customElements.define('learn-page', LearnPage);
