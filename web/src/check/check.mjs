// Checks the page: types, unused code, templates, messages. Run by the test PageSourcesTest, with the Node
// of Playwright's driver:
//
//   node check.mjs FOLDER_OF_NODE_MODULES TSCONFIG PAGE
//
// Prints one JSON object: `problems`, texts that begin with file:line, and `messages`, the message keys that the
// page uses.

import { createRequire } from 'node:module';
import path from 'node:path';
import { messagesUsed } from './messages.mjs';
import { templateProblems } from './templates.mjs';
import { unusedProblems } from './unused.mjs';

const [modules, configuration, page] = process.argv.slice(2).map((argument) => path.resolve(argument));
const ts = createRequire(path.join(modules, 'check.cjs'))('typescript');

const { config, error } = ts.readConfigFile(configuration, ts.sys.readFile);
if (error) throw new Error(ts.flattenDiagnosticMessageText(error.messageText, '\n'));
const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, path.dirname(configuration));
const program = ts.createProgram(fileNames, options);
const checker = program.getTypeChecker();
const files = program
  .getSourceFiles()
  .filter(({ fileName }) => path.resolve(fileName).startsWith(page + path.sep) && !fileName.endsWith('.json'));

/** `lib/api.js:12: what is wrong there`. */
function at(node, text) {
  const file = node.getSourceFile();
  const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
  return `${path.relative(page, file.fileName)}:${line + 1}: ${text}`;
}

function typeProblems() {
  return ts.getPreEmitDiagnostics(program).map(({ file, start, messageText, code }) => {
    const text = `TS${code} ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
    if (!file) return text;
    const { line } = file.getLineAndCharacterOfPosition(start);
    return `${path.relative(page, file.fileName)}:${line + 1}: ${text}`;
  });
}

const context = { ts, program, checker, page, files, at };
const problems = [...typeProblems(), ...unusedProblems(context), ...templateProblems(context)];
process.stdout.write(JSON.stringify({ problems, messages: messagesUsed(context) }));
