// What the server says about all games at once.

import type { Pair, Result } from './game.js';
import type { Book } from './search.js';

export interface ImportReport {
  added: number;
  known: number;
  broken: { line: number; detail: string }[];
  /** The ids of the games that were asked for. */
  games?: string[];
  /** The page ended the import. */
  stopped?: boolean;
}

export interface ImportNews {
  share?: number;
  added?: number;
  known?: number;
  done?: true;
}

export interface ListedRecord {
  number: number;
  line: number;
  /** Of a broken game, what is wrong. */
  detail?: string;
  game?: string;
  title?: string;
  names?: Pair<string>;
  result?: Result;
  plies?: number;
}

export interface RecordList {
  format: string;
  readable: number;
  broken: number;
  games: ListedRecord[];
}

export interface FoundTree {
  format: 'tree';
  tree: string;
}

export interface OpeningMove {
  move: string;
  /** Moves that lead to a mirror image of the same position. */
  same: string[];
  games: number;
  first: number;
  draws: number;
  second: number;
  /** When it was last played: 2001-02-03, 2001 or nothing. */
  last: string;
}

/** An opening of a set. */
export interface ChosenOpening {
  game: string;
  /** The set and the number, such as `xot:17`. */
  opening: string;
  moves: string[];
  position: string;
}

export interface Openings {
  game: string;
  position: string;
  pending: number;
  moves: OpeningMove[];
  /** What players call the longest opening that the moves went through. */
  name?: string;
  book?: Book;
}
