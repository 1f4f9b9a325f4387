import { css, html, nothing } from 'lit';
import { say } from '../lib/messages.js';
import { BoardView } from './board-view.js';

/** The board of a game that has no drawing: the position as text, and the moves as buttons. */
class TextBoard extends BoardView {
  static styles = css`
    :host { display: block; }

    pre {
      margin: 0;
      padding: 1rem;
      overflow-x: auto;
      border-radius: 0.5rem;
      background: var(--surface-2);
      color: var(--text);
      font: 1rem/1.25 ui-monospace, monospace;
    }

    :host([small]) pre {
      padding: 0.25rem;
      overflow: hidden;
      font-size: 0.5rem;
    }

    ul {
      display: flex;
      flex-wrap: wrap;
      gap: 0.5rem;
      margin: 0.75rem 0 0;
      padding: 0;
      list-style: none;
    }

    button {
      min-width: 2.75rem;
      min-height: 2.75rem;
      padding: 0.25rem 0.75rem;
      border: 1px solid var(--line);
      border-radius: 0.5rem;
      background: var(--surface);
      color: var(--text);
      font: inherit;
      cursor: pointer;
    }

    button:disabled {
      color: var(--muted);
      cursor: default;
    }

    .hinted { border: 2px solid var(--accent); }

    :is(button, pre):focus-visible {
      outline: 3px solid var(--focus);
      outline-offset: 2px;
    }
  `;

  focusBoard() {
    const target = this.renderRoot.querySelector('button:enabled') ?? this.renderRoot.querySelector('pre');
    if (target instanceof HTMLElement) target.focus();
  }

  render() {
    const drawing = this.position?.board.drawing ?? '';
    if (this.small) return html`<pre aria-hidden="true">${drawing}</pre>`;
    return html`
      <pre role="region" tabindex="0" aria-label=${say('board.text.drawing')}>${drawing}</pre>
      <ul aria-label=${say('board.text.moves')}>
        ${(this.position?.moves ?? []).map(({ move }) => html`
          <li><button type="button" class=${move === this.hint?.move ? 'hinted' : nothing} data-move=${move}
              ?disabled=${!this.interactive} @click=${() => this.emit('move-chosen', { move })}>${move}</button></li>`)}
      </ul>`;
  }
}

customElements.define('text-board', TextBoard);
