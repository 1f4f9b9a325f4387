// The mark and the comment of the shown move, to read and to edit.
//
// Emits `note-changed` {node, comment} or {node, mark} after a change.

import { css, html } from 'lit';
import { Component } from '../lib/component.js';
import { MARK_NAMES, MARKS } from '../lib/marks.js';
import { say } from '../lib/messages.js';
import { moveText } from '../lib/names.js';
import { base, controls } from './shared-styles.js';

/** @import {PropertyValues} from 'lit' */
/** @import {GameNode, Mark} from '../types/index.js' */

class MoveNote extends Component {
  static properties = {
    /** A node of the game tree; the start can have a comment but no mark. */
    node: { attribute: false },
  };

  constructor() {
    super();
    /** @type {GameNode | null} */
    this.node = null;
  }

  /**
   * A change from elsewhere does not replace the text while a person types.
   *
   * @param {PropertyValues<this>} changed
   */
  updated(changed) {
    if (!changed.has('node')) return;
    const field = this.renderRoot.querySelector('textarea');
    const another = changed.get('node')?.id !== this.node?.id;
    if (field && (another || this.shadowRoot?.activeElement !== field)) field.value = this.node?.comment ?? '';
  }

  /**
   * @param {GameNode} node
   * @param {Mark} mark
   */
  #mark(node, mark) {
    this.emit('note-changed', { node: node.id, mark: node.mark === mark ? '' : mark });
  }

  #write() {
    const { node } = this;
    const comment = this.drawn('textarea').value.trim();
    if (node && comment !== (node.comment ?? '')) this.emit('note-changed', { node: node.id, comment });
  }

  /**
   * Ctrl and Enter save the comment.
   *
   * @param {KeyboardEvent} event
   */
  #key(event) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    this.#write();
  }

  render() {
    const { node } = this;
    if (!node) return '';
    return html`${node.move ? this.#marks(node, node.move) : ''}
      <div class="field">
        <label for="comment">${node.move ? say('note.comment', moveText(node.move)) : say('note.start')}</label>
        <textarea id="comment" maxlength="10000" aria-describedby="help" @change=${this.#write} @keydown=${this.#key}></textarea>
        <p id="help" class="muted small">${say('note.help')}</p>
      </div>`;
  }

  /**
   * @param {GameNode} node
   * @param {string} move
   */
  #marks(node, move) {
    return html`<div class="marks" role="group" aria-label=${say('note.marks', moveText(move))}>
      ${MARKS.map(
        (mark) => html`<button
          aria-pressed=${node.mark === mark ? 'true' : 'false'}
          aria-label=${say(`note.mark.${MARK_NAMES[mark]}`)}
          title=${say(`note.mark.${MARK_NAMES[mark]}`)}
          data-mark=${mark}
          @click=${() => this.#mark(node, mark)}
        >
          ${mark}
        </button>`,
      )}
    </div>`;
  }

  static styles = [
    base,
    controls,
    css`
      :host {
        display: grid;
        gap: 0.5rem;
      }
      .marks {
        display: grid;
        grid-template-columns: repeat(6, 1fr);
        gap: 0.3rem;
      }
      .marks button {
        padding: 0;
        min-width: 0;
        font-weight: 700;
      }
      textarea {
        min-height: 4.5em;
        font-family: inherit;
        font-size: 0.95rem;
      }
    `,
  ];
}

customElements.define('move-note', MoveNote);
