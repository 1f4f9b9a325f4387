// Finds unused code: modules, exports, types, members of classes, events, styles. The compiler itself reports
// unused code within a module.

import path from 'node:path';
import { calledName, templateTag, walk } from './walk.mjs';

const START = 'main.js';
/** Methods that Lit calls on a controller. */
const CALLED_BY_LIT = ['hostConnected', 'hostDisconnected', 'hostUpdate', 'hostUpdated'];

export function unusedProblems(context) {
  return [...modules(context), ...exports(context), ...members(context), ...events(context), ...styles(context)];
}

/** Modules that cannot be reached from the start of the page. */
function modules({ ts, page, files, at }) {
  const byPath = new Map(files.map((file) => [path.resolve(file.fileName), file]));
  const reached = new Set();
  const reach = (name) => {
    const file = byPath.get(name);
    if (!file || reached.has(name)) return;
    reached.add(name);
    walk(file, (node) => {
      const imported = ts.isImportDeclaration(node)
        ? node.moduleSpecifier
        : ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
          ? node.arguments[0]
          : undefined;
      if (imported?.text.startsWith('.')) reach(path.resolve(path.dirname(name), imported.text));
    });
  };
  reach(path.join(page, START));
  return [...byPath]
    .filter(([name]) => name.endsWith('.js') && !reached.has(name))
    .map(([, file]) => at(file.statements[0] ?? file, 'no other module imports this one'));
}

/** Exports that no other module uses, and types that are not used. */
function exports({ ts, checker, files, at }) {
  const users = new Map();
  const original = (symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol);
  for (const file of files) {
    walk(file, (node) => {
      if (!ts.isIdentifier(node)) return;
      const symbol = checker.getSymbolAtLocation(node);
      if (!symbol || symbol.valueDeclaration?.name === node || symbol.declarations?.some(({ name }) => name === node)) {
        if (!symbol || !(symbol.flags & ts.SymbolFlags.Alias)) return;
      }
      const known = original(symbol);
      if (!users.has(known)) users.set(known, new Set());
      users.get(known).add(file);
    });
  }
  return files.flatMap((file) => {
    const module = checker.getSymbolAtLocation(file);
    if (!module) return [];
    return checker.getExportsOfModule(module).flatMap((symbol) => {
      const [declaration] = symbol.declarations ?? [];
      if (declaration?.getSourceFile() !== file) return [];
      const used = [...(users.get(symbol) ?? [])];
      const isType = file.isDeclarationFile || ts.isJSDocTypedefTag(declaration);
      if (isType ? used.length > 0 : used.some((user) => user !== file)) return [];
      return [at(declaration, isType ? `the type ${symbol.name} is not used` : `no other module imports ${symbol.name}`)];
    });
  });
}

/** Members of classes with a name that no code uses and that override nothing. */
function members({ ts, checker, files, at }) {
  const asked = new Set();
  for (const file of files) {
    walk(file, (node) => {
      if (ts.isPropertyAccessExpression(node) && !isDeclaration(ts, node)) asked.add(node.name.text);
      if (ts.isBindingElement(node)) asked.add((node.propertyName ?? node.name).getText());
      if (ts.isStringLiteralLike(node)) asked.add(node.text);
      if (ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
        for (const [, name] of node.text.matchAll(/[.?@]?([\w-]+)=$/g)) asked.add(name);
      }
    });
  }
  const problems = [];
  for (const file of files.filter(({ isDeclarationFile }) => !isDeclarationFile)) {
    walk(file, (node) => {
      if (!ts.isClassDeclaration(node) || !node.name) return;
      const type = checker.getTypeAtLocation(node);
      const bases = type.getBaseTypes() ?? [];
      for (const member of type.symbol.members?.values() ?? []) {
        const [declaration] = member.declarations ?? [];
        if (!declaration || member.name.startsWith('__') || member.flags & ts.SymbolFlags.TypeParameter) continue;
        if (CALLED_BY_LIT.includes(member.name)) continue;
        const inherited = bases.some((base) => base.getProperty(member.name));
        if (!inherited && !asked.has(member.name)) problems.push(at(declaration, `${node.name.text}.${member.name} is not used`));
      }
    });
  }
  return problems;
}

/** Whether `this.x` only gives a value or a type to x. */
function isDeclaration(ts, node) {
  const { parent } = node;
  if (ts.isExpressionStatement(parent)) return true;
  return ts.isBinaryExpression(parent) && parent.left === node && parent.operatorToken.kind === ts.SyntaxKind.EqualsToken;
}

/** Events that are never emitted or have no listener. */
function events(context) {
  const { ts, files, at } = context;
  const emitted = new Set();
  const heard = new Set();
  let table;
  for (const file of files) {
    walk(file, (node) => {
      if (ts.isInterfaceDeclaration(node) && node.name.text === 'PageEvents') table = node;
      if (calledName(context, node) === 'emit') {
        const type = context.checker.getTypeAtLocation(node.arguments[0]);
        for (const each of type.isUnion() ? type.types : [type]) emitted.add(each.value);
      }
      if (templateTag(context, node)) {
        for (const [, name] of node.template.getText().matchAll(/\s@([\w-]+)=/g)) heard.add(name);
      }
    });
  }
  return table.members.flatMap((member) => {
    const name = member.name.text;
    const missing = [...(emitted.has(name) ? [] : ['is never emitted']), ...(heard.has(name) ? [] : ['has no listener'])];
    return missing.map((what) => at(member, `the event ${name} ${what}`));
  });
}

/**
 * CSS classes that no element has. A class may be composed (`side-${side}`), or come from the server; then the
 * comment of its type names it.
 */
function styles(context) {
  const { ts, files, at } = context;
  const words = new Set();
  const starts = new Set();
  const sheets = [];
  for (const file of files) {
    const named = file.isDeclarationFile ? file.text : '';
    for (const [word] of named.matchAll(/[\w-]+/g)) words.add(word);
    walk(file, (node) => {
      if (templateTag(context, node) === 'css') sheets.push(node);
      const inSheet = templateTag(context, node.parent ?? node) === 'css' || templateTag(context, node.parent?.parent ?? node) === 'css';
      if (inSheet || !(ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))) return;
      for (const [word] of node.text.matchAll(/[\w-]+/g)) words.add(word);
      const [start] = /[\w-]+$/.exec(node.text) ?? [];
      if (start && !ts.isStringLiteralLike(node)) starts.add(start);
    });
  }
  return sheets.flatMap((sheet) => {
    const text = sheet.template.getText().replace(/\/\*.*?\*\//gs, '').replace(/url\([^)]*\)/g, '');
    const classes = new Set([...text.matchAll(/\.([a-z][\w-]*)(?=[^{};]*\{)/g)].map(([, name]) => name));
    return [...classes]
      .filter((name) => !words.has(name) && ![...starts].some((start) => name.startsWith(start)))
      .map((name) => at(sheet, `no element has the class ${name}`));
  });
}
