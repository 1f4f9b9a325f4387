// The requests to the server, as `lib/api.js` has them.

import type { ChosenOpening, FoundTree, ImportNews, ImportReport, Openings, RecordList } from './archive.js';
import type { Catalogue, Health } from './catalogue.js';
import type { ChangedGame, Game, GameChange, GameList, NewGame, NoteChange, Position, Side } from './game.js';
import type { Ablation, MatchDetails, MatchGames, MatchList, NewAblation, NewMatch } from './lab.js';
import type { AnswerVerdict, AskedMove, Explanation, Hint, Review } from './search.js';
import type { TreeAnswer, TreeComparison, TreeExercise, TreeGrade, TreePicture, TreeQuestion, TreeSetup, TreeTrace } from './tree.js';

/** A position of a game that is not stored, by its text or by moves. */
export interface PositionQuestion {
  game: string;
  position?: string;
  moves?: string;
}

/** Which stored games to list; an empty text sets no condition. */
export interface GameFilters {
  game?: string;
  result?: string;
  since?: string;
  until?: string;
  title?: string;
  player?: string;
  position?: string;
  cursor?: string;
  limit?: string;
}

export interface Api {
  catalogue(): Promise<Catalogue>;
  listGames(filters?: GameFilters): Promise<GameList>;
  createGame(newGame: NewGame): Promise<Game>;
  readGame(id: string): Promise<Game>;
  changeGame(id: string, change: GameChange): Promise<ChangedGame>;
  deleteGame(id: string): Promise<void>;
  restoreGame(id: string): Promise<Game>;
  readPosition(id: string, node: number): Promise<Position>;
  annotate(id: string, node: number, change: NoteChange): Promise<ChangedGame>;
  playMove(id: string, at: number, move: string): Promise<ChangedGame>;
  moveHead(id: string, node: number): Promise<ChangedGame>;
  resign(id: string, side: Side): Promise<ChangedGame>;
  offerDraw(id: string, side: Side): Promise<ChangedGame & { accepted: boolean }>;
  hint(id: string, at: number): Promise<Hint>;
  moveNow(id: string): Promise<void>;
  addLine(id: string, at: number, moves: string[]): Promise<ChangedGame & { node: number }>;
  explain(id: string, node: number, question: { evaluator?: string; searched?: boolean }): Promise<Explanation>;
  why(id: string, at: number, move: string): Promise<AskedMove>;
  readReview(id: string, end: number): Promise<Review>;
  answer(id: string, at: number, move: string): Promise<AnswerVerdict>;
  readText(id: string): Promise<string>;
  traceTree(setup: TreeSetup): Promise<TreeTrace>;
  compareTree(question: TreeQuestion): Promise<TreeComparison>;
  makeExercise(setup: TreeSetup): Promise<TreeExercise>;
  gradeAnswer(exercise: TreeSetup, answer: TreeAnswer): Promise<TreeGrade>;
  drawTree(setup: TreeSetup, picture: TreePicture): Promise<string>;
  importArchive(
    file: Blob | string,
    numbers: number[] | null | undefined,
    listener: { onProgress: (news: ImportNews) => void; signal: AbortSignal },
  ): Promise<ImportReport>;
  listRecords(file: Blob | string): Promise<RecordList | FoundTree>;
  readRecord(id: string, format: string): Promise<string>;
  showPosition(position: PositionQuestion): Promise<Position>;
  readOpenings(question: { game: string; moves: string }): Promise<Openings>;
  chooseOpening(question: { game: string; opening: string }): Promise<ChosenOpening>;
  readSettings(): Promise<Record<string, unknown>>;
  writeSettings(settings: Record<string, unknown>): Promise<void>;
  health(): Promise<Health>;

  listMatches(): Promise<MatchList>;
  createMatch(setup: NewMatch): Promise<MatchDetails>;
  readMatch(id: string): Promise<MatchDetails>;
  deleteMatch(id: string): Promise<void>;
  restoreMatch(id: string): Promise<MatchDetails>;
  stopMatch(id: string): Promise<MatchDetails>;
  resumeMatch(id: string): Promise<MatchDetails>;
  listMatchGames(id: string, from: number): Promise<MatchGames>;
  copyMatchGame(id: string, number: number): Promise<{ id: string }>;
  createAblation(wanted: NewAblation): Promise<Ablation>;
  stopAblation(id: string): Promise<Ablation>;
}
