// The one module that talks to the server: REST by fetch, and live channels by WebSocket.

/** @import {Api, ImportNews, ImportReport, Problem} from '../types/index.js' */

const BASE = '/api/v1';

/** A refusal of the server, from its problem+json. */
export class ServerProblem extends Error {
  /**
   * @param {number} status
   * @param {Partial<Problem>} problem
   */
  constructor(status, problem) {
    super(problem.detail ?? problem.title ?? String(status));
    this.status = status;
    this.code = problem.code;
    this.arguments = problem.arguments ?? [];
    this.place = problem.place;
  }
}

/** The server did not answer at all. */
export class Unreachable extends Error {}

/**
 * The server's answer. Its type is `any` because JSON may be anything; `Api` says what each request gets.
 *
 * @param {string} method
 * @param {string} path
 * @param {{body?: unknown, type?: string, answer?: 'json' | 'text', headers?: Record<string, string>}} [options]
 * @returns {Promise<any>}
 */
async function ask(method, path, { body, type = 'application/json', answer = 'json', headers = {} } = {}) {
  /** @type {RequestInit} */
  const request = { method, headers };
  if (body !== undefined) {
    request.body = type === 'application/json' ? JSON.stringify(body) : /** @type {BodyInit} */ (body);
    request.headers = { ...headers, 'Content-Type': type };
  }
  let response;
  try {
    response = await fetch(BASE + path, request);
  } catch (error) {
    throw unreachable(error);
  }
  if (!response.ok) throw new ServerProblem(response.status, await response.json().catch(() => ({})));
  if (response.status === 204) return undefined;
  return answer === 'text' ? response.text() : response.json();
}

/** @param {unknown} error what `fetch` threw */
function unreachable(error) {
  return new Unreachable(error instanceof Error ? error.message : String(error));
}

/**
 * Follows an answer that comes line by line, to its last line; without one, the server has gone.
 *
 * @param {string} path
 * @param {{body: BodyInit, onProgress: (news: ImportNews) => void, signal: AbortSignal}} options
 * @returns {Promise<ImportReport>}
 */
async function follow(path, { body, onProgress, signal }) {
  const request = { method: 'POST', body, headers: { 'Content-Type': 'application/octet-stream' }, signal };
  /** @type {(ImportNews & ImportReport) | undefined} the last line has everything of a report */
  let last;
  try {
    const response = await fetch(BASE + path, request);
    if (!response.ok) throw new ServerProblem(response.status, await response.json().catch(() => ({})));
    const reader = /** @type {ReadableStream} */ (response.body).pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const lines = (text + part.value).split('\n');
      text = lines.pop() ?? '';
      for (const line of lines) {
        const news = JSON.parse(line);
        last = news;
        onProgress(news);
      }
    }
  } catch (error) {
    if (signal.aborted) return { added: 0, known: 0, ...last, broken: [], stopped: true };
    throw error instanceof ServerProblem ? error : unreachable(error);
  }
  if (!last?.done) throw new Unreachable('the answer broke off');
  return last;
}

/**
 * Changes a game. The answer is the new version only: what changed arrives on the live channel.
 *
 * @param {string} method
 * @param {string} path
 * @param {unknown} body
 */
const change = (method, path, body) => ask(method, path, { body, headers: { Prefer: 'return=minimal' } });

/** @param {string} id */
const game = (id) => `/games/${encodeURIComponent(id)}`;
/** @param {string} id */
const match = (id) => `/matches/${encodeURIComponent(id)}`;
/** @param {string} id */
const ablation = (id) => `/ablations/${encodeURIComponent(id)}`;

/** @type {ReturnType<Api['catalogue']> | undefined} */
let catalogue;

/** @type {Api} */
export const api = {
  /** The games, levels and options; asked for once. */
  catalogue() {
    catalogue ??= ask('GET', '/catalogue').catch((error) => {
      catalogue = undefined;
      throw error;
    });
    return catalogue;
  },
  listGames(filters = {}) {
    const given = Object.entries(filters).filter(([, value]) => value !== '' && value !== undefined);
    return ask('GET', `/games?${new URLSearchParams(given)}`);
  },
  createGame: (newGame) => ask('POST', '/games', { body: newGame }),
  readGame: (id) => ask('GET', game(id)),
  changeGame: (id, changed) => change('PATCH', game(id), changed),
  deleteGame: (id) => ask('DELETE', game(id)),
  restoreGame: (id) => ask('POST', `${game(id)}/restoration`),
  readPosition: (id, node) => ask('GET', `${game(id)}/positions/${node}`),
  annotate: (id, node, note) => change('PATCH', `${game(id)}/nodes/${node}`, note),
  playMove: (id, at, move) => change('POST', `${game(id)}/moves`, { at, move }),
  moveHead: (id, node) => change('PUT', `${game(id)}/head`, { node }),
  resign: (id, side) => change('POST', `${game(id)}/resignation`, { side }),
  offerDraw: (id, side) => change('POST', `${game(id)}/draw-offer`, { side }),
  hint: (id, at) => ask('POST', `${game(id)}/hint`, { body: { at } }),
  moveNow: (id) => ask('POST', `${game(id)}/move-now`),
  addLine: (id, at, moves) => change('POST', `${game(id)}/lines`, { at, moves }),
  explain: (id, node, { evaluator, searched }) => {
    const query = new URLSearchParams({ ...(evaluator && { evaluator }), ...(searched && { searched: 'true' }) });
    return ask('GET', `${game(id)}/positions/${node}/explanation?${query}`);
  },
  why: (id, at, move) => ask('POST', `${game(id)}/why`, { body: { at, move } }),
  readReview: (id, end) => ask('GET', `${game(id)}/review?end=${end}`),
  answer: (id, at, move) => ask('POST', `${game(id)}/answers`, { body: { at, move } }),
  readText: (id) => ask('GET', `${game(id)}/text`, { answer: 'text' }),
  traceTree: (setup) => ask('POST', '/trees/story', { body: setup }),
  compareTree: (question) => ask('POST', '/trees/comparison', { body: question }),
  makeExercise: (setup) => ask('POST', '/trees/exercise', { body: setup }),
  gradeAnswer: (exercise, answer) => ask('POST', '/trees/grade', { body: { ...exercise, answer } }),
  drawTree: (setup, picture) => ask('POST', '/trees/picture', { body: { ...setup, ...picture }, answer: 'text' }),
  /**
   * All games of a file, or those of the given numbers. `onProgress` gets {share, added, known} meanwhile;
   * where `signal` stops it, the report says `stopped`, and what has come in stays.
   */
  importArchive: (file, numbers, { onProgress, signal }) =>
    follow(`/archive?progress=yes${numbers ? `&only=${numbers.join(',')}` : ''}`, { body: file, onProgress, signal }),
  /** What a file holds, without storing it. */
  listRecords: (file) => ask('POST', '/records', { body: file, type: 'application/octet-stream' }),
  readRecord: (id, format) => ask('GET', `${game(id)}/record?${new URLSearchParams({ format })}`, { answer: 'text' }),
  showPosition: (position) => ask('POST', '/positions', { body: position }),
  chooseOpening: (question) => ask('GET', `/openings/choice?${new URLSearchParams(question)}`),
  readOpenings: (question) => ask('GET', `/openings?${new URLSearchParams({ ...question })}`),
  readSettings: () => ask('GET', '/settings'),
  writeSettings: (settings) => ask('PUT', '/settings', { body: settings }),
  health: () => ask('GET', '/health'),

  listMatches: () => ask('GET', '/matches'),
  createMatch: (setup) => ask('POST', '/matches', { body: setup }),
  readMatch: (id) => ask('GET', match(id)),
  deleteMatch: (id) => ask('DELETE', match(id)),
  restoreMatch: (id) => ask('POST', `${match(id)}/restoration`),
  stopMatch: (id) => ask('POST', `${match(id)}/stop`),
  resumeMatch: (id) => ask('POST', `${match(id)}/resume`),
  listMatchGames: (id, from) => ask('GET', `${match(id)}/games?${new URLSearchParams({ from: String(from) })}`),
  copyMatchGame: (id, number) => ask('POST', `${match(id)}/games/${number}/copy`),
  createAblation: (wanted) => ask('POST', '/ablations', { body: wanted }),
  stopAblation: (id) => ask('POST', `${ablation(id)}/stop`),
};

/**
 * Where the browser downloads a match: its `record` of JSON lines, or its `report`.
 *
 * @param {string} id
 * @param {'record' | 'report'} what
 */
export const matchAddress = (id, what) => `${BASE}${match(id)}/${what}`;

/**
 * Where the browser downloads one game of a match.
 *
 * @param {string} id
 * @param {number} number
 */
export const matchGameAddress = (id, number) => `${BASE}${match(id)}/games/${number}`;

/**
 * The live channels of the lab.
 *
 * @param {string} id
 */
export const matchChannel = (id) => `${match(id)}/live`;
/** @param {string} id */
export const ablationChannel = (id) => `${ablation(id)}/live`;

/**
 * Where the browser downloads one game as a file.
 *
 * @param {string} id
 * @param {string} format
 */
export const recordAddress = (id, format) => `${BASE}${game(id)}/record?${new URLSearchParams({ format })}`;

/** Where the browser downloads all the games as one file. */
export const ARCHIVE_ADDRESS = `${BASE}/archive`;

const PING_MS = 20_000;
const SILENCE_MS = 8_000;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 10_000;

/**
 * Where everything that happens in a game arrives.
 *
 * @param {string} id
 */
export const liveChannel = (id) => `${game(id)}/live`;

/**
 * Where a page has things worked out about a game.
 *
 * @param {string} id
 */
export const studyChannel = (id) => `${game(id)}/study`;

/**
 * A channel to the server. It connects again by itself, waiting longer each time, and says by
 * `onState` whether it is `online` or `offline`; every message goes to `onMessage`.
 *
 * @template Message what arrives on this channel
 */
export class LiveChannel {
  #address;
  /** @type {WebSocket | undefined} */
  #socket;
  #failures = 0;
  #closed = false;
  /** @type {{ping?: number, silence?: number, again?: number}} */
  #timers = {};

  /**
   * @param {string} path
   * @param {{onMessage: (message: Message) => void, onState: (state: 'online' | 'offline') => void}} listener
   */
  constructor(path, { onMessage, onState }) {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    this.#address = `${scheme}//${location.host}${BASE}${path}`;
    this.onMessage = onMessage;
    this.onState = onState;
    this.connectNow = () => this.#connect();
    this.goneOffline = () => this.#socket?.close();
    window.addEventListener('online', this.connectNow);
    window.addEventListener('offline', this.goneOffline);
    this.#connect();
  }

  /**
   * Sends a message. It is lost while there is no connection.
   *
   * @param {object} message
   */
  send(message) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  close() {
    this.#closed = true;
    window.removeEventListener('online', this.connectNow);
    window.removeEventListener('offline', this.goneOffline);
    this.#stopTimers();
    this.#socket?.close();
  }

  #connect() {
    if (this.#closed || (this.#socket && this.#socket.readyState <= WebSocket.OPEN)) return;
    this.#stopTimers();
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    socket.addEventListener('open', () => {
      this.onState('online');
      this.#timers.ping = setInterval(() => this.#ping(), PING_MS);
    });
    socket.addEventListener('message', (event) => {
      // Only now is it sure that the server wants us: it may open a channel to close it again.
      this.#failures = 0;
      clearTimeout(this.#timers.silence);
      this.onMessage(JSON.parse(event.data));
    });
    socket.addEventListener('close', () => {
      if (socket === this.#socket) this.#lost();
    });
  }

  /** A connection may be dead although neither end has noticed: then a ping gets no answer. */
  #ping() {
    this.#socket?.send('{"type":"ping"}');
    clearTimeout(this.#timers.silence);
    this.#timers.silence = setTimeout(() => {
      this.#socket?.close();
      this.#lost();
    }, SILENCE_MS);
  }

  #lost() {
    this.#stopTimers();
    this.#socket = undefined;
    if (this.#closed) return;
    this.onState('offline');
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.#failures);
    this.#failures += 1;
    this.#timers.again = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
  }

  #stopTimers() {
    clearInterval(this.#timers.ping);
    clearTimeout(this.#timers.silence);
    clearTimeout(this.#timers.again);
  }
}
