// Styles of the lessons.

import { css } from 'lit';

export const lessonStyle = css`
  .page {
    max-width: 62rem;
  }
  .card {
    gap: 0.9rem;
  }
  .card > p,
  .lead {
    max-width: 44rem;
    white-space: pre-line;
  }
  .lead {
    font-size: 1.08rem;
  }
  .onward {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0.75rem;
  }
  @media (min-width: 820px) {
    .card:has(lesson-board) {
      grid-template-columns: minmax(0, 1fr) minmax(0, 24rem);
      align-items: start;
      column-gap: 2rem;
    }
    .card > h2 {
      grid-column: 1 / -1;
    }
  }
  pre {
    margin: 0;
    padding: 0.8rem 1rem;
    overflow-x: auto;
    border-radius: var(--radius-small);
    background: var(--surface-2);
    font: 0.9rem/1.5 var(--mono);
  }
`;
