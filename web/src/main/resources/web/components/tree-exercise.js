// A tree to be searched by hand: what the student writes shows in the picture, and the grade says for
// each mistake which rule was missed.

import { css, html, nothing } from 'lit';
import { Component } from '../lib/component.js';
import { api } from '../lib/api.js';
import { say } from '../lib/messages.js';
import { explain } from '../lib/problems.js';
import { copyText } from '../lib/share.js';
import { base, controls } from './shared-styles.js';
import { icon } from './icons.js';
import './tree-view.js';

class TreeExercise extends Component {
  static properties = {
    exercise: { attribute: false },
    setup: { attribute: false },
    entries: { state: true },
    grade: { state: true },
    problem: { state: true },
  };

  constructor() {
    super();
    this.entries = {};
  }

  willUpdate(changed) {
    const other = changed.get('exercise');
    // In another language it is still the same exercise.
    if (!changed.has('exercise') || other?.link === this.exercise?.link) return;
    this.entries = {};
    this.grade = null;
    this.problem = null;
  }

  get #nodes() {
    return this.exercise.layout.nodes;
  }

  #enter(label, part, value) {
    this.entries = { ...this.entries, [label]: { ...this.entries[label], [part]: value } };
  }

  /** What was written, as the grader reads it. */
  get #answer() {
    const answer = { values: {}, windows: {}, cut: [], visited: [] };
    for (const [label, { value, alpha, beta, cut, visited }] of Object.entries(this.entries)) {
      if (value?.trim()) answer.values[label] = value.trim();
      if (alpha?.trim() && beta?.trim()) answer.windows[label] = [alpha.trim(), beta.trim()];
      if (cut) answer.cut.push(label);
      if (visited) answer.visited.push(label);
    }
    return answer;
  }

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
    this.tell('announce', { text: this.renderRoot.querySelector('.grade')?.innerText ?? '' });
  }

  async #copyLink() {
    const copied = await copyText(`${location.origin}/trees?exercise=yes&${this.exercise.link}`);
    this.toast(say(copied ? 'tree.copied.exercise' : 'copy.failed'));
  }

  /** The sheet with what the student wrote on it. */
  get #stage() {
    const [sheet] = this.exercise.steps;
    const labels = new Map(this.#nodes.map(({ id, label }) => [id, label]));
    const changes = sheet.changes.map((change) => {
      const { value, alpha, beta, cut, visited } = this.entries[labels.get(change.id)] ?? {};
      return {
        ...change,
        value: value?.trim() || change.value,
        alpha: alpha ? `α=${alpha}` : '',
        beta: beta ? `β=${beta}` : '',
        cut: Boolean(cut),
        looks: visited ? 'visited' : '',
      };
    });
    return { ...this.exercise, steps: [{ sentence: '', changes }] };
  }

  #mark(label, part) {
    return this.grade?.marks.find((mark) => mark.node === label && mark.part === part);
  }

  #state(label, part) {
    const mark = this.#mark(label, part);
    if (!mark) return '';
    return mark.points < mark.possible ? 'wrong' : 'right';
  }

  render() {
    if (!this.exercise) return nothing;
    const { task, asksForWindows } = this.exercise;
    const inner = this.#nodes.filter(({ leaf }) => !leaf);
    const leaves = this.#nodes.filter(({ leaf }) => leaf);
    return html`<form @submit=${this.#check} novalidate autocomplete="off">
      <div class="task">${task.map((line) => html`<p>${line}</p>`)}</div>
      <tree-view .stage=${this.#stage}></tree-view>
      <div class="tables">
        ${this.#innerTable(inner, asksForWindows)} ${asksForWindows ? this.#leafTable(leaves) : nothing}
      </div>
      <p class="muted small">${say(asksForWindows ? 'tree.exercise.help' : 'tree.exercise.help-values')}</p>
      <div class="buttons">
        <button class="main" data-action="check">${icon('check')}${say('tree.exercise.check')}</button>
        <button type="button" data-action="copy-exercise" @click=${this.#copyLink}>${icon('link')}${say('tree.exercise.link')}</button>
      </div>
      ${this.problem ? html`<p class="wrong" role="alert">${this.problem}</p>` : nothing} ${this.#graded()}
    </form>`;
  }

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
                  <td>${parent === undefined ? nothing : this.#check1(label, 'cut', 'cut')}</td>`
              : nothing}
          </tr>`,
        )}
      </tbody>
    </table>`;
  }

  #leafTable(leaves) {
    const [{ changes }] = this.exercise.steps;
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
            <td>${this.#check1(label, 'visited', 'leaf')}</td>
            <td>${this.#check1(label, 'cut', 'cut')}</td>
          </tr>`,
        )}
      </tbody>
    </table>`;
  }

  #input(label, part, graded) {
    const state = this.#state(label, graded);
    return html`<input
      class=${state}
      data-part=${part}
      maxlength="14"
      aria-label=${say(`tree.exercise.${part}-of`, label)}
      aria-invalid=${state === 'wrong' ? 'true' : 'false'}
      .value=${this.entries[label]?.[part] ?? ''}
      @input=${(event) => this.#enter(label, part, event.target.value)}
    />`;
  }

  #check1(label, part, graded) {
    const state = this.#state(label, graded);
    return html`<label class="box ${state}"><input
      type="checkbox"
      data-part=${part}
      aria-label=${say(`tree.exercise.${part}-of`, label)}
      aria-invalid=${state === 'wrong' ? 'true' : 'false'}
      .checked=${this.entries[label]?.[part] ?? false}
      @change=${(event) => this.#enter(label, part, event.target.checked)}
    /></label>`;
  }

  #graded() {
    if (!this.grade) return nothing;
    const { text, points, possible, marks } = this.grade;
    const said = marks.filter((mark) => mark.text);
    return html`<div class="grade ${points === possible ? 'right' : 'wrong'}">
      <h3>${text}</h3>
      ${points === possible ? html`<p>${say('tree.exercise.all-right')}</p>` : nothing}
      <ul>${said.map((mark) => html`<li>${mark.text}</li>`)}</ul>
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

customElements.define('tree-exercise', TreeExercise);
