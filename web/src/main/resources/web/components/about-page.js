// About the program: what it is, its version, links.

import { css, html } from 'lit';
import { Component } from '../lib/component.js';
import { api } from '../lib/api.js';
import { say } from '../lib/messages.js';
import { base, column, controls } from './shared-styles.js';
import { icon } from './icons.js';

class AboutPage extends Component {
  static properties = { version: { state: true } };

  constructor() {
    super();
    this.version = '';
  }

  connectedCallback() {
    super.connectedCallback();
    api.health().then(({ version }) => (this.version = version), () => (this.version = ''));
  }

  render() {
    return html`<div class="page">
      <h1>${say('about.title')}</h1>
      <div class="card">
        <p>${say('about.what')}</p>
        <p>${say('about.search')}</p>
        <p>${say('about.keeping')}</p>
        <dl>
          <div><dt>${say('about.version')}</dt><dd>${this.version || '–'}</dd></div>
          <div><dt>${say('about.licence')}</dt><dd><a href="https://www.apache.org/licenses/LICENSE-2.0" rel="noreferrer" target="_blank">Apache License 2.0</a></dd></div>
          <div><dt>${say('about.interface')}</dt><dd><a href="/api/docs" target="_blank">${say('about.docs')}</a></dd></div>
        </dl>
        <div class="buttons">
          <button @click=${() => this.emit('keys-asked')}>${icon('keys')}${say('settings.show-keys')}</button>
        </div>
      </div>
    </div>`;
  }

  static styles = [
    base,
    controls,
    column,
    css`
      dl {
        margin: 0;
        display: grid;
        gap: 0.5rem;
      }
      dl div {
        display: grid;
        grid-template-columns: minmax(7rem, 10rem) 1fr;
        gap: 1rem;
      }
      dt {
        color: var(--muted);
      }
      dd {
        margin: 0;
      }
    `,
  ];
}

customElements.define('about-page', AboutPage);
