import { css } from 'lit';

export const quoridorStyle = css`
  .ground { fill: var(--board-quoridor-ground); }
  .cell { fill: var(--board-quoridor-cell); }
  .slot { fill: transparent; }

  /* The drawing is wider than those of the other games, so its letters are larger. */
  .coordinate { font-size: 34px; }

  @container (min-width: 34rem) {
    .coordinate { font-size: 26px; }
  }

  .wall {
    fill: var(--board-wall);
    stroke: var(--board-wall-edge);
    stroke-width: 2;
  }

  .wall.newest {
    fill: var(--board-wall-newest);
  }

  .preview {
    fill: var(--board-wall);
    stroke: var(--board-wall-preview-edge);
    stroke-width: 4;
    opacity: 0.9;
  }

  .preview.refused {
    fill: var(--board-wall-refused);
    stroke: var(--board-wall-refused-edge);
    stroke-width: 4;
    stroke-dasharray: 10 7;
  }

  .preview.sent {
    opacity: 1;
  }

  .cross {
    fill: none;
    stroke: var(--board-wall-refused-edge);
    stroke-width: 7;
    stroke-linecap: round;
  }

  .hinted-wall {
    fill: var(--board-hint);
    stroke: var(--board-hint-edge);
    stroke-width: 3;
  }

  .placing-wall {
    cursor: crosshair;
  }

  /* While a wall is being adjusted, a finger moves the wall and not the page. */
  svg.board.adjusting {
    touch-action: none;
  }

  wall-panel {
    position: absolute;
    z-index: 1;
    left: clamp(4.75rem, var(--across), 100% - 4.75rem);
    width: max-content;
    margin-block: 0.5rem;
    max-width: min(15rem, 100%);
    translate: -50% 0;
  }

  wall-panel.worded {
    left: clamp(7.5rem, var(--across), 100% - 7.5rem);
    width: 15rem;
  }

  wall-panel.under { top: var(--edge); }
  wall-panel.over { bottom: var(--edge); }
`;
