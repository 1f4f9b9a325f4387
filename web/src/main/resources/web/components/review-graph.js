// The score over a whole game: black's chances move by move, with the mistakes on the line, marked by
// their size. Each is a link to its move; the list beside the graph says the same in words.

import { css, html, svg } from 'lit';
import { Component } from '../lib/component.js';
import { exactFrom } from '../lib/exact-review.js';
import { formatPercent } from '../lib/format.js';
import { say } from '../lib/messages.js';
import { moveText, sideName } from '../lib/names.js';
import { base } from './shared-styles.js';

/** @import {SVGTemplateResult} from 'lit' */
/** @import {GameTree} from '../lib/game-tree.js' */
/** @import {JudgedNode, MistakeSize} from '../types/index.js' */

const WIDTH = 600;
const HEIGHT = 160;
/** @type {Partial<Record<MistakeSize, (x: number, y: number) => SVGTemplateResult>>} */
const SHAPES = {
  inaccuracy: (x, y) => svg`<circle cx=${x} cy=${y} r="5"></circle>`,
  mistake: (x, y) => svg`<path d="M${x} ${y - 7} L${x + 7} ${y} L${x} ${y + 7} L${x - 7} ${y} Z"></path>`,
  blunder: (x, y) => svg`<path d="M${x - 8} ${y - 7} L${x + 8} ${y - 7} L${x} ${y + 9} Z"></path>`,
};

class ReviewGraph extends Component {
  static properties = {
    /** The nodes of the line, the start first. */
    line: { attribute: false },
    judged: { attribute: false },
    tree: { attribute: false },
    current: { type: Number },
  };

  constructor() {
    super();
    /** @type {number[]} */
    this.line = [];
    /** @type {Map<number, JudgedNode>} */
    this.judged;
    /** @type {GameTree} */
    this.tree;
    this.current = 0;
  }

  render() {
    const { line, judged } = this;
    /** @param {number} index */
    const place = (index) => (line.length < 2 ? 0 : (index / (line.length - 1)) * WIDTH);
    const known = line.flatMap((id, index) => {
      const node = judged.get(id);
      return node ? [{ node, x: place(index), y: HEIGHT * (1 - node.chance) }] : [];
    });
    const points = known.map(({ x, y }) => `${x},${y}`);
    const here = line.indexOf(this.current);
    const exact = exactFrom(line, judged);
    return html`<svg viewBox="-8 -8 ${WIDTH + 16} ${HEIGHT + 16}" role="group" aria-label=${say('review.graph')} @click=${(/** @type {MouseEvent} */ event) => this.#choose(event)}>
      <rect class="ground" width=${WIDTH} height=${HEIGHT}></rect>
      ${known.length > 1
        ? svg`<polygon class="area" points="${known[0].x},${HEIGHT} ${points.join(' ')} ${known[known.length - 1].x},${HEIGHT}"></polygon>
          <polyline class="line" points=${points.join(' ')}></polyline>`
        : ''}
      <line class="middle" x2=${WIDTH} y1=${HEIGHT / 2} y2=${HEIGHT / 2}></line>
      ${exact === null ? '' : svg`<rect class="exact" x=${place(exact)} y=${HEIGHT + 2} width=${WIDTH - place(exact)} height="6"></rect>`}
      ${here >= 0 ? svg`<line class="here" x1=${place(here)} x2=${place(here)} y2=${HEIGHT}></line>` : ''}
      ${known.map(({ node, x, y }) => this.#mistake(node, x, y))}
    </svg>`;
  }

  /**
   * @param {JudgedNode} judged
   * @param {number} x
   * @param {number} y
   */
  #mistake({ node, move: judged, chance }, x, y) {
    const move = this.tree.move(node);
    const shape = judged && SHAPES[judged.size];
    if (!move || !shape) return '';
    const label = say('review.point', sideName(move.side), moveText(move.move), say(`size.${judged.size}`), formatPercent(chance));
    return svg`<g class="mistake ${judged.size}" role="button" tabindex="0" aria-label=${label} data-mistake=${node}
        @keydown=${(/** @type {KeyboardEvent} */ event) => (event.key === 'Enter' || event.key === ' ') && this.#go(event, node)}
        @click=${(/** @type {MouseEvent} */ event) => this.#go(event, node)}>${shape(x, y)}</g>`;
  }

  /**
   * @param {Event} event
   * @param {number} node
   */
  #go(event, node) {
    event.preventDefault();
    event.stopPropagation();
    this.emit('node-chosen', { node });
  }

  /**
   * A click elsewhere on the graph chooses the nearest move.
   *
   * @param {MouseEvent} event
   */
  #choose(event) {
    const box = this.getBoundingClientRect();
    const share = ((event.clientX - box.left) / box.width) * (WIDTH + 16) - 8;
    const index = Math.round((share / WIDTH) * (this.line.length - 1));
    const node = this.line[Math.min(Math.max(index, 0), this.line.length - 1)];
    if (node !== undefined) this.emit('node-chosen', { node });
  }

  static styles = [
    base,
    css`
      :host {
        display: block;
      }
      svg {
        display: block;
        width: 100%;
        height: auto;
        cursor: pointer;
      }
      .ground {
        fill: var(--graph-second, #efe9dc);
        stroke: var(--line-strong);
      }
      .area {
        fill: #3a3d43;
      }
      .line {
        fill: none;
        stroke: var(--accent);
        stroke-width: 3;
      }
      .exact {
        fill: var(--accent);
      }
      .middle {
        stroke: #8a8f98;
        stroke-dasharray: 4 5;
      }
      .here {
        stroke: var(--focus);
        stroke-width: 2;
      }
      .mistake {
        stroke: #ffffff;
        stroke-width: 1.5;
        fill: #b45f06;
      }
      .mistake.inaccuracy {
        fill: #8a6d00;
      }
      .mistake.blunder {
        fill: #b3261e;
      }
      .mistake:focus-visible {
        outline: none;
        stroke: var(--focus);
        stroke-width: 4;
      }
    `,
  ];
}

customElements.define('review-graph', ReviewGraph);
