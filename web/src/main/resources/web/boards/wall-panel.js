import { css, html, nothing, svg } from 'lit';
import { Component } from '../lib/component.js';
import { say } from '../lib/messages.js';

const ICONS = {
  place: svg`<path d="M4 13 L10 19 L20 6"></path>`,
  turn: svg`<path d="M19 12 A7 7 0 1 1 14 5.3"></path><path d="M12 1.5 L15.5 5.5 L11 8.5"></path>`,
  cancel: svg`<path d="M6 6 L18 18 M18 6 L6 18"></path>`,
};

/**
 * What is shown next to the preview of a wall: why it may not be placed, and on touch screens
 * the buttons to place, turn or drop it.
 *
 * @fires wall-confirmed, wall-turned, wall-dropped
 */
class WallPanel extends Component {
  static properties = {
    wall: { attribute: false },
    reason: { attribute: false },
    buttons: { attribute: false },
  };

  constructor() {
    super();
    this.wall = '';
    /** @type {string | null} */
    this.reason = null;
    this.buttons = false;
  }

  static styles = css`
    :host {
      display: flex;
      flex-direction: column;
      gap: 0.375rem;
      align-items: center;
      pointer-events: none;
    }

    .reason {
      margin: 0;
      padding: 0.375rem 0.625rem;
      border: 2px solid var(--danger);
      border-radius: 0.5rem;
      background: var(--surface);
      color: var(--text);
      box-shadow: var(--board-shadow);
      font: 500 0.875rem/1.25 system-ui, sans-serif;
      text-align: center;
      text-wrap: balance;
    }

    .buttons {
      display: flex;
      gap: 0.25rem;
      padding: 0.25rem;
      border: 1px solid var(--line);
      border-radius: 0.75rem;
      background: var(--surface);
      box-shadow: var(--board-shadow);
      pointer-events: auto;
      touch-action: manipulation;
    }

    button {
      display: grid;
      place-items: center;
      width: 2.75rem;
      height: 2.75rem;
      border: 0;
      border-radius: 0.5rem;
      background: transparent;
      color: var(--text);
      cursor: pointer;
    }

    .place {
      background: var(--accent);
      color: var(--on-accent);
    }

    .place[aria-describedby] {
      background: var(--surface-2);
      color: var(--muted);
    }

    button:focus-visible {
      outline: 3px solid var(--focus);
      outline-offset: 2px;
    }

    svg {
      width: 1.5rem;
      height: 1.5rem;
      fill: none;
      stroke: currentColor;
      stroke-width: 2.5;
      stroke-linecap: round;
      stroke-linejoin: round;
    }
  `;

  render() {
    return html`
      ${this.reason ? html`<p class="reason" id="reason">${this.reason}</p>` : nothing}
      ${this.buttons ? html`
        <div class="buttons" role="group" aria-label=${this.wall}>
          ${this.#button('turn', 'wall-turned', say('board.wall.turn'))}
          ${this.#button('cancel', 'wall-dropped', say('board.wall.cancel'))}
          ${this.#button('place', 'wall-confirmed', say('board.wall.place', this.wall))}
        </div>` : nothing}`;
  }

  /**
   * @param {keyof typeof ICONS} kind
   * @param {'wall-turned' | 'wall-dropped' | 'wall-confirmed'} event
   * @param {string} name
   */
  #button(kind, event, name) {
    return html`
      <button type="button" class=${kind} aria-label=${name} title=${name} data-action=${kind}
          aria-describedby=${kind === 'place' && this.reason ? 'reason' : nothing}
          @click=${() => this.emit(event)}>
        <svg viewBox="0 0 24 24" aria-hidden="true">${ICONS[kind]}</svg>
      </button>`;
  }
}

customElements.define('wall-panel', WallPanel);
