import { css } from 'lit';

/** Styles of all boards; each board adds its own squares. */
export const boardStyle = css`
  :host {
    display: block;
    container-type: inline-size;
    color: var(--text);
  }

  :host([hidden]) {
    display: none;
  }

  .stage {
    position: relative;
  }

  svg.board {
    display: block;
    width: 100%;
    height: auto;
    border-radius: 1.4cqi;
    user-select: none;
    -webkit-user-select: none;
    -webkit-tap-highlight-color: transparent;
    /* A touch that does not start on a movable piece scrolls the page. */
    touch-action: pan-y pinch-zoom;
  }

  :host(:not([small])) svg.board {
    box-shadow: var(--board-shadow);
  }

  .frame {
    fill: var(--board-frame);
  }

  .coordinate {
    font: 600 26px system-ui, sans-serif;
    fill: var(--board-frame-text);
    text-anchor: middle;
    dominant-baseline: central;
  }

  @container (min-width: 34rem) {
    .coordinate {
      font-size: 20px;
    }
  }

  .pieces,
  .marks {
    pointer-events: none;
  }

  .black-light { stop-color: var(--board-black-light); }
  .black-dark { stop-color: var(--board-black); }
  .white-light { stop-color: var(--board-white-light); }
  .white-dark { stop-color: var(--board-white); }

  .shade {
    fill: var(--board-shade);
  }

  .body {
    stroke-width: 2;
  }

  .side-0 .body { stroke: var(--board-black-edge); }
  .side-1 .body { stroke: var(--board-white-edge); }

  .ridge,
  .sheen {
    fill: none;
    stroke-width: 2.5;
  }

  .sheen {
    stroke-width: 1.5;
    opacity: 0.55;
  }

  .side-0 :is(.ridge, .sheen) { stroke: var(--board-black-ridge); }
  .side-1 :is(.ridge, .sheen) { stroke: var(--board-white-ridge); }

  .crown path {
    stroke-width: 4;
    stroke-linejoin: round;
    stroke-linecap: round;
  }

  .side-0 .crown path { fill: var(--board-black-crown); stroke: var(--board-black-crown); }
  .side-1 .crown path { fill: var(--board-white-crown); stroke: var(--board-white-crown); }

  /* A second mark of the side beside its colour, for the colour-blind friendly theme. */
  .mark {
    fill: none;
    stroke-width: 4;
    stroke-linecap: round;
    opacity: var(--board-side-mark);
  }

  .side-0 .mark { stroke: var(--board-white-light); }
  .side-1 .mark { stroke: none; }

  .last {
    fill: var(--board-last);
  }

  .selected {
    fill: var(--board-selected);
  }

  .dot {
    fill: var(--board-target);
    stroke: var(--board-target-edge);
    stroke-width: 2.5;
  }

  .ring {
    fill: none;
    stroke: var(--board-target);
    stroke-width: 6;
  }

  /* A piece that can move has a thin ring, weaker than the marks of the selection. */
  .movable {
    fill: none;
    stroke: var(--board-movable);
    stroke-width: 5;
  }

  .taken {
    opacity: 0.35;
  }

  .lifted {
    filter: drop-shadow(0 6px 6px rgb(0 0 0 / 0.45));
  }

  .hint {
    pointer-events: none;
    fill: none;
    stroke: var(--board-hint);
    stroke-width: 11;
    stroke-linecap: round;
    stroke-linejoin: round;
    opacity: 0.92;
  }

  .hint .casing {
    stroke: var(--board-hint-edge);
    stroke-width: 16;
  }

  .hint path.casing {
    stroke-width: 8;
  }

  .hint-head {
    fill: var(--board-hint);
    stroke: none;
  }

  .hint.lesser {
    opacity: 0.5;
    stroke-width: 7;
  }

  .hint.lesser .casing {
    stroke-width: 10;
  }

  .study {
    pointer-events: none;
  }

  .way {
    fill: none;
    stroke-width: 9;
    stroke-linecap: round;
    stroke-linejoin: round;
    stroke-dasharray: 1 22;
  }

  .way.side-0 { stroke: var(--board-black-light); }
  .way.side-1 { stroke: var(--board-white-light); }

  .way-casing {
    fill: none;
    stroke: var(--board-way-edge);
    stroke-width: 15;
    stroke-linecap: round;
    stroke-linejoin: round;
    stroke-dasharray: 1 22;
  }

  .endangered {
    fill: none;
    stroke: var(--board-newest);
    stroke-width: 7;
    stroke-dasharray: 14 9;
  }

  .value text {
    font: 600 28px system-ui, sans-serif;
    font-variant-numeric: tabular-nums;
    text-anchor: middle;
    dominant-baseline: central;
  }

  .value.exact text {
    font-weight: 800;
  }

  .value text.long {
    font-size: 25px;
  }

  .value .label {
    stroke: var(--board-loss-edge);
    stroke-width: 3;
  }

  .value .best {
    fill: var(--board-loss-ring);
    stroke: var(--board-loss-edge);
    stroke-width: 2;
  }

  .loss-0 .label { fill: var(--board-loss-0); }
  .loss-1 .label { fill: var(--board-loss-1); }
  .loss-2 .label { fill: var(--board-loss-2); }
  .loss-3 .label { fill: var(--board-loss-3); }
  .loss-4 .label { fill: var(--board-loss-4); }
  .loss-0 text { fill: var(--board-loss-0-text); }
  .loss-1 text { fill: var(--board-loss-1-text); }
  .loss-2 text { fill: var(--board-loss-2-text); }
  .loss-3 text { fill: var(--board-loss-3-text); }
  .loss-4 text { fill: var(--board-loss-4-text); }

  .hit {
    fill: transparent;
  }

  [role='gridcell'] {
    outline: none;
  }

  :host([interactive]) .active {
    cursor: pointer;
  }

  /* Browsers apply touch-action only to elements that are not inline, also inside a drawing. */
  :host([interactive]) .draggable {
    display: block;
    cursor: grab;
    touch-action: none;
  }

  .carrying,
  .carrying * {
    cursor: grabbing !important;
  }

  /* Two strokes, so that the focus is visible on light and dark squares. */
  .focus-ring {
    fill: none;
    visibility: hidden;
    pointer-events: none;
  }

  .focus-ring.outer {
    stroke: var(--board-focus-edge);
    stroke-width: 11;
  }

  .focus-ring.inner {
    stroke: var(--focus);
    stroke-width: 6;
  }

  [role='gridcell']:focus-visible .focus-ring {
    visibility: visible;
  }
`;
