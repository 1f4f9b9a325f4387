// One chapter of the guided lesson.

import { html, nothing } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { Component } from '../lib/component.js';
import { api } from '../lib/api.js';
import { currentLanguage, onLanguageChange } from '../lib/language.js';
import { say, sayOr } from '../lib/messages.js';
import { CHAPTERS } from '../lessons/chapters.js';
import { partName } from '../lessons/part-name.js';
import { base, column, controls } from './shared-styles.js';
import { lessonStyle } from './lesson-style.js';
import './lesson-question.js';
import './tree-exercise.js';
import './tree-player.js';

/** @import {PropertyValues} from 'lit' */
/** @import {Chapter, LessonPart, TreeExercise, TreeSetup} from '../types/index.js' */

class LessonPage extends Component {
  static properties = {
    chapter: {},
    exercises: { state: true },
  };

  constructor() {
    super();
    this.chapter = '';
    /** @type {Record<string, {made: TreeExercise, setup: TreeSetup} | undefined>} */
    this.exercises = {};
  }

  /** @type {(() => void) | undefined} */
  #forgetLanguage;

  connectedCallback() {
    super.connectedCallback();
    this.#forgetLanguage = onLanguageChange(() => this.#load());
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#forgetLanguage?.();
  }

  /** @param {PropertyValues<this>} changed */
  updated(changed) {
    if (!changed.has('chapter')) return;
    const content = this.#content;
    if (content) this.emit('title-known', { title: say(`learn.${content.chapter}.title`) });
    this.#load();
  }

  get #index() {
    return CHAPTERS.findIndex(({ chapter }) => chapter === this.chapter);
  }

  /** @returns {Chapter | undefined} */
  get #content() {
    return CHAPTERS[this.#index];
  }

  async #load() {
    for (const { key, exercise } of this.#content?.parts ?? []) {
      if (!exercise) continue;
      const setup = { ...exercise, language: currentLanguage() };
      const made = await api.makeExercise(setup);
      this.exercises = { ...this.exercises, [key]: { made, setup } };
    }
  }

  /** Keyed by chapter, so that answers to the questions of the last one are dropped. */
  render() {
    const content = this.#content;
    if (!content) {
      return html`<div class="page">
        <h1>${say('missing.title')}</h1>
        <p>${say('missing.text')} <a href="/learn">${say('learn.back')}</a></p>
      </div>`;
    }
    const { chapter, parts } = content;
    return html`<div class="page">
      <p><a href="/learn">${say('learn.back')}</a></p>
      <h1>${say('learn.chapter', this.#index + 1, say(`learn.${chapter}.title`))}</h1>
      <p class="lead">${say(`learn.${chapter}.about`)}</p>
      ${keyed(chapter, parts.map((part) => this.#part(part)))} ${this.#chapterLinks()}
    </div>`;
  }

  /** @param {LessonPart} part */
  #part(part) {
    const { key, code, demo } = part;
    const exercise = this.exercises[key];
    return html`<section class="card" data-part=${partName(part)}>
      <h2>${say(`${key}.title`)}</h2>
      <p>${say(`${key}.text`)}</p>
      ${code ? html`<pre tabindex="0" aria-label=${say('learn.code')}>${code}</pre>` : nothing}
      ${demo ? html`<tree-player .demo=${demo}></tree-player>` : nothing}
      ${exercise ? html`<tree-exercise .exercise=${exercise.made} .setup=${exercise.setup}></tree-exercise>` : nothing}
      ${part.question
        ? html`<lesson-question
            .ask=${say(`${part.key}.ask`)}
            .choices=${part.question.choices.map((value) => ({ value, text: sayOr(`${key}.choice-${value}`, value) }))}
            .right=${part.question.right}
            .good=${say(`${part.key}.good`)}
            .hint=${say(`${part.key}.hint`)}
          ></lesson-question>`
        : nothing}
    </section>`;
  }

  #chapterLinks() {
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
