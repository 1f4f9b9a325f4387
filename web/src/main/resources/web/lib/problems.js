// Errors in the language of the page, by their code; otherwise the server's own text.

import { ServerProblem, Unreachable } from './api.js';
import { say, sayOr } from './messages.js';

/** @import {RejectionReason} from '../types/index.js' */

/**
 * Like `explain`, for a text that a person typed: adds the server's words on where the error is.
 *
 * @param {unknown} problem as in `explain`
 */
export function explainText(problem) {
  const text = explain(problem);
  const where = problem instanceof ServerProblem ? problem.message : '';
  return where && where !== text ? `${text}\n${where}` : text;
}

/**
 * The text of an error of the server, of a refused move, or of a failed connection.
 *
 * @param {unknown} problem an exception, or a problem or a move's rejection that the server sent
 */
export function explain(problem) {
  if (problem instanceof Unreachable) return say('problem.unreachable');
  const { code, arguments: values = [], detail } = partsOf(problem);
  const fallback = detail ?? say('problem.unknown');
  // An error in a typed text needs the server's words, which say where it is.
  if (code === 'bad-request' || code === 'bad-setting') return fallback;
  return code ? sayOr(`refusal.${code}`, fallback, ...values) : fallback;
}

/**
 * @param {unknown} problem
 * @returns {Partial<RejectionReason>}
 */
function partsOf(problem) {
  if (problem instanceof ServerProblem) return { code: problem.code, arguments: problem.arguments, detail: problem.message };
  return typeof problem === 'object' && problem !== null ? problem : {};
}
