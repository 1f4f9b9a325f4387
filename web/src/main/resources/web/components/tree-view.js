// Draws a tree after some steps of a search. Layout and styles come from the server.

import { css, html, nothing, svg } from 'lit';
import { Component } from '../lib/component.js';
import { formatNumber } from '../lib/format.js';
import { say } from '../lib/messages.js';
import { base } from './shared-styles.js';

/** @import {LayoutNode, NodeChange, NodePlace, TreeStage, TreeStep} from '../types/index.js' */

const MARGIN = 14;
/** Extra room, because the reason of a cut at the last edge is drawn beside the nodes. */
const REASON_ROOM = 84;
const CUT_AT = { downwards: 0.55, sideways: 0.75 };

class TreeView extends Component {
  static properties = {
    stage: { attribute: false },
    step: { type: Number },
  };

  /** @type {Map<number, NodeChange>} */
  #looks = new Map();
  /** @type {TreeStep[] | null} */
  #drawnSteps = null;
  #shown = -1;

  constructor() {
    super();
    /** @type {TreeStage} */
    this.stage;
    this.step = 0;
  }

  /** Each step lists what changes. Going forwards adds changes; going back starts at the first step. */
  willUpdate() {
    const { steps } = this.stage;
    const target = Math.min(Math.max(this.step, 0), steps.length - 1);
    if (this.#drawnSteps !== steps || target < this.#shown) {
      this.#looks = new Map();
      this.#shown = -1;
      this.#drawnSteps = steps;
    }
    while (this.#shown < target) {
      this.#shown += 1;
      for (const change of steps[this.#shown].changes) this.#looks.set(change.id, change);
    }
  }

  updated() {
    this.style.setProperty('--natural', `${this.#width}px`);
    this.#scrollToCurrent();
  }

  get #width() {
    const { width, downwards } = this.stage.layout;
    return width + 2 * MARGIN + (downwards ? REASON_ROOM : 0);
  }

  #scrollToCurrent() {
    const frame = this.renderRoot.querySelector('.frame');
    const node = this.stage.steps[this.#shown]?.node;
    const place = this.stage.layout.nodes.find(({ id }) => id === node && node !== undefined);
    if (!frame || !place) return;
    const scale = frame.scrollWidth / this.#width;
    const x = place.x * scale;
    const y = place.y * scale;
    if (x < frame.scrollLeft + 40 || x > frame.scrollLeft + frame.clientWidth - 90) frame.scrollLeft = x - frame.clientWidth / 2;
    if (y < frame.scrollTop + 20 || y > frame.scrollTop + frame.clientHeight - 40) frame.scrollTop = y - frame.clientHeight / 2;
  }

  render() {
    const { layout, title } = this.stage;
    const height = layout.height + 2 * MARGIN;
    const places = new Map(layout.nodes.filter((place) => place.id !== undefined).map((place) => [place.id, place]));
    return html`<div class="frame" tabindex="0" role="group" aria-label=${say('tree.picture')}>
        <svg viewBox="0 0 ${this.#width} ${height}" role="img" aria-label=${title} data-step=${this.#shown}>
          <g transform="translate(${MARGIN} ${MARGIN})">
            ${layout.nodes.map((place) => this.#edge(place, places))}
            ${layout.nodes.map((place) => this.#node(place))}
            ${layout.nodes.map((place) => this.#cut(place, places))}
          </g>
        </svg>
      </div>
      <details>
        <summary>${say('tree.in-words')}</summary>
        ${this.#list(layout.nodes, undefined)}
      </details>`;
  }

  /**
   * @param {LayoutNode} place
   * @param {Map<number, NodePlace>} places
   */
  #edge(place, places) {
    const parent = place.parent === undefined ? undefined : places.get(place.parent);
    if (!parent) return nothing;
    const [x1, y1] = parent.out;
    const [x2, y2] = place.in;
    const touch = !this.stage.layout.downwards && place.id !== undefined && !place.leaf && place.name === '' ? `H${place.x - place.width / 4}` : '';
    const looks = place.id === undefined ? 'unreached' : this.#looks.get(place.id)?.looks;
    return svg`<path class="edge ${looks ?? ''}" d="M${x1} ${y1}L${x2} ${y2}${touch}"></path>`;
  }

  /** @param {LayoutNode} place */
  #node(place) {
    const { x, y, width, height } = place;
    if (place.id === undefined) {
      return svg`<g class="folded"><rect class="shape" x=${x - width / 2} y=${y - height / 2} width=${width} height=${height} rx=${height / 2}></rect>
        <text class="count" x=${x} y=${y + 4}>⋯ +${formatNumber(place.hidden)}</text></g>`;
    }
    const look = this.#looks.get(place.id);
    const kind = place.leaf ? 'leaf' : place.side;
    return svg`<g class="node ${kind} ${look?.looks ?? ''}" data-node=${place.label}>
      <title>${look?.title ?? place.label}</title>
      ${place.leaf ? svg`<rect class="shape" x=${x - width / 2} y=${y - height / 2} width=${width} height=${height} rx="3"></rect>` : triangle(place)}
      <text class="value" x=${x} y=${y + valueDrop(place)}>${look?.value ?? ''}</text>
      ${this.#name(place)} ${place.leaf ? nothing : this.#window(place, look)} ${this.#badge(place)}
    </g>`;
  }

  /** @param {NodePlace} place */
  #name({ x, y, width, height, name, leaf }) {
    if (!name) return nothing;
    if (!leaf) return svg`<text class="name before" x=${x - width / 2 - 3} y=${y + 4}>${name}</text>`;
    return this.stage.layout.downwards
      ? svg`<text class="name below" x=${x} y=${y + height / 2 + 13}>${name}</text>`
      : svg`<text class="name" x=${x + width / 2 + 4} y=${y + 4}>${name}</text>`;
  }

  /**
   * @param {NodePlace} place
   * @param {NodeChange | undefined} look
   */
  #window({ x, y, width }, look) {
    // Minimax has no windows, so the layout has no room for them.
    if (!this.stage.layout.windows || !look || (!look.alpha && !look.beta)) return nothing;
    const left = x + width / 2 + 4;
    return this.stage.layout.downwards
      ? svg`<text class="window" x=${left} y=${y - 3}>${look.alpha}</text><text class="window" x=${left} y=${y + 11}>${look.beta}</text>`
      : svg`<text class="window" x=${left} y=${y + 4}>${look.alpha} ${look.beta}</text>`;
  }

  /**
   * The number of hidden nodes below this one.
   *
   * @param {NodePlace} place
   */
  #badge({ x, y, width, height, hidden }) {
    if (!hidden) return nothing;
    return this.stage.layout.downwards
      ? svg`<text class="count" x=${x} y=${y + height / 2 + 13}>⋯ +${formatNumber(hidden)}</text>`
      : svg`<text class="count after" x=${x + width / 2 + 3} y=${y + 4}>⋯ +${formatNumber(hidden)}</text>`;
  }

  /**
   * @param {LayoutNode} place
   * @param {Map<number, NodePlace>} places
   */
  #cut(place, places) {
    const look = place.id === undefined ? undefined : this.#looks.get(place.id);
    const parent = place.parent === undefined ? undefined : places.get(place.parent);
    if (place.id === undefined || !look?.cut || !parent) return nothing;
    const { downwards } = this.stage.layout;
    const at = downwards ? CUT_AT.downwards : CUT_AT.sideways;
    const [x1, y1] = parent.out;
    const [x2, y2] = place.in;
    const length = Math.hypot(x2 - x1, y2 - y1) || 1;
    const [ax, ay] = [(x2 - x1) / length, (y2 - y1) / length];
    const [mx, my] = [x1 + (x2 - x1) * at, y1 + (y2 - y1) * at];
    /** @param {number} side */
    const stroke = (side) =>
      `M${mx + side * ax - 6 * ay} ${my + side * ay + 6 * ax}L${mx + side * ax + 6 * ay} ${my + side * ay - 6 * ax}`;
    return svg`<g class="cut" data-cut=${place.label}><path class="mark" d="${stroke(-2.5)}${stroke(2.5)}"></path>
      ${look.reason ? svg`<text class="reason ${downwards ? '' : 'before'}" x=${mx + (downwards ? 10 : 8)} y=${my + (downwards ? 1 : 15)}>${look.reason}</text>` : nothing}
    </g>`;
  }

  /**
   * The same as a list, for screen readers and for searching the page.
   *
   * @param {LayoutNode[]} nodes
   * @param {number | undefined} parent
   * @returns {unknown}
   */
  #list(nodes, parent) {
    const own = nodes.filter((place) => place.parent === parent);
    if (own.length === 0) return nothing;
    return html`<ul>
      ${own.map((place) =>
        place.id === undefined
          ? html`<li>${say('tree.folded', place.hidden)}</li>`
          : html`<li>${this.#words(place)}${this.#list(nodes, place.id)}</li>`,
      )}
    </ul>`;
  }

  /** @param {NodePlace} place */
  #words(place) {
    const look = this.#looks.get(place.id);
    const title = look?.title ?? place.label;
    return look?.cut ? say('tree.node-cut', title) : title;
  }

  static styles = [
    base,
    css`
      :host {
        display: block;
        min-width: 0;
        --tree-min: light-dark(#f6e7da, #4a3423);
      }
      .frame {
        overflow: auto;
        max-height: min(75vh, 46rem);
        border-radius: var(--radius-small);
        text-align: center;
      }
      svg {
        width: 100%;
        max-width: calc(1.35 * var(--natural));
        min-width: calc(0.72 * var(--natural));
      }
      text {
        fill: var(--text);
        font-size: 13px;
      }
      .value {
        text-anchor: middle;
      }
      .name {
        font-size: 12px;
        font-weight: 700;
      }
      .before {
        text-anchor: end;
      }
      .below,
      .count {
        text-anchor: middle;
      }
      .window,
      .count,
      .reason {
        font-size: 11px;
      }
      .after {
        text-anchor: start;
      }
      .window {
        fill: var(--muted);
      }
      .reason {
        fill: var(--danger);
        font-weight: 700;
        stroke: var(--surface);
        stroke-width: 3px;
        paint-order: stroke;
      }
      .shape {
        fill: var(--surface);
        stroke: var(--text);
        stroke-width: 1.5px;
        stroke-linejoin: round;
      }
      .max .shape {
        fill: var(--accent-soft);
      }
      .min .shape {
        fill: var(--tree-min);
      }
      .edge {
        fill: none;
        stroke: var(--line-strong);
        stroke-width: 1.5px;
      }
      .mark {
        stroke: var(--danger);
        stroke-width: 2px;
      }
      .principal .shape,
      .edge.principal {
        stroke: var(--accent);
        stroke-width: 3.5px;
      }
      .principal .value {
        font-weight: 700;
      }
      .current .shape {
        stroke: var(--focus);
        stroke-width: 4px;
      }
      .unreached .shape,
      .pruned .shape {
        fill: var(--surface);
        stroke: var(--line-strong);
      }
      .pruned .shape,
      .edge.pruned,
      .folded .shape {
        stroke: var(--line-strong);
        stroke-dasharray: 4 3;
      }
      .pruned text,
      .folded text {
        fill: var(--muted);
      }
      .visited .shape {
        stroke: var(--accent);
        stroke-width: 3px;
      }
      details {
        margin-top: 0.25rem;
        font-size: 0.9rem;
      }
      summary {
        min-height: 32px;
        padding-block: 0.3rem;
        color: var(--muted);
        cursor: pointer;
      }
      ul {
        margin: 0;
        padding-inline-start: 1.2rem;
      }
    `,
  ];
}

/**
 * Up for max, down for min.
 *
 * @param {NodePlace} place
 */
function triangle({ x, y, width, height, side }) {
  const up = side === 'max' ? 1 : -1;
  return svg`<path class="shape" d="M${x} ${y - (up * height) / 2}L${x + width / 2} ${y + (up * height) / 2}L${x - width / 2} ${y + (up * height) / 2}Z"></path>`;
}

/**
 * Moves the text to the wide part of the triangle.
 *
 * @param {NodePlace} place
 */
function valueDrop({ leaf, side, height }) {
  if (leaf) return 4.5;
  return side === 'max' ? height / 2 - 4 : 13.5 - height / 2;
}

customElements.define('tree-view', TreeView);
