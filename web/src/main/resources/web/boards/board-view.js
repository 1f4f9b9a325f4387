import { Component } from '../lib/component.js';

/** @import {PropertyDeclarations} from 'lit' */
/** @import {Arrow, BoardStudy, Pair, ShownPosition} from '../types/index.js' */

/** The properties of every board; `game-board` passes them to the board of its game. */
export class BoardView extends Component {
  /** @type {PropertyDeclarations} */
  static properties = {
    position: { attribute: false },
    parent: { attribute: false },
    sides: { attribute: false },
    hint: { attribute: false },
    study: { attribute: false },
    flipped: { type: Boolean },
    interactive: { type: Boolean, reflect: true },
    small: { type: Boolean, reflect: true },
    coordinates: { attribute: false },
    hints: { attribute: false },
  };

  constructor() {
    super();
    /** @type {ShownPosition | null} */
    this.position = null;
    /** @type {number | null} the node before the position, to show the move between them */
    this.parent = null;
    /** @type {Pair<string>} the names of the sides */
    this.sides = ['', ''];
    /** @type {Arrow | null} */
    this.hint = null;
    /** @type {BoardStudy | null} */
    this.study = null;
    this.flipped = false;
    this.interactive = false;
    this.small = false;
    this.coordinates = true;
    /** Whether legal moves are shown. */
    this.hints = true;
  }

  /** Puts the keyboard focus on the board. */
  focusBoard() {}
}
