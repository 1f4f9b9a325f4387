// Searches and studies, as the server sends and takes them.

import type { CustomPlayer, Game, GameUpdate, Move, Pair, Position, Problem, Side } from './game.js';

/** From the view of the side to move. */
export interface Score {
  score: number;
  /** Plies to a proven win, negative for a loss. */
  winIn?: number;
  /** Whether the score is the true value, which a deeper search cannot change. */
  exact?: boolean;
  /** How sure a score is that is not exact, in percent. */
  certainty?: number;
}

/** The search's evaluation of a move when it was played. */
export interface MoveJudgement extends Score {
  depth?: number;
  nodes?: number;
  timeMs?: number;
}

export interface Statistics {
  nodesPerDepth?: number[];
  quiescenceNodes?: number;
  cutoffs?: number;
  firstMoveCutoffs?: number;
  tableProbes?: number;
  tableHits?: number;
  /** In thousandths. */
  tableFullness?: number;
  oracleHits?: number;
  selectiveDepth?: number;
  branching?: number;
  iterationMs?: number[];
}

export interface Thinking extends Score {
  node: number;
  side: Side;
  depth: number;
  nodes: number;
  nodesPerSecond: number;
  timeMs: number;
  pv: string[];
  statistics: Statistics;
  /** The statistics as text. */
  block?: string;
  /** How the search was set up, as the command line would take it. */
  settings?: string;
}

export interface LiveMessage {
  type: 'game' | 'change' | 'thinking' | 'thought' | 'problem' | 'pong';
  /** The whole game: the first message. */
  game?: Game;
  change?: GameUpdate;
  thinking?: Thinking;
  problem?: Problem;
}

export interface Hint extends Score {
  move: Move;
  depth: number;
  pv: string[];
  why?: Remark[];
}

/** One thing to say about a move. */
export interface Remark {
  code: string;
  arguments: string[];
  english: string;
}

// Studies

export interface AnalysisRequest {
  node: number;
  timeMs: number;
  /** How many of the best moves; 0 for all. */
  lines: number;
  player: CustomPlayer;
}

export interface ReviewRequest {
  node: number;
  /** For each position. */
  timeMs: number;
}

export interface RaceRequest {
  node: number;
  timeMs: number;
  depth?: number;
  players: Pair<CustomPlayer>;
}

/** An answer on the study channel; `request` is the number of the request that it answers. */
export type StudyMessage = { request: number } & (
  | { type: 'analysis'; analysis: Analysis }
  | { type: 'race'; which: Side; analysis: Analysis }
  | { type: 'review'; done: number; of: number; nodes: JudgedNode[] }
  | { type: 'problem'; problem: Problem }
  | { type: 'ended' | 'pong' }
);

/** Scores are for the side to move, chances are the first player's. */
export interface Analysis {
  node: number;
  side: Side;
  depth: number;
  nodes: number;
  nodesPerSecond: number;
  timeMs: number;
  chance: number;
  lines: AnalysedLine[];
  /** The numbers that players watch, such as discs, after perfect play; where the best line is exact and ends the game. */
  finalCounts?: Record<string, Pair<number>>;
  book?: Book;
}

/** What the opening book says about a position. */
export interface Book extends Score {
  depth: number;
  nodes: number;
  moves: BookMove[];
}

export interface BookMove extends Score {
  move: string;
  /** Moves that lead to a mirror image of the same position. */
  same: string[];
  /** Whether the book has the position after the move. */
  known: boolean;
}

export interface AnalysedLine extends Score {
  move: Move;
  chance: number;
  pv: string[];
}

export type MistakeSize = 'none' | 'inaccuracy' | 'mistake' | 'blunder';

export interface AskedMove extends Score {
  move: string;
  pv: string[];
  best: AnalysedLine;
  size: MistakeSize;
  why: Remark[];
  positions: Position[];
}

export interface AnswerVerdict extends AskedMove {
  accepted: boolean;
}

export interface JudgedNode extends Score {
  node: number;
  side: Side;
  chance: number;
  depth: number;
  pv: string[];
  /** The move that led there, where the position before it is judged too. */
  move?: JudgedMove;
}

export interface JudgedMove extends Score {
  /** Chances lost, on a scale from -1 to 1. */
  loss: number;
  size: MistakeSize;
  why?: Remark[];
}

export interface Review {
  nodes: JudgedNode[];
  of: number;
}

export interface EvaluationTerm {
  name: string;
  raw: number;
  weight: number;
  contribution: number;
}

export interface MovePriority {
  move: string;
  captured: number;
  total: number;
  /** What the priority is the sum of. */
  terms: Partial<Record<'table' | 'capture' | 'tactical' | 'killer' | 'history', number>>;
}

export interface BoardMark {
  kind: 'path' | 'threat';
  side: Side;
  cells: string[];
  affected: string[];
}

export interface Explanation {
  side: Side;
  terms: EvaluationTerm[];
  priorities: MovePriority[];
  marks: BoardMark[];
}
