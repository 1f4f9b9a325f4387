// Matches and ablations, as the server sends and takes them.

import type { MatchPlayer, Pair, Position, Problem, Result } from './game.js';
import type { MoveJudgement } from './search.js';

export interface SequentialTest {
  elo0: number;
  elo1: number;
  alpha?: number;
  beta?: number;
  model?: 'logistic' | 'normalized';
}

export interface MatchLimits {
  timeMs?: number;
  nodes?: number;
  depth?: number;
}

export interface NewMatch {
  game: string;
  players: Pair<MatchPlayer>;
  games?: number;
  limits?: MatchLimits;
  order?: 'random' | 'given';
  seed?: number;
  sprt?: SequentialTest;
}

export type MatchState = 'waiting' | 'running' | 'interrupted' | 'finished';

export interface MatchEngine {
  name: string;
  /** As the command line takes it: level:3. */
  engine: string;
  limits: MatchLimits;
}

/** The first line of a match's file, as far as the page reads it. */
export interface MatchSetup {
  engines: MatchEngine[];
}

export interface EngineStanding {
  name: string;
  games: number;
  wins: number;
  draws: number;
  losses: number;
  score: number;
  moves: number;
  timeMs: number;
  longestMs: number;
  cpuMsPerMove?: number;
  nodes: number;
  meanDepth: number;
  faults: Record<string, number>;
  rating?: number;
  ratingError?: number;
}

/** An estimate; an end that is left out is unbounded. */
export interface EloEstimate {
  elo?: number;
  eloLow?: number;
  eloHigh?: number;
}

/** Two players, from the first one's view. */
export interface Pairing extends EloEstimate {
  first: string;
  second: string;
  wins: number;
  draws: number;
  losses: number;
  pairs: number[];
  drawRate: number;
  los?: number;
  meanMargin?: number;
}

export interface SequentialTestState extends Required<SequentialTest> {
  llr: number;
  lower: number;
  upper: number;
  pairs: number;
  decision: 'continue' | 'accept-elo0' | 'accept-elo1';
}

export interface Standing {
  game: string;
  match: string;
  finished: number;
  /** How many there are to play. */
  games: number;
  engines: EngineStanding[];
  encounters: Pairing[];
  endings: Record<string, number>;
  sprt?: SequentialTestState;
}

export interface MatchSummary {
  id: string;
  state: MatchState;
  updated: string;
  /** The game's plain name. */
  name: string;
  /** Outside engines play, so that only the owner can let it go on. */
  outside: boolean;
  setup: MatchSetup;
  standing: Standing;
  /** Why it could not go on, in English. */
  trouble?: string;
}

/** The estimate after so many pairs of games. */
export interface EloStep extends EloEstimate {
  pairs: number;
}

export interface MatchDetails extends MatchSummary {
  convergence: EloStep[];
  playing?: PlayedGame;
}

export interface MatchList {
  matches: MatchSummary[];
  broken: { id: string; detail: string }[];
  owner: boolean;
  engines: string[];
  limits: { mostGames: number; mostTimeMs: number; mostNodes: number; mostThreads: number; mostHash: number };
}

export interface PlayedMove extends Partial<MoveJudgement> {
  move: string;
}

export interface PlayedGame {
  /** From 1. */
  number: number;
  /** Who moves first, by its place among the engines. */
  first: number;
  second: number;
  moves: PlayedMove[];
  position: Position;
}

export interface MatchGame {
  number: number;
  first: number;
  second: number;
  opening: string;
  result: Result;
  /** In English, where the rules did not end it. */
  ending: string;
  /** `rules`, `adjudication` or a fault. */
  termination: string;
  plies: number;
  timeMs: number;
}

export interface MatchGames {
  games: MatchGame[];
  /** How many are finished. */
  of: number;
}

export interface MatchProgress {
  standing: Standing;
  /** Those that are new. */
  games: MatchGame[];
  step?: EloStep;
}

export interface MatchMessage {
  type: 'match' | 'playing' | 'progress' | 'pong' | 'problem';
  match?: MatchDetails;
  playing?: PlayedGame;
  progress?: MatchProgress;
  problem?: Problem;
}

export interface NewAblation {
  game: string;
  text?: string;
  depth?: number;
}

export interface AblationRow {
  name: string;
  nodes: number;
  nodesRatio: number;
  timeMs: number;
  timeRatio: number;
  meanDepth: number;
  settled: number;
  sameMove: number;
  cutShort?: number;
}

export interface Ablation {
  id: string;
  game: string;
  position: string;
  depth: number;
  state: MatchState;
  /** How many rows there will be. */
  of: number;
  rows: AblationRow[];
}

export interface AblationMessage {
  type: 'ablation' | 'pong' | 'problem';
  ablation?: Ablation;
  problem?: Problem;
}
