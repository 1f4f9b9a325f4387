// The game page from a phone, where everything is one column with the buttons at its foot, to a wide
// screen with the board in the middle.

import { css } from 'lit';

export const gamePageStyles = css`
  :host {
    display: block;
  }
  .page {
    /* The board is as large as the height of the window allows. */
    --board-size: max(20rem, calc(100dvh - 18.75rem));
    max-width: 120rem;
    margin: 0 auto;
    padding: clamp(0.4rem, 1.2vw, 1.25rem);
  }
  .page.quoridor {
    /* The board has a row of tools below it. */
    --board-size: max(20rem, calc(100dvh - 22.5rem));
  }
  .missing {
    max-width: 46rem;
    margin: 0 auto;
    padding: 3rem 1rem;
    display: grid;
    gap: 1rem;
  }
  .layout {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.75rem;
  }
  .table {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.4rem;
    align-content: start;
    justify-self: center;
    width: 100%;
    max-width: var(--board-size);
  }
  .board {
    min-width: 0;
  }
  game-board {
    display: block;
  }
  .card {
    padding: 0.75rem 1rem;
  }
  .card > h2 {
    margin-bottom: 0.4rem;
  }
  .moves {
    display: flex;
    flex-direction: column;
    gap: 0.5rem;
    min-height: 0;
  }
  .moves > h2 {
    margin: 0;
  }
  /* If something is unfolded below the moves, the whole card scrolls, so that nothing is covered. */
  move-list {
    flex: 1 0 9rem;
    margin-inline: -0.5rem;
  }
  .below {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.25rem;
    padding-top: 0.5rem;
    border-top: 1px solid var(--line);
  }
  .engine {
    display: grid;
    gap: 0.75rem;
    align-content: start;
    min-width: 0;
  }
  details.card {
    padding-block: 0.25rem;
  }
  details.card[open] {
    padding-bottom: 1rem;
  }
  @media (max-width: 759px) {
    .page {
      /* Room for the bar of buttons at the bottom of the page. */
      padding-bottom: 6rem;
    }
    .table {
      max-width: none;
    }
    .card {
      padding-inline: 0.75rem;
    }
    move-list {
      flex: none;
    }
  }
  @media (min-width: 760px) {
    .layout {
      grid-template-columns: minmax(0, 1fr) minmax(15.5rem, 19rem);
      grid-template-rows: auto minmax(0, 1fr) auto;
      grid-template-areas: 'table controls' 'table moves' 'engine engine';
      gap: 1rem;
    }
    .table {
      grid-area: table;
    }
    game-controls {
      grid-area: controls;
    }
    .moves {
      grid-area: moves;
      overflow-y: auto;
      max-height: max(22rem, calc(100dvh - 23rem));
    }
    .engine {
      grid-area: engine;
      grid-template-columns: 1fr 1fr;
      align-items: start;
    }
    game-players {
      grid-column: 1 / -1;
    }
  }
  @media (min-width: 1180px) {
    .layout {
      /* The board is as wide as possible; the columns beside it share the rest. */
      grid-template-columns: minmax(16rem, 1fr) minmax(0, var(--board-size)) minmax(17rem, 1fr);
      grid-template-rows: auto minmax(0, 1fr);
      grid-template-areas: 'engine table controls' 'engine table moves';
      gap: 1rem clamp(1.25rem, 2.2vw, 2.5rem);
    }
    .engine {
      grid-template-columns: minmax(0, 1fr);
      justify-self: end;
    }
    .engine,
    game-controls,
    .moves {
      box-sizing: border-box;
      width: 100%;
      max-width: 24rem;
    }
  }
`;
