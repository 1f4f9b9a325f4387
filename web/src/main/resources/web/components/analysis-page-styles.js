// Styles of the analysis page in addition to those of the game page.

import { css } from 'lit';

export const analysisPageStyles = css`
  .page.analysis {
    --board-size: max(20rem, calc(100dvh - 12.5rem));
  }
  .page.analysis.quoridor {
    --board-size: max(20rem, calc(100dvh - 16rem));
  }
  .players {
    display: flex;
    flex-wrap: wrap;
    gap: 0.2rem 1.2rem;
  }
  .walk {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4rem;
    align-content: start;
  }
  .walk .bare {
    min-width: 44px;
    padding-inline: 0.5rem;
  }
  .engine .card > h2 {
    margin-bottom: 0.5rem;
  }
  @media (max-width: 759px) {
    .page.analysis {
      padding-bottom: 1rem;
    }
  }
  @media (min-width: 760px) {
    .walk {
      grid-area: controls;
    }
    /* The review is the longest part: it has its own column, and the last row takes the remaining height. */
    .page.analysis .engine {
      grid-template-rows: repeat(3, auto) minmax(0, 1fr);
    }
    .engine > :nth-child(2) {
      grid-area: 1 / 2 / -1 / 3;
    }
  }
  @media (min-width: 1180px) {
    .page.analysis .layout {
      grid-template-columns: minmax(19rem, 1.2fr) minmax(0, var(--board-size)) minmax(16rem, 1fr);
    }
    .page.analysis .engine {
      grid-template-rows: none;
      max-width: 30rem;
    }
    .engine > :nth-child(2) {
      grid-area: auto;
    }
    /* The panels are longer than the board, so the board stays visible. */
    .page.analysis .table {
      position: sticky;
      top: 0.75rem;
      align-self: start;
    }
    .walk {
      max-width: 24rem;
    }
  }
`;
