import { columnOf, letterOf } from './layout.js';

/** @import {Layout} from './layout.js' */
/** @import {Point, WallWay} from '../types/index.js' */

const WALL = /^([a-z])(\d+)([hv])$/;

/** @param {string} text */
export const isWall = (text) => WALL.test(text);

/**
 * 'h' for a horizontal wall, 'v' for a vertical one.
 *
 * @param {string} wall
 * @returns {WallWay}
 */
export const wayOf = (wall) => (wall.endsWith('h') ? 'h' : 'v');

/** @param {string} wall */
export const turned = (wall) => wall.slice(0, -1) + (wayOf(wall) === 'h' ? 'v' : 'h');

/**
 * @param {number} value
 * @param {number} max
 */
const clamp = (value, max) => Math.max(0, Math.min(max, value));

/**
 * The slots into which walls fit. Every slot has its middle on a crossing of two grooves, and its
 * name from the cell at the lower left of that crossing.
 */
export class WallSlots {
  /** @param {Layout} layout */
  constructor(layout) {
    this.layout = layout;
  }

  /** @param {string} wall */
  middle(wall) {
    const { x, y } = this.layout.center(wall.slice(0, -1));
    const half = (this.layout.flipped ? -1 : 1) * this.layout.pitch / 2;
    return { x: x + half, y: y - half };
  }

  /**
   * Width and height of a wall, a little thinner than its groove.
   *
   * @param {string} wall
   */
  size(wall) {
    const { cell, gap } = this.layout;
    const [long, thin] = [2 * cell + gap - 4, gap - 6];
    return wayOf(wall) === 'h' ? { width: long, height: thin } : { width: thin, height: long };
  }

  /**
   * The part of the groove that belongs to this slot: right of the middle, or above it.
   *
   * @param {string} wall
   */
  grip(wall) {
    const { cell, gap } = this.layout;
    const { x, y } = this.middle(wall);
    return wayOf(wall) === 'h'
      ? { x: x + gap / 2, y: y - gap / 2, width: cell / 2, height: gap }
      : { x: x - gap / 2, y: y - gap / 2 - cell / 2, width: gap, height: cell / 2 };
  }

  all() {
    return this.layout.rowsInView().slice(0, -1).flatMap((_, down) =>
      Array.from({ length: this.layout.columns - 1 }, (__, across) => this.#anchor(across, down)))
      .flatMap((anchor) => [`${anchor}h`, `${anchor}v`]);
  }

  /**
   * The nearest slot. The direction of the wall is that of the groove unless it is given.
   *
   * @param {Point} point
   * @param {WallWay | null} way
   */
  nearest({ x, y }, way = null) {
    const { border, cell, gap, pitch, columns, rows } = this.layout;
    const first = border + cell + gap / 2;
    const across = clamp(Math.round((x - first) / pitch), columns - 2);
    const down = clamp(Math.round((y - first) / pitch), rows - 2);
    const groove = Math.abs(x - first - across * pitch) > Math.abs(y - first - down * pitch) ? 'h' : 'v';
    return this.#anchor(across, down) + (way ?? groove);
  }

  /**
   * The slot next to another, as it is seen on the board.
   *
   * @param {string} wall
   * @param {number} across
   * @param {number} down
   */
  neighbour(wall, across, down) {
    const { x, y } = this.middle(wall);
    const { pitch } = this.layout;
    return this.nearest({ x: x + across * pitch, y: y + down * pitch }, wayOf(wall));
  }

  /**
   * Whether a point is in a groove or within a distance of it, and not on the rim of the board.
   *
   * @param {Point} point
   * @param {number} margin
   */
  nearGroove({ x, y }, margin) {
    const { border, cell, pitch, columns, rows } = this.layout;
    const [u, v] = [x - border, y - border];
    const [across, down] = [Math.floor(u / pitch), Math.floor(v / pitch)];
    if (across < 0 || down < 0 || across >= columns || down >= rows) return false;
    /**
     * @param {number} offset
     * @param {number} index
     * @param {number} count
     */
    const near = (offset, index, count) =>
      (offset < margin && index > 0) || (offset > cell - margin && index < count - 1);
    return near(u - across * pitch, across, columns) || near(v - down * pitch, down, rows);
  }

  /**
   * The sides of a cell that have walls, as seen on the board.
   *
   * @param {string} cell
   * @param {string[]} walls
   */
  sidesOf(cell, walls) {
    const { flipped } = this.layout;
    const column = columnOf(cell);
    const number = Number.parseInt(cell.slice(1), 10);
    /**
     * @param {number} left
     * @param {number} below
     * @param {WallWay} way
     */
    const stands = (left, below, way) => walls.includes(`${letterOf(column - left)}${number - below}${way}`);
    /**
     * @param {number} left
     * @param {number} below
     * @param {WallWay} way
     */
    const either = (left, below, way) =>
      stands(left, below, way) || (way === 'h' ? stands(1, below, way) : stands(left, 1, way));
    /** @type {['above' | 'below' | 'left' | 'right', boolean][]} */
    const sides = [
      [flipped ? 'below' : 'above', either(0, 0, 'h')],
      [flipped ? 'above' : 'below', either(0, 1, 'h')],
      [flipped ? 'left' : 'right', either(0, 0, 'v')],
      [flipped ? 'right' : 'left', either(1, 0, 'v')],
    ];
    return sides.filter(([, walled]) => walled).map(([side]) => side);
  }

  /**
   * @param {number} across
   * @param {number} down
   */
  #anchor(across, down) {
    const { columns, rows, flipped } = this.layout;
    const column = flipped ? columns - 2 - across : across;
    const number = flipped ? down + 1 : rows - 1 - down;
    return `${letterOf(column)}${number}`;
  }
}
