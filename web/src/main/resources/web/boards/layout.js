/** @import {Point} from '../types/index.js' */

/**
 * Where the cells of a board lie in its drawing. Columns and rows count from the top left of the
 * unflipped board; flipping turns the whole board by half a turn.
 */
export class Layout {
  /**
   * @param {{columns: number, rows: number, cell?: number, gap?: number, border: number, flipped: boolean,
   *   place: (cell: string) => {column: number, row: number},
   *   name: (column: number, row: number) => string | null}} shape
   *   `place` and `name` translate between the game's own names and columns and rows; `name` is
   *   null if the place is not a cell
   */
  constructor({ columns, rows, cell = 100, gap = 0, border, flipped, place, name }) {
    this.columns = columns;
    this.rows = rows;
    this.cell = cell;
    this.gap = gap;
    this.border = border;
    this.flipped = flipped;
    this.place = place;
    this.name = name;
    this.pitch = cell + gap;
    this.width = 2 * border + columns * this.pitch - gap;
    this.height = 2 * border + rows * this.pitch - gap;
  }

  /**
   * Top left corner of the cell in this column and row.
   *
   * @param {number} column
   * @param {number} row
   */
  corner(column, row) {
    const across = this.flipped ? this.columns - 1 - column : column;
    const down = this.flipped ? this.rows - 1 - row : row;
    return { x: this.border + across * this.pitch, y: this.border + down * this.pitch };
  }

  /** @param {string} cell */
  center(cell) {
    const { column, row } = this.place(cell);
    const { x, y } = this.corner(column, row);
    return { x: x + this.cell / 2, y: y + this.cell / 2 };
  }

  /**
   * The cell at a point, or null between cells and outside.
   *
   * @param {Point} point
   */
  cellAt({ x, y }) {
    const across = Math.floor((x - this.border) / this.pitch);
    const down = Math.floor((y - this.border) / this.pitch);
    const inside = across >= 0 && across < this.columns && down >= 0 && down < this.rows
        && x - this.border - across * this.pitch < this.cell
        && y - this.border - down * this.pitch < this.cell;
    return inside ? this.nameInView(across, down) : null;
  }

  /**
   * All cells, row by row as seen on the board, each with its corner.
   *
   * @returns {{name: string, x: number, y: number}[][]}
   */
  rowsInView() {
    return Array.from({ length: this.rows }, (_, down) =>
      Array.from({ length: this.columns }, (__, across) => ({
        name: this.nameInView(across, down),
        x: this.border + across * this.pitch,
        y: this.border + down * this.pitch,
      })).flatMap(({ name, x, y }) => (name === null ? [] : [{ name, x, y }])));
  }

  /**
   * @param {number} across
   * @param {number} down
   */
  nameInView(across, down) {
    return this.flipped
      ? this.name(this.columns - 1 - across, this.rows - 1 - down)
      : this.name(across, down);
  }
}

const FIRST_LETTER = 'a'.charCodeAt(0);

/** @param {number} column */
export const letterOf = (column) => String.fromCharCode(FIRST_LETTER + column);

/** @param {string} cell */
export const columnOf = (cell) => cell.charCodeAt(0) - FIRST_LETTER;

/** @param {string} cell */
export const numberOf = (cell) => Number.parseInt(cell.slice(1), 10);
