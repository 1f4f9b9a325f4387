// The score over a whole game: black's chances move by move, with the mistakes on the line, marked by
// their size. Each is a link to its move; the list beside the graph says the same in words.

import { css, html, svg } from 'lit';
import { Component } from '../lib/component.js';
import { formatPercent } from '../lib/format.js';
import { say } from '../lib/messages.js';
import { moveText, sideName } from '../lib/names.js';
import { base } from './shared-styles.js';

const WIDTH = 600;
const HEIGHT = 160;
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

  render() {
    const { line, judged } = this;
    const place = (index) => (line.length < 2 ? 0 : (index / (line.length - 1)) * WIDTH);
    const height = (node) => HEIGHT * (1 - judged.get(node).chance);
    const known = line.map((node, index) => ({ node, x: place(index) })).filter(({ node }) => judged.has(node));
    const points = known.map(({ node, x }) => `${x},${height(node)}`);
    const here = line.indexOf(this.current);
    return html`<svg viewBox="-8 -8 ${WIDTH + 16} ${HEIGHT + 16}" role="group" aria-label=${say('review.graph')} @click=${(event) => this.#choose(event)}>
      <rect class="ground" width=${WIDTH} height=${HEIGHT}></rect>
      ${points.length > 1
        ? svg`<polygon class="area" points="${known[0].x},${HEIGHT} ${points.join(' ')} ${known.at(-1).x},${HEIGHT}"></polygon>
          <polyline class="line" points=${points.join(' ')}></polyline>`
        : ''}
      <line class="middle" x2=${WIDTH} y1=${HEIGHT / 2} y2=${HEIGHT / 2}></line>
      ${here >= 0 ? svg`<line class="here" x1=${place(here)} x2=${place(here)} y2=${HEIGHT}></line>` : ''}
      ${known.filter(({ node }) => SHAPES[judged.get(node).move?.size]).map(({ node, x }) => this.#mistake(node, x, height(node)))}
    </svg>`;
  }

  #mistake(node, x, y) {
    const { move, chance } = this.judged.get(node);
    const { side, move: text } = this.tree.node(node);
    const label = say('review.point', sideName(side), moveText(text), say(`size.${move.size}`), formatPercent(chance));
    return svg`<g class="mistake ${move.size}" role="button" tabindex="0" aria-label=${label} data-mistake=${node}
        @keydown=${(event) => (event.key === 'Enter' || event.key === ' ') && this.#go(event, node)}
        @click=${(event) => this.#go(event, node)}>${SHAPES[move.size](x, y)}</g>`;
  }

  #go(event, node) {
    event.preventDefault();
    event.stopPropagation();
    this.tell('node-chosen', { node });
  }

  /** Elsewhere on the graph the nearest move is meant. */
  #choose(event) {
    const box = event.currentTarget.getBoundingClientRect();
    const share = ((event.clientX - box.left) / box.width) * (WIDTH + 16) - 8;
    const index = Math.round((share / WIDTH) * (this.line.length - 1));
    const node = this.line[Math.min(Math.max(index, 0), this.line.length - 1)];
    if (node !== undefined) this.tell('node-chosen', { node });
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
