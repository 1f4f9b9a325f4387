// Buttons, fields and headings look the same in every shadow root.

import { css } from 'lit';

export const base = css`
  :host {
    box-sizing: border-box;
  }
  :host([hidden]),
  [hidden] {
    display: none !important;
  }
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  h1,
  h2,
  h3 {
    margin: 0;
    line-height: 1.25;
    text-wrap: balance;
  }
  h1 {
    font-size: clamp(1.5rem, 1.2rem + 1.2vw, 2.1rem);
    letter-spacing: -0.01em;
  }
  h2 {
    font-size: 1.15rem;
  }
  h3 {
    font-size: 1rem;
  }
  p {
    margin: 0;
  }
  a {
    color: var(--accent);
    text-underline-offset: 0.2em;
  }
  .icon {
    width: 1.25em;
    height: 1.25em;
    flex: none;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  :focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  .muted {
    color: var(--muted);
  }
  .small {
    font-size: 0.875rem;
  }
  .visually-hidden {
    position: absolute;
    width: 1px;
    height: 1px;
    margin: -1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .card {
    background: var(--surface);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    box-shadow: var(--shadow);
  }
`;

export const controls = css`
  button,
  .button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 0.5em;
    min-height: 44px;
    padding: 0.4em 1em;
    border: 1px solid var(--line);
    border-radius: var(--radius-small);
    background: var(--surface);
    color: var(--text);
    font: inherit;
    font-weight: 550;
    line-height: 1.2;
    text-decoration: none;
    cursor: pointer;
    transition: background-color 0.12s, border-color 0.12s;
    touch-action: manipulation;
  }
  button:hover:not(:disabled),
  .button:hover {
    background: var(--surface-2);
  }
  button:disabled {
    color: var(--muted);
    cursor: default;
    opacity: 0.65;
  }
  button.main,
  .button.main {
    background: var(--accent);
    border-color: var(--accent);
    color: var(--on-accent);
  }
  button.main:hover:not(:disabled),
  .button.main:hover {
    background: color-mix(in srgb, var(--accent) 86%, var(--text));
  }
  button.plain {
    background: transparent;
    border-color: transparent;
  }
  button.plain:hover:not(:disabled) {
    background: var(--surface-2);
  }
  button.danger {
    color: var(--danger);
  }
  button[aria-pressed='true'] {
    background: var(--accent-soft);
    border-color: var(--accent);
  }
  input,
  select,
  textarea {
    min-height: 44px;
    max-width: 100%;
    padding: 0.4em 0.7em;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-small);
    background: var(--surface);
    color: var(--text);
    font: inherit;
  }
  input::placeholder,
  textarea::placeholder {
    color: var(--muted);
    opacity: 1;
  }
  input:user-invalid {
    border-color: var(--danger);
    border-width: 2px;
  }
  input[type='checkbox'],
  input[type='radio'] {
    width: 24px;
    height: 24px;
    min-height: 24px;
    margin: 0;
    flex: none;
    accent-color: var(--accent);
  }
  input[type='range'] {
    padding: 0;
    border: 0;
    background: transparent;
    accent-color: var(--accent);
  }
  textarea {
    width: 100%;
    min-height: 6em;
    resize: vertical;
    font-family: var(--mono);
    font-size: 0.9rem;
  }
  label {
    cursor: pointer;
  }
  fieldset {
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    padding: 0;
    margin-bottom: 0.4rem;
    font-weight: 600;
  }
  .field {
    display: grid;
    gap: 0.3rem;
    align-content: start;
    min-width: 0;
  }
  .field > label,
  .field > .label {
    font-weight: 600;
  }
  .check {
    display: flex;
    align-items: center;
    gap: 0.6rem;
    min-height: 32px;
  }
  summary {
    min-height: 44px;
    display: flex;
    align-items: center;
    gap: 0.5rem;
    cursor: pointer;
    font-weight: 600;
    list-style: none;
    border-radius: var(--radius-small);
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary::before {
    content: '';
    width: 0.5em;
    height: 0.5em;
    margin-inline: 0.15em 0.25em;
    border: solid currentColor;
    border-width: 0 2px 2px 0;
    rotate: -45deg;
    transition: rotate 0.12s;
    flex: none;
  }
  details[open] > summary::before {
    rotate: 45deg;
  }
  dialog {
    width: min(34rem, calc(100vw - 2rem));
    max-height: calc(100dvh - 2rem);
    padding: 1.5rem;
    overflow: auto;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--surface);
    color: var(--text);
    box-shadow: 0 24px 80px rgb(0 0 0 / 35%);
  }
  dialog::backdrop {
    background: rgb(0 0 0 / 45%);
  }
  .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: 0.6rem;
  }
  @media (prefers-reduced-motion: reduce) {
    * {
      transition: none !important;
      animation: none !important;
    }
  }
`;

/** A row of choices of which one is taken: radio buttons that look like one control. */
export const segments = css`
  .segments {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4rem;
  }
  .segments label {
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: 0.45em;
    min-height: 44px;
    padding: 0.35em 0.9em;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-small);
    background: var(--surface);
  }
  .segments label:hover {
    background: var(--surface-2);
  }
  .segments input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    opacity: 0;
    cursor: pointer;
  }
  .segments label:has(:checked) {
    border-color: var(--accent);
    background: var(--accent-soft);
    box-shadow: inset 0 0 0 1px var(--accent);
    font-weight: 600;
  }
  .segments label:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
`;

/** A page that is one column of text and fields on a card. */
export const column = css`
  :host {
    display: block;
  }
  .page {
    max-width: 46rem;
    margin: 0 auto;
    padding: clamp(1rem, 3vw, 2.25rem) clamp(0.75rem, 3vw, 2rem);
    display: grid;
    gap: 1.1rem;
  }
  .card {
    display: grid;
    gap: 1.25rem;
    padding: clamp(1rem, 3vw, 1.75rem);
  }
`;

/** A page that uses the width of the window for lists and boards. */
export const wide = css`
  :host {
    display: block;
  }
  .page {
    max-width: 88rem;
    margin: 0 auto;
    padding: clamp(1rem, 3vw, 2.25rem) clamp(0.75rem, 3vw, 2rem);
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1.1rem;
  }
`;

/** A button that opens the browser's own choice of a file. */
export const fileButton = css`
  .file {
    position: relative;
    overflow: hidden;
  }
  .file input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
    font-size: 0;
  }
  .file:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
`;
