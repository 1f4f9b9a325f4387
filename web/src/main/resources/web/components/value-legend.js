// What the colours of the values on the board mean.

import { css, html } from 'lit';
import { Component } from '../lib/component.js';
import { formatNumber } from '../lib/format.js';
import { say } from '../lib/messages.js';
import { LOSSES } from '../lib/square-values.js';
import { base } from './shared-styles.js';

class ValueLegend extends Component {
  render() {
    const texts = [
      say('values.best'),
      ...LOSSES.map((loss) => say('values.up-to', formatNumber(loss))),
      say('values.more', formatNumber(LOSSES[LOSSES.length - 1])),
    ];
    return html`<p class="small muted">${say('values.loss')}</p>
      <ul>
        ${texts.map((text, grade) => html`<li class="loss-${grade}">${text}</li>`)}
      </ul>
      <p class="small muted"><strong>=</strong> ${say('values.exact')}</p>`;
  }

  static styles = [
    base,
    css`
      :host {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.3rem 0.6rem;
      }
      ul {
        display: flex;
        flex-wrap: wrap;
        gap: 0.3rem;
        margin: 0;
        padding: 0;
        list-style: none;
      }
      li {
        padding: 0 0.55rem;
        border: 1px solid var(--board-loss-edge);
        border-radius: 1rem;
        font-size: 0.82rem;
        font-weight: 600;
        font-variant-numeric: tabular-nums;
      }
      .loss-0 {
        background: var(--board-loss-0);
        color: var(--board-loss-0-text);
        outline: 2px solid var(--board-loss-ring);
        outline-offset: -3px;
      }
      .loss-1 {
        background: var(--board-loss-1);
        color: var(--board-loss-1-text);
      }
      .loss-2 {
        background: var(--board-loss-2);
        color: var(--board-loss-2-text);
      }
      .loss-3 {
        background: var(--board-loss-3);
        color: var(--board-loss-3-text);
      }
      .loss-4 {
        background: var(--board-loss-4);
        color: var(--board-loss-4-text);
      }
    `,
  ];
}

customElements.define('value-legend', ValueLegend);
