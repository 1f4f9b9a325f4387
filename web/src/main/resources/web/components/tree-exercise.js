// A tree that a student searches by hand. The answers are shown in the drawing, and the grade names the missed
// rule for each mistake.

import { css, html, nothing } from 'lit';
import { Component } from '../lib/component.js';
import { api } from '../lib/api.js';
import { say } from '../lib/messages.js';
import { explain } from '../lib/problems.js';
import { copyText } from '../lib/share.js';
import { withChecked, withValue } from '../lib/fields.js';
import { base, controls } from './shared-styles.js';
import { icon } from './icons.js';
import './tree-view.js';

/** @import {PropertyValues} from 'lit' */
/** @import {NodePlace, TreeAnswer, TreeExercise, TreeGrade, TreeGradeMark, TreeSetup, TreeStage} from '../types/index.js' */

/** @typedef {{value?: string, alpha?: string, beta?: string, cut?: boolean, visited?: boolean}} Entry what is written on a node */

class TreeExerciseElement extends Component {
  static properties = {
    exercise: { attribute: false },
    setup: { attribute: false },
    entries: { state: true },
    grade: { state: true },
    problem: { state: true },
  };

  constructor() {
    super();
    /** @type {TreeExercise | null} */
    this.exercise = null;
    /** @type {TreeSetup} */
    this.setup;
    /** @type {TreeGrade | null} */
    this.grade = null;
    /** @type {string | null} */
    this.problem = null;
    /** @type {Record<string, Entry | undefined>} */
    this.entries = {};
  }

  /** @param {PropertyValues<this>} changed */
  willUpdate(changed) {
    const other = changed.get('exercise');
    // In another language it is still the same exercise.
    if (!changed.has('exercise') || other?.link === this.exercise?.link) return;
    this.entries = {};
    this.grade = null;
    this.problem = null;
  }

  /**
   * @param {string} label
   * @param {keyof Entry} part
   * @param {string | boolean} value
   */
  #enter(label, part, value) {
    this.entries = { ...this.entries, [label]: { ...this.entries[label], [part]: value } };
  }

  /** The answers in the form of the grader. */
  get #answer() {
    /** @type {TreeAnswer} */
    const answer = { values: {}, windows: {}, cut: [], visited: [] };
    for (const [label, entry = {}] of Object.entries(this.entries)) {
      const { value, alpha, beta, cut, visited } = entry;
      if (value?.trim()) answer.values[label] = value.trim();
      if (alpha?.trim() && beta?.trim()) answer.windows[label] = [alpha.trim(), beta.trim()];
      if (cut) answer.cut.push(label);
      if (visited) answer.visited.push(label);
    }
    return answer;
  }

  /** @param {SubmitEvent} event */
  async #check(event) {
    event.preventDefault();
    try {
      this.grade = await api.gradeAnswer(this.setup, this.#answer);
      this.problem = null;
    } catch (error) {
      this.grade = null;
      this.problem = explain(error);
    }
    await this.updateComplete;
    const grade = this.renderRoot.querySelector('.grade');
    this.emit('announce', { text: grade instanceof HTMLElement ? grade.innerText : '' });
  }

  /** @param {TreeExercise} exercise */
  async #copyLink({ link }) {
    const copied = await copyText(`${location.origin}/trees?exercise=yes&${link}`);
    this.toast(say(copied ? 'tree.copied.exercise' : 'copy.failed'));
  }

  /**
   * The drawing with the student's answers.
   *
   * @param {TreeExercise} exercise
   * @returns {TreeStage}
   */
  #stage(exercise) {
    const [sheet] = exercise.steps;
    const labels = new Map(nodesOf(exercise).map(({ id, label }) => [id, label]));
    const changes = sheet.changes.map((change) => {
      const { value, alpha, beta, cut, visited } = this.entries[labels.get(change.id) ?? ''] ?? {};
      return {
        ...change,
        value: value?.trim() || change.value,
        alpha: alpha ? `α=${alpha}` : '',
        beta: beta ? `β=${beta}` : '',
        cut: Boolean(cut),
        looks: visited ? 'visited' : '',
      };
    });
    return { ...exercise, steps: [{ sentence: '', changes }] };
  }

  /**
   * @param {string} label
   * @param {TreeGradeMark['part']} part
   */
  #mark(label, part) {
    return this.grade?.marks.find((mark) => mark.node === label && mark.part === part);
  }

  /**
   * @param {string} label
   * @param {TreeGradeMark['part']} part
   */
  #state(label, part) {
    const mark = this.#mark(label, part);
    if (!mark) return '';
    return mark.points < mark.possible ? 'wrong' : 'right';
  }

  render() {
    const { exercise } = this;
    if (!exercise) return nothing;
    const { task, asksForWindows } = exercise;
    const inner = nodesOf(exercise).filter(({ leaf }) => !leaf);
    return html`<form @submit=${this.#check} novalidate autocomplete="off">
      <div class="task">${task.map((line) => html`<p>${line}</p>`)}</div>
      <tree-view .stage=${this.#stage(exercise)}></tree-view>
      <div class="tables">
        ${this.#innerTable(inner, asksForWindows)} ${asksForWindows ? this.#leafTable(exercise) : nothing}
      </div>
      <p class="muted small">${say(asksForWindows ? 'tree.exercise.help' : 'tree.exercise.help-values')}</p>
      <div class="buttons">
        <button class="main" data-action="check">${icon('check')}${say('tree.exercise.check')}</button>
        <button type="button" data-action="copy-exercise" @click=${() => this.#copyLink(exercise)}>${icon('link')}${say('tree.exercise.link')}</button>
      </div>
      ${this.problem ? html`<p class="wrong" role="alert">${this.problem}</p>` : nothing} ${this.#graded()}
    </form>`;
  }

  /**
   * @param {NodePlace[]} nodes
   * @param {boolean} windows
   */
  #innerTable(nodes, windows) {
    return html`<table>
      <thead>
        <tr>
          <th scope="col">${say('tree.exercise.node')}</th>
          <th scope="col">${say('tree.exercise.value')}</th>
          ${windows ? html`<th scope="col">α</th><th scope="col">β</th><th scope="col">${say('tree.exercise.cut')}</th>` : nothing}
        </tr>
      </thead>
      <tbody>
        ${nodes.map(
          ({ label, side, parent }) => html`<tr data-node=${label}>
            <th scope="row">${label} <span class="muted">${side}</span></th>
            <td>${this.#input(label, 'value', 'value')}</td>
            ${windows
              ? html`<td>${this.#input(label, 'alpha', 'window')}</td>
                  <td>${this.#input(label, 'beta', 'window')}</td>
                  <td>${parent === undefined ? nothing : this.#checkbox(label, 'cut', 'cut')}</td>`
              : nothing}
          </tr>`,
        )}
      </tbody>
    </table>`;
  }

  /** @param {TreeExercise} exercise */
  #leafTable(exercise) {
    const [{ changes }] = exercise.steps;
    const leaves = nodesOf(exercise).filter(({ leaf }) => leaf);
    const values = new Map(changes.map(({ id, value }) => [id, value]));
    return html`<table>
      <thead>
        <tr>
          <th scope="col">${say('tree.exercise.leaf')}</th>
          <th scope="col">${say('tree.exercise.visited')}</th>
          <th scope="col">${say('tree.exercise.cut')}</th>
        </tr>
      </thead>
      <tbody>
        ${leaves.map(
          ({ id, label }) => html`<tr data-node=${label}>
            <th scope="row">${label} <span class="muted">= ${values.get(id)}</span></th>
            <td>${this.#checkbox(label, 'visited', 'leaf')}</td>
            <td>${this.#checkbox(label, 'cut', 'cut')}</td>
          </tr>`,
        )}
      </tbody>
    </table>`;
  }

  /**
   * @param {string} label
   * @param {'value' | 'alpha' | 'beta'} part
   * @param {TreeGradeMark['part']} graded
   */
  #input(label, part, graded) {
    const state = this.#state(label, graded);
    return html`<input
      class=${state}
      data-part=${part}
      maxlength="14"
      aria-label=${say(`tree.exercise.${part}-of`, label)}
      aria-invalid=${state === 'wrong' ? 'true' : 'false'}
      .value=${this.entries[label]?.[part] ?? ''}
      @input=${withValue((value) => this.#enter(label, part, value))}
    />`;
  }

  /**
   * @param {string} label
   * @param {'cut' | 'visited'} part
   * @param {TreeGradeMark['part']} graded
   */
  #checkbox(label, part, graded) {
    const state = this.#state(label, graded);
    return html`<label class="box ${state}"><input
      type="checkbox"
      data-part=${part}
      aria-label=${say(`tree.exercise.${part}-of`, label)}
      aria-invalid=${state === 'wrong' ? 'true' : 'false'}
      .checked=${this.entries[label]?.[part] ?? false}
      @change=${withChecked((checked) => this.#enter(label, part, checked))}
    /></label>`;
  }

  #graded() {
    if (!this.grade) return nothing;
    const { text, points, possible, marks } = this.grade;
    const explained = marks.filter((mark) => mark.text);
    return html`<div class="grade ${points === possible ? 'right' : 'wrong'}">
      <h3>${text}</h3>
      ${points === possible ? html`<p>${say('tree.exercise.all-right')}</p>` : nothing}
      <ul>${explained.map((mark) => html`<li>${mark.text}</li>`)}</ul>
    </div>`;
  }

  static styles = [
    base,
    controls,
    css`
      :host {
        display: block;
        min-width: 0;
      }
      form {
        display: grid;
        gap: 0.8rem;
        min-width: 0;
      }
      .tables {
        display: flex;
        flex-wrap: wrap;
        align-items: start;
        gap: 1rem 2.5rem;
      }
      table {
        border-collapse: collapse;
      }
      th,
      td {
        padding: 0.15rem 0.3rem;
        text-align: start;
        font-weight: 600;
      }
      thead th {
        font-size: 0.85rem;
        color: var(--muted);
      }
      td input:not([type='checkbox']) {
        width: 3.9rem;
        padding-inline: 0.4em;
      }
      .box {
        display: grid;
        place-items: center;
        min-width: 40px;
        min-height: 40px;
        border: 2px solid transparent;
        border-radius: var(--radius-small);
      }
      input.right,
      .box.right {
        border: 2px solid var(--accent);
      }
      input.wrong,
      .box.wrong {
        border: 2px dashed var(--danger);
      }
      .grade {
        padding: 0.75rem 1rem;
        border-radius: var(--radius-small);
        border-inline-start: 5px solid var(--danger);
        background: var(--surface-2);
      }
      .grade.right {
        border-color: var(--accent);
      }
      .grade ul {
        margin: 0.4rem 0 0;
        padding-inline-start: 1.2rem;
      }
      .grade ul:empty {
        display: none;
      }
    `,
  ];
}

/**
 * The tree of an exercise is small, so all its nodes are shown.
 *
 * @param {TreeExercise} exercise
 */
function nodesOf({ layout }) {
  return layout.nodes.filter((place) => place.id !== undefined);
}

customElements.define('tree-exercise', TreeExerciseElement);
