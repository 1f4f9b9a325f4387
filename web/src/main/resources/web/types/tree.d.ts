// The trees on which search is explained, as the server sends and takes them.

import type { Pair } from './game.js';

export type TreeAlgorithm = 'minimax' | 'alpha-beta' | 'fail-soft' | 'negamax' | 'pvs' | 'mtdf' | 'deepening';

/** One of `tree`, `random`, `shape` and `game`. */
export interface TreeSource {
  tree?: string;
  random?: string;
  shape?: string;
  values?: string;
  game?: string;
  position?: string;
  moves?: string;
  depth?: number;
  best?: number;
  choose?: string;
  recorded?: boolean;
}

export interface TreeSetup {
  source: TreeSource;
  algorithm?: TreeAlgorithm;
  order?: string;
  depth?: number;
  strict?: boolean;
  language?: string;
}

/** Where something stands in the picture of a tree, in pixels. */
interface Place {
  /** None for the root. */
  parent?: number;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Where the edge from the parent arrives. */
  in: [number, number];
  /** Where the edges to the children leave. */
  out: [number, number];
  /** How many nodes are folded away here. */
  hidden: number;
}

export interface NodePlace extends Place {
  id: number;
  /** How the node is called: B, or E.2. */
  label: string;
  /** Its own name, or nothing. */
  name: string;
  side: 'max' | 'min';
  leaf: boolean;
}

/** A mark of nodes that are folded away. */
export interface FoldedPlace extends Place {
  id?: undefined;
}

export type LayoutNode = NodePlace | FoldedPlace;

export interface TreeLayout {
  width: number;
  height: number;
  downwards: boolean;
  windows: boolean;
  nodes: LayoutNode[];
}

export interface NodeChange {
  id: number;
  /** None or some of pruned, unreached, principal, current. */
  looks: string;
  value: string;
  alpha: string;
  beta: string;
  cut: boolean;
  reason: string;
  title: string;
}

export interface TreeStep {
  sentence: string;
  node?: number;
  result?: string;
  changes: NodeChange[];
}

export interface TreeTrace {
  algorithm: string;
  depth: number;
  strict: boolean;
  value: number | string;
  principalVariation: number[];
  visited: number[];
  pruned: number[];
  cut: number[];
  nodes: number;
  leaves: number;
  minimumNodes?: number;
  minimumLeaves?: number;
  names: Record<string, string>;
  tree: object;
  text: string;
  whole: boolean;
  title: string;
  result: string;
  counts: string;
  techniques: string;
  layout: TreeLayout;
  steps: TreeStep[];
}

export interface TreeComparisonRow {
  order: string;
  algorithm: TreeAlgorithm;
  leaves: number;
  distinctLeaves: number;
  nodes: number;
}

export interface TreeComparison {
  value: number | string;
  minimumLeaves: number;
  minimumNodes: number;
  rows: TreeComparisonRow[];
}

export interface TreeQuestion {
  source: TreeSource;
  orders: string[];
  algorithms: TreeAlgorithm[];
  depth?: number;
  strict?: boolean;
  language?: string;
}

export interface TreeExercise {
  algorithm: string;
  depth: number;
  strict: boolean;
  link: string;
  task: string[];
  asksForWindows: boolean;
  text: string;
  names: Record<string, string>;
  tree: object;
  title: string;
  layout: TreeLayout;
  steps: TreeStep[];
}

export interface TreeAnswer {
  values: Record<string, string>;
  windows: Record<string, Pair<string>>;
  cut: string[];
  visited: string[];
}

export interface TreeGradeMark {
  part: 'value' | 'window' | 'cut' | 'leaf';
  node: string;
  points: number;
  possible: number;
  /** What was missed; empty where all is right. */
  text: string;
}

export interface TreeGrade {
  points: number;
  possible: number;
  marks: TreeGradeMark[];
  text: string;
}

export interface TreePicture {
  format: 'svg' | 'tikz' | 'html';
  step?: number;
  theme?: 'auto' | 'light' | 'dark';
}

/** What a picture of a tree is drawn from. */
export type TreeStage = Pick<TreeTrace, 'layout' | 'steps' | 'title'>;
