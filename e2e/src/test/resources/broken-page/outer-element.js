import { html } from 'lit';
import { Component, say } from './component.js';
import './inner-element.js';

/** @param {CustomEvent<{number: string}>} event */
const wrong = (event) => event.detail.number;

class OuterElement extends Component {
  render() {
    const unused = 1;
    return html`
      <b>${3}</b>
      <p>${say('farewell')}${this.missing}</p>
      <inner-element .count=${'three'} @chosen=${wrong}></inner-element>
      <inner-element .count=${1} .colour=${'red'} open=${true} size="3"></inner-element>
      <inner-element></inner-element>
      <unknown-element @no-event=${() => 1}></unknown-element>
      <form .method=${3} @submit=${(/** @type {KeyboardEvent} */ event) => event.key}></form>
    `;
  }
}

customElements.define('outer-element', OuterElement);
