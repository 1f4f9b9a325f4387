// Finds the message keys that the page uses. A key is written whole in the sources, or composed in a template; a
// variable part of it must be a string of the sources. Keys that depend on the server are not found here.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { calledName, walk } from './walk.mjs';

/** Functions that take the key of a message, and whether the key depends on a number. */
const MESSAGE_FUNCTIONS = { say: false, sayOr: false, sayCount: true, sayCountOr: true };

/** The keys in the message file that the page uses. */
export function messagesUsed(context) {
  const { ts, checker, page, files } = context;
  const words = literals(context);
  const patterns = [];
  // A key in a list or a table counts as used.
  const keys = new Set(words);
  for (const file of files.filter(({ isDeclarationFile }) => !isDeclarationFile)) {
    walk(file, (node) => {
      const counted = MESSAGE_FUNCTIONS[calledName(context, node)];
      const argument = node.arguments?.[0];
      if (counted === undefined || !argument) return;
      for (const end of counted ? ['.one', '.other'] : ['']) {
        for (const key of known(checker.getTypeAtLocation(argument), words) ?? []) keys.add(key + end);
        if (ts.isTemplateExpression(argument)) patterns.push(patternOf(checker, argument, words, end));
      }
    });
  }
  const isMade = (key) => patterns.some((pattern) => pattern.exec(key)?.slice(1).every((word) => words.has(word)));
  const all = Object.keys(JSON.parse(readFileSync(path.join(page, 'messages/en.json'), 'utf8')));
  return all.filter((key) => keys.has(key) || isMade(key));
}

/** All string literals of the sources. */
function literals({ ts, files }) {
  const words = new Set();
  for (const file of files) {
    walk(file, (node) => {
      if (ts.isStringLiteralLike(node)) words.add(node.text);
    });
  }
  return words;
}

/** The strings of a type, if it consists of string and number literals. */
function known(type, words) {
  const types = type.isUnion() ? type.types : [type];
  if (!types.every((each) => each.isStringLiteral() || each.isNumberLiteral())) return undefined;
  return types.map(({ value }) => String(value)).filter((text) => words.has(text) || /^\d+$/.test(text));
}

/** A regular expression for the keys that a template can give, with a group for each variable part. */
function patternOf(checker, { head, templateSpans }, words, end) {
  const escape = (text) => text.replace(/[.\\+*?^$()[\]{}|]/g, '\\$&');
  const parts = templateSpans.map(({ expression, literal }) => {
    const texts = known(checker.getTypeAtLocation(expression), words);
    return (texts ? `(?:${texts.map(escape).join('|')})` : '([a-z0-9-]+)') + escape(literal.text);
  });
  return new RegExp(`^${escape(head.text)}${parts.join('')}${escape(end)}$`);
}
