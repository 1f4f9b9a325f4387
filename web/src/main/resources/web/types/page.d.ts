// Types that the parts of the page share.

import type { LitElement } from 'lit';
import type { Layout } from '../boards/layout.js';
import type { icon } from '../components/icons.js';
import type { ACTIONS } from '../lib/game-actions.js';
import type { GameSession } from '../lib/game-session.js';
import type messages from '../messages/en.json';
import type { GameFilters } from './api.js';
import type { ImportReport } from './archive.js';
import type { Clock, ComputerPlayer, CustomPlayer, Game, GameSummary, MatchPlayer, Move, MoveNode, NewGame, NoteChange, Pair, Piece, Player, Position, RejectionReason, Side } from './game.js';
import type { MatchSummary, SequentialTest } from './lab.js';
import type { AnswerVerdict, BoardMark } from './search.js';
import type { TreeAlgorithm, TreeSetup, TreeSource } from './tree.js';

/** The key of a text of the page. */
export type MessageKey = keyof typeof messages;

/** The key of a text that depends on a number: there is one for `.one` and one for `.other`. */
export type CountKey = MessageKey extends infer K ? (K extends `${infer Start}.one` ? Start : never) : never;

/** A short text at the foot of the page, perhaps with something to do about it. */
export interface Toast {
  text: string;
  action?: ToastAction;
}

export interface ToastAction {
  label: string;
  run: () => void;
}

/** The events that components emit: the `detail` of each. */
export interface PageEvents {
  'action-chosen': { action: GameAction };
  'analysis-changed': { setup: AnalysisSetup };
  announce: { text: string };
  'asking-changed': { asking: boolean };
  'clock-changed': { clock: Clock | null };
  'filters-changed': { filters: GameFilters };
  'game-deleted': { game: GameSummary };
  'game-opened': { number: number };
  'game-renamed': { game: GameSummary; title: string };
  'game-started': { game: string; text?: string };
  'games-asked': undefined;
  'keys-asked': undefined;
  'lesson-ended': undefined;
  'lesson-next': undefined;
  'lesson-started': { nodes: number[] };
  'book-move-chosen': { move: string };
  'line-chosen': { moves: string[] };
  'match-changed': { setup: NewMatchSetup };
  'match-chosen': { match: MatchSummary; chosen: boolean };
  'match-deleted': { match: MatchSummary };
  'match-started': undefined;
  'move-chosen': { move: string };
  'move-refused': { refusal: RejectionReason };
  'move-tried': { text: string };
  'move-typed': { text: string; done: () => void };
  'node-chosen': { node: number };
  'note-changed': { node: number } & NoteChange;
  'opening-chosen': { move: string };
  'option-changed': { value: string };
  'options-asked': { game: string };
  'panel-changed': TreePanelSetup;
  'player-changed': { player: MatchPlayer };
  'players-changed': { players: Pair<Player> };
  'position-changed': { game: string; position: Position | null };
  'position-taken': { source: TreeSource };
  'race-started': { players: Pair<CustomPlayer>; timeMs: number; depth?: number };
  'race-stopped': undefined;
  'random-asked': { random: string };
  'records-stored': { report: ImportReport };
  'review-started': { timeMs: number };
  'review-stopped': undefined;
  'search-changed': { player: CustomPlayer };
  'send-again': undefined;
  'setup-changed': { setup: NewGameSetup };
  'setup-reset': undefined;
  'shared-dismissed': undefined;
  'shared-opened': { request: NewGame };
  'solution-asked': undefined;
  'step-chosen': { step: number };
  'title-changed': { title: string };
  'title-known': { title: string };
  toast: Toast;
  'tool-chosen': { tool: WallTool; by: WallInput };
  'tree-typed': { text: string };
  'unsent-forgotten': undefined;
  'values-changed': { shown: boolean };
  'wall-confirmed': undefined;
  'wall-dropped': undefined;
  'wall-turned': undefined;
  'weights-changed': { player: CustomPlayer };
  'why-asked': { move: string };
  'why-closed': undefined;
}

/** An event of a component, as its listener gets it. */
export type PageEvent<Name extends keyof PageEvents> = CustomEvent<PageEvents[Name]>;

/** A session that has loaded its game and position. */
export type OpenSession = GameSession & { game: Game; viewed: number; position: Position };

/** What the actions need of the page. */
export interface ActionPage {
  turned: boolean;
  announce(text: string): void;
  toast(text: string): void;
  confirm(title: string, text: string, agree: string): Promise<boolean>;
}

/** What a person can do on the game page beside moving a piece. */
export type GameAction = keyof typeof ACTIONS;

/** The settings of the engine on the analysis page. */
export interface AnalysisSetup {
  on: boolean;
  lines: number;
  timeMs: number;
  player: CustomPlayer;
}

/** The settings of a new game, as the form holds them. */
export interface NewGameSetup {
  mode: 'computer' | 'people' | 'computers';
  side: 'first' | 'second' | 'random';
  opponent: ComputerPlayer;
  second: ComputerPlayer;
  clock: Clock | null;
  parameters: Record<string, number>;
  /** The set of openings from which the game starts with any one, such as `xot`; empty for the usual start. */
  opening: string;
}

/** The settings of a new match, as the form holds them. */
export interface NewMatchSetup {
  game: string;
  players: Pair<MatchPlayer>;
  games: number;
  limit: 'time' | 'nodes' | 'own';
  timeMs: number;
  nodes: number;
  order: 'random' | 'given';
  seed: number;
  test: boolean;
  sprt: Required<Omit<SequentialTest, 'model'>>;
}

/** One algorithm on a tree, in one order of the children. */
export interface TreePanelSetup {
  algorithm: TreeAlgorithm;
  order: string;
}

/** The next click on a Quoridor board steps, or places a wall that lies across or stands upright. */
export type WallTool = 'step' | WallWay;
export type WallWay = 'h' | 'v';
export type WallInput = 'mouse' | 'touch' | 'keys';

/** One mistake of a reviewed game, to be bettered. */
export interface LessonQuestion {
  /** The node after the mistake. */
  node: number;
  /** The server's word on the last answer. */
  verdict: AnswerVerdict | null;
  /** How many questions are still to come. */
  left: number;
  /** The best move, once it was shown. */
  shown: string | null;
}

/** A move of a game with the number of moves up to it. */
export interface NumberedMove extends MoveNode {
  ply: number;
}

/** A list of moves and, in it, further variations as lists of their own. */
export type Variation = (NumberedMove | Variation)[];

/** A row of the list of moves. */
export interface MoveRow {
  number: number;
  moves: Pair<NumberedMove | null>;
  variations: Variation[];
}

/** What is put on the board of the editor: a piece without a place. */
export type Brush = Omit<Piece, 'cell'>;

/** A position that a person puts together. */
export interface PositionSetup {
  pieces: Piece[];
  walls: string[];
  /** Walls left to each player. */
  hand: Pair<number>;
  toMove: Side;
}

/** The game that a link carries. */
export type SharedGame = Pick<NewGame, 'game' | 'start' | 'moves' | 'title'>;

export type PageName =
  | 'home'
  | 'play'
  | 'analysis'
  | 'games'
  | 'lab'
  | 'match'
  | 'openings'
  | 'analyse'
  | 'settings'
  | 'about'
  | 'trees'
  | 'learn'
  | 'rules'
  | 'lesson'
  | 'missing';

/** What the page remembers for a person. */
export interface PersonalSettings {
  /** Empty for the browser's. */
  language: string;
  /** Empty for the system's. */
  theme: '' | 'light' | 'dark' | 'contrast';
  sound: boolean;
  keys: boolean;
  animations: boolean;
  coordinates: boolean;
  hints: boolean;
  /** In the analysis every legal square shows its value. */
  squareValues: boolean;
  /** The last settings of a new game, by the game's name. */
  newGames: Record<string, NewGameSetup | undefined>;
}

/** What a tree page shows. */
export interface TreeAddress {
  source: TreeSource;
  panels: TreePanelSetup[];
  depth: number;
  strict: boolean;
  step: number;
  exercise: boolean;
}

/** A place in a drawing. */
export interface Point {
  x: number;
  y: number;
}

/** A position on a board. */
export interface ShownPosition extends Position {
  /** It is being put together, so that nothing that is tried is wrong. */
  editable?: boolean;
}

/** A move to point at. */
export type Arrow = Pick<Move, 'move' | 'cells'>;

/** What a study shows on the board. */
export interface BoardStudy {
  /** Moves that the search likes, the best first. */
  arrows?: Arrow[];
  marks?: BoardMark[];
  values?: SquareValue[];
}

/** What a move to a square is worth. */
export interface SquareValue {
  cell: string;
  text: string;
  /** 0 for the best, then the more the worse, up to 4. */
  grade: number;
  exact: boolean;
  /** In words for screen readers. */
  spoken: string;
}

/** What the keyboard needs of a board. */
export interface GridHost extends LitElement {
  layout: Layout;
  chooseCell(cell: string): void;
  /** True if there was something to cancel. */
  cancelChoice(): boolean;
  /** Uses a key before the grid does. */
  takeKey?(key: string): boolean;
}

/** What mouse, finger and pen need of a board. `type` is that of a `PointerEvent`. */
export interface PointerHost extends LitElement {
  chooseCell(cell: string): void;
  clickAt(point: Point, type: string): void;
  hover?(point: Point): void;
  leave?(): void;
  /** True if dragging may begin here. */
  press?(point: Point, type: string): boolean;
  drag?(point: Point): void;
  /** The end of a press that was taken; true if this was all, so that no click follows. */
  drop?(point: Point, moved: boolean): boolean;
  /** The browser took the pointer away. */
  giveUp?(): void;
}

export type IconName = Parameters<typeof icon>[0];

/** The start of all keys that end in this way. */
type KeyBefore<End extends string> = MessageKey extends infer Key ? (Key extends `${infer Start}.${End}` ? Start : never) : never;

/** Where the texts of a part of a lesson begin: learn.minimax.players. */
export type LessonKey = KeyBefore<'title'> & KeyBefore<'text'>;

/** The same, of a part with a question. */
export type QuestionKey = LessonKey & KeyBefore<'ask'> & KeyBefore<'good'> & KeyBefore<'hint'>;

/** The same, of a part with a task on a board. */
export type TaskKey = LessonKey & KeyBefore<'ask'> & KeyBefore<'done'>;

/** What a lesson steps through: a tree, and one or two algorithms on it. */
export interface TreeDemo {
  source: TreeSource;
  panels: (TreePanelSetup & { strict?: boolean })[];
}

export type LessonPart =
  | { key: LessonKey; exercise: TreeSetup; question?: undefined; code?: undefined; demo?: undefined }
  | { key: QuestionKey; code?: string; demo?: TreeDemo; question: { choices: string[]; right: string }; exercise?: undefined };

export interface Chapter {
  chapter: 'minimax' | 'pruning' | 'windows' | 'order' | 'killers' | 'table' | 'practice';
  parts: LessonPart[];
}

/** A move that is wanted (any legal one where none is named), a wall, or a try that must be refused for this reason. */
export interface RuleTask {
  moves?: string[];
  wall?: boolean;
  refusal?: string;
}

/** A part of the rules, with a position to try it on where there is a task. */
export type RulePart = { key: LessonKey; start?: undefined; task?: undefined } | { key: TaskKey; start: string; task: RuleTask };

/** A button beside the line under the board. */
export interface StatusAction {
  action: GameAction;
  text: string;
  main?: boolean;
}
