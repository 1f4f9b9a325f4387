import { css, html } from 'lit';
import { Component } from './component.js';

class InnerElement extends Component {
  static properties = { count: { attribute: false }, label: {}, open: { type: Boolean } };

  constructor() {
    super();
    /** @type {number} */
    this.count;
    this.label = '';
    this.open = false;
  }

  nobodyCallsThis() {}

  render() {
    this.emit('unheard', undefined);
    return html`<button class="big" @click=${() => this.emit('chosen', { number: this.count })}>${this.label}${this.open}</button>`;
  }

  static styles = css`
    .big {
      color: red;
    }
    .nothing-has-this {
      color: red;
    }
  `;
}

customElements.define('inner-element', InnerElement);
