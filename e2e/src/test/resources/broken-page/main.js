import './outer-element.js';
