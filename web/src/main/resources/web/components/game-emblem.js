// A small picture for each game, to tell them apart at a glance.

import { css, html, LitElement, svg } from 'lit';

const CELLS = [0, 1, 2, 3];

class GameEmblem extends LitElement {
  static properties = { game: {} };

  constructor() {
    super();
    this.game = '';
  }

  render() {
    return html`<svg viewBox="0 0 96 96" aria-hidden="true" focusable="false">
      <defs>
        <radialGradient id="dark" cx=".36" cy=".3" r=".8"><stop offset="0" stop-color="#5d5f63"></stop><stop offset="1" stop-color="#131416"></stop></radialGradient>
        <radialGradient id="light" cx=".36" cy=".3" r=".85"><stop offset="0" stop-color="#ffffff"></stop><stop offset="1" stop-color="#cfcabd"></stop></radialGradient>
        <clipPath id="frame"><rect width="96" height="96" rx="12"></rect></clipPath>
      </defs>
      <g clip-path="url(#frame)">${this.#picture()}</g>
    </svg>`;
  }

  #picture() {
    if (this.game === 'reversi') return this.#reversi();
    if (this.game === 'checkers') return this.#checkers();
    if (this.game === 'quoridor') return this.#quoridor();
    return svg`<rect width="96" height="96" class="plain"></rect>`;
  }

  #reversi() {
    /**
     * @param {number} x
     * @param {number} y
     * @param {'light' | 'dark'} fill
     */
    const disc = (x, y, fill) => svg`<circle cx=${x} cy=${y + 1.5} r="9.5" class="shade"></circle><circle cx=${x} cy=${y} r="9.5" fill="url(#${fill})"></circle>`;
    return svg`<rect width="96" height="96" fill="#2f7d57"></rect>
      ${[24, 48, 72].map((at) => svg`<path d="M${at} 0v96M0 ${at}h96" class="grid"></path>`)}
      ${disc(36, 36, 'light')}${disc(60, 36, 'dark')}${disc(36, 60, 'dark')}${disc(60, 60, 'dark')}${disc(84, 60, 'dark')}${disc(60, 12, 'light')}`;
  }

  #checkers() {
    /**
     * @param {number} x
     * @param {number} y
     * @param {'light' | 'dark'} fill
     */
    const man = (x, y, fill) => svg`<circle cx=${x} cy=${y + 1.5} r="9.5" class="shade"></circle><circle cx=${x} cy=${y} r="9.5" fill="url(#${fill})"></circle><circle cx=${x} cy=${y} r="6" class="ring"></circle>`;
    return svg`<rect width="96" height="96" fill="#ead8b6"></rect>
      ${CELLS.flatMap((row) => CELLS.filter((column) => (row + column) % 2 === 1).map((column) => svg`<rect x=${column * 24} y=${row * 24} width="24" height="24" fill="#8a5a3b"></rect>`))}
      ${man(36, 12, 'dark')}${man(84, 12, 'dark')}${man(60, 36, 'dark')}${man(36, 60, 'light')}${man(12, 84, 'light')}${man(60, 84, 'light')}`;
  }

  #quoridor() {
    return svg`<rect width="96" height="96" fill="#6d4a33"></rect>
      ${CELLS.flatMap((row) => CELLS.map((column) => svg`<rect x=${column * 24 + 2} y=${row * 24 + 2} width="20" height="20" rx="3" fill="#d8b98c"></rect>`))}
      <rect x="26" y="45" width="44" height="6" rx="2" fill="#f4e3bd"></rect><rect x="69" y="50" width="6" height="44" rx="2" fill="#f4e3bd"></rect>
      <circle cx="36" cy="36" r="8" fill="url(#light)"></circle><circle cx="60" cy="84" r="8" fill="url(#dark)"></circle>`;
  }

  static styles = css`
    :host {
      display: block;
    }
    svg {
      display: block;
      width: 100%;
      height: auto;
    }
    .grid {
      fill: none;
      stroke: #1d5a3d;
      stroke-width: 1.5;
    }
    .shade {
      fill: rgb(0 0 0 / 30%);
    }
    .ring {
      fill: none;
      stroke: rgb(128 128 128 / 55%);
      stroke-width: 1.5;
    }
    .plain {
      fill: var(--surface-2);
    }
  `;
}

customElements.define('game-emblem', GameEmblem);
