import { css, html, svg } from 'lit';
import { Component } from '../lib/component.js';
import { say } from '../lib/messages.js';

/** @import {WallInput, WallTool} from '../types/index.js' */

/** @type {WallTool[]} */
const TOOLS = ['step', 'h', 'v'];

const ICONS = {
  step: svg`<circle cx="12" cy="7" r="4"></circle><path d="M6 20 C6 16 10 15 10.5 11 L13.5 11 C14 15 18 16 18 20 Z"></path>`,
  h: svg`<rect x="2" y="10" width="20" height="4" rx="1.5"></rect>`,
  v: svg`<rect x="10" y="2" width="4" height="20" rx="1.5"></rect>`,
};

/**
 * Chooses what the next click or key does: move the pawn, or place a horizontal or vertical wall.
 *
 * @fires tool-chosen `{tool, by}`: 'step', 'h' or 'v'; by 'mouse', 'touch' or 'keys'
 */
class WallTools extends Component {
  static properties = { tool: { attribute: false }, disabled: { type: Boolean } };

  static styles = css`
    :host {
      display: block;
      margin-top: 0.75rem;
    }

    div {
      display: flex;
      gap: 0.25rem;
      padding: 0.25rem;
      border: 1px solid var(--line);
      border-radius: 0.75rem;
      background: var(--surface-2);
    }

    button {
      display: flex;
      flex: 1 1 0;
      gap: 0.5rem;
      align-items: center;
      justify-content: center;
      min-width: 0;
      min-height: 2.75rem;
      padding: 0.25rem 0.5rem;
      border: 0;
      border-radius: 0.5rem;
      background: transparent;
      color: var(--text);
      font: 500 0.875rem/1.15 system-ui, sans-serif;
      text-align: start;
      cursor: pointer;
    }

    button[aria-pressed='true'] {
      background: var(--accent);
      color: var(--on-accent);
    }

    button:disabled {
      color: var(--muted);
      cursor: default;
    }

    button:disabled[aria-pressed='true'] {
      background: var(--surface);
    }

    button:focus-visible {
      outline: 3px solid var(--focus);
      outline-offset: 2px;
    }

    svg {
      flex: none;
      width: 1.25rem;
      height: 1.25rem;
      fill: currentColor;
    }
  `;

  constructor() {
    super();
    /** @type {WallTool} */
    this.tool = 'step';
    this.disabled = false;
  }

  render() {
    return html`
      <div role="group" aria-label=${say('board.tools.name')}>
        ${TOOLS.map((tool) => html`
          <button type="button" data-tool=${tool} aria-pressed=${this.tool === tool ? 'true' : 'false'}
              ?disabled=${this.disabled} @click=${(/** @type {MouseEvent} */ event) => this.#choose(tool, event)}>
            <svg viewBox="0 0 24 24" aria-hidden="true">${ICONS[tool]}</svg>
            <span>${say(`board.tools.${tool}`)}</span>
          </button>`)}
      </div>`;
  }

  /**
   * @param {WallTool} tool
   * @param {MouseEvent} event
   */
  #choose(tool, event) {
    this.emit('tool-chosen', { tool, by: inputOf(event) });
  }
}

/**
 * The input device of a click. A click by keyboard has `detail` 0.
 *
 * @param {MouseEvent} event
 * @returns {WallInput}
 */
function inputOf(event) {
  if (event.detail === 0) return 'keys';
  return event instanceof PointerEvent && event.pointerType === 'touch' ? 'touch' : 'mouse';
}

customElements.define('wall-tools', WallTools);
