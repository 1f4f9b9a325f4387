// Refusals and failures in the language of the page, by their code; the server's own words else.

import { ServerProblem, Unreachable } from './api.js';
import { say, sayOr } from './messages.js';

/** The same for a text that a person wrote, with the server's words on where it went wrong. */
export function explainText(problem) {
  const text = explain(problem);
  const where = problem instanceof ServerProblem ? problem.message : '';
  return where && where !== text ? `${text}\n${where}` : text;
}

/** Of a problem of the server, a refusal of a position, or a network that is away. */
export function explain(problem) {
  if (problem instanceof Unreachable) return say('problem.unreachable');
  const detail = problem instanceof ServerProblem ? problem.message : problem.detail;
  const fallback = detail ?? say('problem.unknown');
  // What a person typed is only understood with the words that say where it went wrong.
  if (problem.code === 'bad-request' || problem.code === 'bad-setting') return fallback;
  return problem.code ? sayOr(`refusal.${problem.code}`, fallback, ...(problem.arguments ?? [])) : fallback;
}
