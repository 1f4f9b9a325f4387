// What there is to choose from, as the server lists it.

import type { Pair } from './game.js';

export interface GameParameter {
  name: string;
  least: number;
  most: number;
  standard: number;
  help: string;
}

export interface Weight {
  name: string;
  standard: number;
  help: string;
}

export interface Evaluator {
  name: string;
  help: string;
  standard: boolean;
  weights: Weight[];
}

export interface OpeningSet {
  /** For a new game: `xot` in `xot:17`. */
  name: string;
  title: string;
  size: number;
}

/** A kind of game. */
export interface GameKind {
  name: string;
  sides: Pair<string>;
  scoreUnit: string;
  formats: string[];
  /** Sets of openings from which a game can start. */
  openingSets: OpeningSet[];
  parameters: GameParameter[];
  levels: { number: number; name: string }[];
  evaluators: Evaluator[];
  /** The options of the search that this game has, with its own standard values. */
  options: SearchOption[];
}

export interface SearchOption {
  name: string;
  kind: 'technique' | 'toggle' | 'number' | 'decimal' | 'choice';
  standard: string;
  least?: string;
  most?: string;
  choices?: string[];
  help: string;
  /** Whether only some games have it. */
  own: boolean;
}

export interface Catalogue {
  games: GameKind[];
  /** The options of all games, with the general standard values. */
  options: SearchOption[];
  /** For each preset its values that differ from the standard ones. */
  presets: Record<string, Record<string, string> | undefined>;
  limits: {
    mostThreads: number;
    mostAnalysisThreads: number;
    mostHash: number;
    mostTimeMs: number;
    mostDepth: number;
  };
}

export interface Health {
  status: 'up';
  version: string;
}
