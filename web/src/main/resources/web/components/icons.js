// The icons, drawn with lines of 2 units on a square of 24.

import { html } from 'lit';

const PATHS = {
  add: 'M12 5v14M5 12h14',
  auto: 'M8 9h8a3 3 0 0 1 3 3v4a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3v-4a3 3 0 0 1 3-3zM12 9V5M9.5 13.5v1M14.5 13.5v1M2.5 13v3M21.5 13v3',
  back: 'M9 7 4 12l5 5M4 12h10a6 6 0 0 1 6 6',
  check: 'M5 12.5 10 17.5 19.5 7',
  close: 'M6 6l12 12M18 6 6 18',
  copy: 'M9 9h10v11H9zM5 15V4h10',
  down: 'M6 9l6 6 6-6',
  draw: 'M4 9h16M4 15h16',
  edit: 'M4 20h4L19 9l-4-4L4 16zM13 7l4 4',
  export: 'M12 4v11M7 10l5 5 5-5M4 20h16',
  first: 'M18 6l-6 6 6 6M11 6l-6 6 6 6',
  flag: 'M6 21V4M6 4h12l-3 4.5L18 13H6',
  flip: 'M7 20V5M3.5 8.5 7 5l3.5 3.5M17 4v15M13.5 15.5 17 19l3.5-3.5',
  games: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  hint: 'M9 18h6M10 21h4M8.5 15a6 6 0 1 1 7 0c-.7.6-1 1.3-1 2h-5c0-.7-.3-1.4-1-2z',
  import: 'M12 15V4M7 9l5-5 5 5M4 20h16',
  information: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 11v6M12 7.500v.1',
  keys: 'M3 7h18v10H3zM7 11h.1M11 11h.1M15 11h.1M8 14h8',
  lab: 'M9 3h6M10 3v6.500L4.700 18a2 2 0 0 0 1.700 3h11.200a2 2 0 0 0 1.700-3L14 9.500V3M7.500 15h9',
  last: 'M6 6l6 6-6 6M13 6l6 6-6 6',
  learn: 'M2.500 9 12 5l9.500 4-9.500 4zM6.500 11v5c2.500 2.500 8.500 2.500 11 0v-5M21.500 9v6',
  left: 'M15 5l-7 7 7 7',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4.2 4.2 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4.2 4.2 0 0 0 6 6l1-1',
  more: 'M5 12h.1M12 12h.1M19 12h.1',
  now: 'M5 5l8 7-8 7zM18 5v14',
  paste: 'M8 5H5v16h14V5h-3M9 3h6v4H9zM9 13h6M9 17h4',
  play: 'M7 4.500v15l12-7.500z',
  right: 'M9 5l7 7-7 7',
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5 21 21',
  settings: 'M4 7h9M19 7h1M4 17h1M11 17h9M13 7a3 3 0 1 0 6 0 3 3 0 0 0-6 0zM5 17a3 3 0 1 0 6 0 3 3 0 0 0-6 0z',
  tree: 'M12 4v5M12 9 6 14M12 9l6 5M6 14v6M18 14l-3 6M18 14l3 6',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5',
  warning: 'M12 4 2.5 20h19zM12 10v5M12 17.500v.1',
};

/**
 * An icon beside a text; screen readers ignore it.
 *
 * @param {keyof typeof PATHS} name
 */
export function icon(name) {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${PATHS[name]}></path></svg>`;
}

/** The logo: a branch with one twig cut off. */
export function mark() {
  return html`<svg class="mark" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
    <rect width="64" height="64" rx="14" class="ground"></rect>
    <path class="branch" d="M32 12v11M32 23 18 35M32 23l6 5M18 35l-6 14M18 35l7 14"></path>
    <path class="gone" d="M46 36l6 13"></path>
    <path class="cut" d="M34 36l12-8"></path>
  </svg>`;
}
