// One chapter of the guided lesson.

import { html, nothing } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { Component } from '../lib/component.js';
import { api } from '../lib/api.js';
import { currentLanguage, onLanguageChange } from '../lib/language.js';
import { say } from '../lib/messages.js';
import { CHAPTERS } from '../lessons/chapters.js';
import { base, column, controls } from './shared-styles.js';
import { lessonStyle } from './lesson-style.js';
import './lesson-question.js';
import './tree-exercise.js';
import './tree-player.js';

const WORDED = ['a', 'b', 'c'];

class LessonPage extends Component {
  static properties = {
    chapter: {},
    exercises: { state: true },
  };

  constructor() {
    super();
    this.exercises = {};
  }

  connectedCallback() {
    super.connectedCallback();
    this.forgetLanguage = onLanguageChange(() => this.#load());
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.forgetLanguage();
  }

  updated(changed) {
    if (!changed.has('chapter')) return;
    if (this.#content) this.tell('title-known', { title: say(`learn.${this.chapter}.title`) });
    this.#load();
  }

  get #index() {
    return CHAPTERS.findIndex(({ chapter }) => chapter === this.chapter);
  }

  get #content() {
    return CHAPTERS[this.#index];
  }

  async #load() {
    for (const { part, exercise } of this.#content?.parts ?? []) {
      if (!exercise) continue;
      const setup = { ...exercise, language: currentLanguage() };
      const made = await api.makeExercise(setup);
      this.exercises = { ...this.exercises, [part]: { made, setup } };
    }
  }

  /** Another chapter has questions of its own: answers to the last one's must not stay. */
  render() {
    const { chapter } = this;
    if (!this.#content) {
      return html`<div class="page">
        <h1>${say('missing.title')}</h1>
        <p>${say('missing.text')} <a href="/learn">${say('learn.back')}</a></p>
      </div>`;
    }
    return html`<div class="page">
      <p><a href="/learn">${say('learn.back')}</a></p>
      <h1>${say('learn.chapter', this.#index + 1, say(`learn.${chapter}.title`))}</h1>
      <p class="lead">${say(`learn.${chapter}.about`)}</p>
      ${keyed(chapter, this.#content.parts.map((part) => this.#part(part)))} ${this.#onward()}
    </div>`;
  }

  #part({ part, code, demo, choices, right }) {
    const { chapter } = this;
    const exercise = this.exercises[part];
    return html`<section class="card" data-part=${part}>
      <h2>${say(`learn.${chapter}.${part}.title`)}</h2>
      <p>${say(`learn.${chapter}.${part}.text`)}</p>
      ${code ? html`<pre tabindex="0" aria-label=${say('learn.code')}>${code}</pre>` : nothing}
      ${demo ? html`<tree-player .demo=${demo}></tree-player>` : nothing}
      ${exercise ? html`<tree-exercise .exercise=${exercise.made} .setup=${exercise.setup}></tree-exercise>` : nothing}
      ${choices
        ? html`<lesson-question
            .ask=${say(`learn.${chapter}.${part}.ask`)}
            .choices=${choices.map((value) => ({ value, text: this.#choice(part, value) }))}
            .right=${right}
            .good=${say(`learn.${chapter}.${part}.good`)}
            .hint=${say(`learn.${chapter}.${part}.hint`)}
          ></lesson-question>`
        : nothing}
    </section>`;
  }

  #choice(part, value) {
    return WORDED.includes(value) ? say(`learn.${this.chapter}.${part}.choice-${value}`) : value;
  }

  #onward() {
    const before = CHAPTERS[this.#index - 1];
    const next = CHAPTERS[this.#index + 1];
    return html`<nav class="onward" aria-label=${say('learn.chapters')}>
      ${before ? html`<a class="button" rel="prev" href=${`/learn/${before.chapter}`}>${say('learn.previous', say(`learn.${before.chapter}.title`))}</a>` : html`<span></span>`}
      ${next
        ? html`<a class="button main" rel="next" href=${`/learn/${next.chapter}`}>${say('learn.next', say(`learn.${next.chapter}.title`))}</a>`
        : html`<a class="button main" href="/trees?exercise=yes">${say('learn.more-exercises')}</a>`}
    </nav>`;
  }

  static styles = [base, controls, column, lessonStyle];
}

customElements.define('lesson-page', LessonPage);
