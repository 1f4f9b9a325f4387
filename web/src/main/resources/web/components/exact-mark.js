// The word "exact" beside a score that is the true value.

import { css, html } from 'lit';
import { say } from '../lib/messages.js';

/** @import {Score} from '../types/index.js' */

/** @param {Score} scored */
export function exactMark(scored) {
  return scored.exact ? html` <span class="exact" title=${say('score.exact.help')}>${say('score.exact')}</span>` : '';
}

export const exactStyle = css`
  .exact {
    color: var(--muted);
    font-weight: 500;
    font-size: 0.75rem;
  }
`;
