// The word "exact" beside a score that is the true value, or how sure it is.

import { css, html } from 'lit';
import { say } from '../lib/messages.js';

/** @import {Score} from '../types/index.js' */

/** @param {Score} scored */
export function exactMark(scored) {
  if (scored.exact) {
    return html` <span class="exact" title=${say('score.exact.help')}>${say('score.exact')}</span>`;
  }
  return scored.certainty
    ? html` <span class="exact" title=${say('score.certainty.help', scored.certainty)}>${say('score.certainty', scored.certainty)}</span>`
    : '';
}

export const exactStyle = css`
  .exact {
    color: var(--muted);
    font-weight: 500;
    font-size: 0.75rem;
  }
`;
