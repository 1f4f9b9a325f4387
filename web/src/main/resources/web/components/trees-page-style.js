// How the tree explorer is laid out from a phone to a wide screen.

import { css } from 'lit';

export const treesPageStyle = css`
  :host {
    display: block;
  }
  .page {
    max-width: 110rem;
    margin: 0 auto;
    padding: clamp(0.75rem, 2vw, 1.75rem);
    display: grid;
    gap: 1rem;
  }
  header {
    display: grid;
    gap: 0.3rem;
    max-width: 52rem;
  }
  .layout,
  aside,
  .work {
    display: grid;
    gap: 1rem;
    align-content: start;
    min-width: 0;
  }
  .card {
    display: grid;
    gap: 0.75rem;
    min-width: 0;
    padding: clamp(0.75rem, 2vw, 1.15rem);
  }
  details.card {
    display: block;
    padding-block: 0.35rem;
  }
  details.card[open] {
    padding-bottom: 1rem;
  }
  .bar {
    position: sticky;
    top: 0;
    z-index: 1;
    gap: 0.25rem;
    padding-block: 0.6rem;
  }
  .panels {
    display: grid;
    gap: 1rem;
  }
  .problem {
    color: var(--danger);
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  #plies {
    width: 6rem;
  }
  @media (max-width: 559px) {
    .keys {
      display: none;
    }
  }
  @media (min-width: 960px) {
    .layout {
      grid-template-columns: minmax(18rem, 23rem) minmax(0, 1fr);
    }
  }
  @media (min-width: 1250px) {
    .panels.two {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  @media (max-width: 959px) {
    .work {
      order: -1;
    }
  }
`;
