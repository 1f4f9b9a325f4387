// Games and their players, as the server sends and takes them.

import type { MoveJudgement } from './search.js';

/** The first or the second player. */
export type Side = 0 | 1;

/** A value for each player, the first player's first. */
export type Pair<T> = [T, T];

export type Result = 'undecided' | 'first' | 'second' | 'draw';

export interface Problem {
  type: string;
  title: string;
  status: number;
  /** What is wrong and what was expected, in English. */
  detail: string;
  /** Why, for a translation. */
  code: string;
  arguments: string[];
  /** Where in a text it went wrong, in characters from 0. */
  place?: number;
}

/** Why something is not allowed. */
export interface RejectionReason {
  code: string;
  arguments: string[];
  detail: string;
}

// Players

export interface HumanPlayer {
  kind: 'human';
}

export interface LevelPlayer {
  kind: 'level';
  level: number;
}

export interface CustomPlayer {
  kind: 'custom';
  timeMs?: number;
  depth?: number;
  nodes?: number;
  evaluator?: string;
  preset?: string;
  /** Options of the search and weights of the evaluator that differ from the preset. */
  options?: Record<string, string>;
}

/** An outside engine; only in matches. */
export interface EnginePlayer {
  kind: 'engine';
  engine: string;
  timeMs?: number;
}

export type ComputerPlayer = LevelPlayer | CustomPlayer;
export type Player = HumanPlayer | ComputerPlayer;
export type MatchPlayer = ComputerPlayer | EnginePlayer;

// Games

export interface Clock {
  initialMs: number;
  incrementMs: number;
}

export interface Clocks {
  leftMs: Pair<number>;
  /** Whose clock runs. */
  running?: Side;
}

export interface NewGame {
  /** As on the command line: reversi, quoridor:size=5,walls=3. */
  game: string;
  players: Pair<Player>;
  clock?: Clock;
  title?: string;
  start?: string;
  moves?: string;
  /** A position or moves; instead of `start` and `moves`. */
  text?: string;
  /** An opening of a set, such as `xot:17` or `xot:random`; instead of all of these. */
  opening?: string;
}

export interface GameChange {
  title?: string;
  players?: Pair<Player>;
  auto?: boolean;
}

export type Mark = '!!' | '!' | '!?' | '?!' | '?' | '??';

export interface NoteChange {
  comment?: string;
  mark?: Mark | '';
}

interface GameHeader {
  id: string;
  /** The whole text that names the game, with parameters. */
  game: string;
  /** The plain name. */
  name: string;
  title: string;
  created: string;
  updated: string;
  players: Pair<Player>;
  /** The players as the game's file names them; empty for nobody. */
  names?: Pair<string>;
  /** Everything that the game's file says about it. */
  headers?: Record<string, string>;
  result: Result;
  reason: string;
}

export interface Game extends GameHeader {
  /** Grows with every change. */
  version: number;
  clock?: Clock;
  clocks?: Clocks;
  /** The search plays for the people too. */
  auto: boolean;
  start: string;
  /** The opening of a set from which the game started, such as `xot:17`. */
  opening?: string;
  /** The node where play goes on. */
  head: number;
  thinking?: boolean;
  /** Parents come before their children; the main line is made of first children. */
  nodes: GameNode[];
}

/** What is different in a game from the version `from`; a field that is left out is as it was. */
export interface GameUpdate {
  from: number;
  version: number;
  updated?: string;
  title?: string;
  players?: Pair<Player>;
  result?: Result;
  reason?: string;
  clocks?: Clocks;
  auto?: boolean;
  head?: number;
  thinking?: boolean;
  /** The new nodes, and those with another comment or mark, each whole. */
  nodes?: GameNode[];
}

/** The answer to a change of a game; what changed arrives on the live channel. */
export interface ChangedGame {
  version: number;
}

export interface GameSummary extends GameHeader {
  /** Moves up to the head. */
  plies: number;
  toMove: Side;
  board: Board;
}

export interface GameList {
  games: GameSummary[];
  /** The cursor of the next page; none on the last one. */
  next?: string;
}

/** The position before the first move (node 0), or a move with all that belongs to it. */
export interface GameNode {
  id: number;
  parent?: number;
  move?: string;
  /** Who made the move. */
  side?: Side;
  by?: 'human' | 'computer';
  timeMs?: number;
  leftMs?: Pair<number>;
  thought?: MoveJudgement;
  before?: string;
  comment?: string;
  mark?: Mark;
}

/** A node that is not the start. */
export interface MoveNode extends GameNode {
  parent: number;
  move: string;
  side: Side;
}

export interface Position {
  node: number;
  /** In the game's own format. */
  position: string;
  toMove: Side;
  ply: number;
  board: Board;
  moves: Move[];
  /** The move that led here; none at node 0. */
  last?: Move;
  /** What a person might try and may not, by the text of the move. */
  refused: Record<string, RejectionReason | undefined>;
  result: Result;
  reason: string;
  /** What players call the opening on the way here. */
  opening?: string;
}

export type PieceKind = 'man' | 'king' | 'disc' | 'pawn';

export interface Piece {
  /** A square as the game writes it: 12 in checkers, e4 elsewhere. */
  cell: string;
  side: Side;
  kind: PieceKind;
}

export interface Board {
  /** 0 for a game that can only be drawn as text. */
  columns: number;
  rows: number;
  pieces: Piece[];
  /** Quoridor's walls as moves: e3h. */
  walls: string[];
  /** Numbers that players watch. */
  counts: Record<string, Pair<number>>;
  /** The board as plain text. */
  drawing: string;
}

export interface Move {
  move: string;
  /** The squares that a person points at, in order; none for a wall or a pass. */
  cells: string[];
  /** The squares whose pieces are taken or turned. */
  affected: string[];
}
