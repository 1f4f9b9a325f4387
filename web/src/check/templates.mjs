// Checks the templates of the components: elements exist and are imported, properties exist and get values of
// their type, required properties are set, listeners accept the detail of the event.

import path from 'node:path';
import { templateTag, walk } from './walk.mjs';

const TAG = /<([a-z][a-z0-9]*(?:-[a-z0-9-]*)?)((?:[^>"']|"[^"]*"|'[^']*')*)>/g;
const ATTRIBUTE = /([.?@]?[\w-]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s>]+))?/g;
/** Attributes that every element may have. */
const GLOBAL = /^(class|id|slot|hidden|lang|role|style|tabindex|title|part|data-.*|aria-.*)$/;
/** The place of an expression in the text of a template. */
const EXPRESSION_MARK = /^\u0001(\d+)\u0001$/;

export function templateProblems(context) {
  const { files } = context;
  const elements = elementsOf(context);
  const problems = [];
  for (const file of files.filter(({ isDeclarationFile }) => !isDeclarationFile)) {
    const imported = importsOf(context, file);
    walk(file, (node) => {
      const tag = templateTag(context, node);
      if (tag === 'html' || tag === 'svg') problems.push(...problemsOf(context, elements, imported, node));
    });
  }
  return problems;
}

/** The file itself and those that it imports, at its start or later by `import(…)`. */
function importsOf({ ts }, file) {
  const found = new Set([path.resolve(file.fileName)]);
  const add = ({ text }) => found.add(path.resolve(path.dirname(file.fileName), text));
  walk(file, (node) => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier);
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) add(node.arguments[0]);
  });
  return found;
}

/** The custom elements by their tags. */
function elementsOf({ ts, checker, files }) {
  const elements = new Map();
  for (const file of files) {
    walk(file, (node) => {
      if (!ts.isCallExpression(node) || node.expression.getText() !== 'customElements.define') return;
      const [tag, element] = node.arguments;
      const type = checker.getTypeAtLocation(element).getConstructSignatures()[0].getReturnType();
      elements.set(tag.text, { file: path.resolve(file.fileName), type, ...propertiesOf({ ts, checker }, type) });
    });
  }
  return elements;
}

/** The Lit properties of a class and its base classes, and those that every user must set. */
function propertiesOf({ ts, checker }, type) {
  const declared = new Map();
  const required = new Set();
  for (let at = type; at; at = at.getBaseTypes?.()?.[0]) {
    const declaration = at.symbol?.valueDeclaration;
    if (!declaration || declaration.getSourceFile().isDeclarationFile) break;
    for (const member of declaration.members) {
      if (member.name?.getText() === 'properties' && ts.isPropertyDeclaration(member)) {
        for (const property of member.initializer.properties) declared.set(property.name.text, property.initializer.getText());
      }
      if (ts.isConstructorDeclaration(member)) {
        for (const statement of member.body.statements) {
          const { expression } = statement;
          if (ts.isExpressionStatement(statement) && ts.isPropertyAccessExpression(expression)) required.add(expression.name.text);
        }
      }
    }
  }
  return { declared, required: [...required].filter((name) => declared.has(name) && !declared.get(name).includes('state: true')) };
}

function problemsOf(context, elements, imported, node) {
  const { ts } = context;
  const { template } = node;
  const expressions = ts.isNoSubstitutionTemplateLiteral(template) ? [] : template.templateSpans.map(({ expression }) => expression);
  const text = ts.isNoSubstitutionTemplateLiteral(template)
    ? template.text
    : template.head.text + template.templateSpans.map(({ literal }, index) => `\u0001${index}\u0001${literal.text}`).join('');
  const shown = [...text.replace(TAG, '').replace(/<\/?\u0001[^>]*>/g, '').matchAll(/\u0001(\d+)\u0001/g)].map(([, index]) => expressions[index]);
  const tags = [...text.matchAll(TAG)].flatMap(([, tag, inside]) => {
    const attributes = [...inside.matchAll(ATTRIBUTE)].map(([, name, value = '']) => ({ name, value: expressions[EXPRESSION_MARK.exec(value)?.[1]] }));
    const element = elements.get(tag);
    const say = (where, what) => context.at(where ?? node, `<${tag}> ${what}`);
    if (tag.includes('-') && !element) return [say(node, 'is not a known element')];
    const missing = [];
    if (element && !imported.has(element.file)) missing.push(say(node, `comes from ${path.basename(element.file)}, which is not imported`));
    for (const name of element?.required ?? []) {
      if (!attributes.some((attribute) => attribute.name === `.${name}`)) missing.push(say(node, `needs .${name}`));
    }
    return [...missing, ...attributes.flatMap((attribute) => attributeProblems(context, { tag, element, say, node }, attribute))];
  });
  return [...tags, ...shown.flatMap((expression) => numberProblems(context, expression))];
}

/** Numbers must be formatted for the language of the reader. */
function numberProblems({ ts, checker, at }, expression) {
  const type = checker.getTypeAtLocation(expression);
  const isNumber = (type.isUnion() ? type.types : [type]).some(({ flags }) => flags & ts.TypeFlags.NumberLike);
  return isNumber ? [at(expression, `the number ${expression.getText()} is not formatted: use lib/format.js`)] : [];
}

function attributeProblems(context, { tag, element, say, node }, { name, value }) {
  if (name.startsWith('@')) return listenerProblems(context, say, name.slice(1), value);
  if (name.startsWith('.')) return propertyProblems(context, { tag, element, say, node }, name.slice(1), value);
  const plain = name.replace('?', '');
  if (!element || GLOBAL.test(plain)) return [];
  const declaration = [...element.declared].find(([property]) => property.toLowerCase() === plain)?.[1];
  if (declaration === undefined || declaration.includes('attribute: false')) return [say(value ?? node, `has no attribute ${plain}`)];
  const isBoolean = declaration.includes('Boolean');
  if (name.startsWith('?') !== isBoolean && value) {
    return [say(value, isBoolean ? `.${plain} is a boolean: write ?${plain}=` : `.${plain} is not a boolean: write ${plain}=`)];
  }
  return [];
}

function propertyProblems({ ts, checker }, { tag, element, say, node }, name, value) {
  if (!value) return [];
  if (element && !element.declared.has(name)) return [say(value, `has no property ${name}`)];
  const owner = element?.type ?? nativeType({ ts, checker }, node, tag);
  const property = owner && checker.getPropertyOfType(owner, name);
  if (!property) return owner ? [say(value, `has no property ${name}`)] : [];
  const wanted = checker.getTypeOfSymbolAtLocation(property, value);
  const given = checker.getTypeAtLocation(value);
  if (checker.isTypeAssignableTo(given, wanted)) return [];
  return [say(value, `.${name} is ${checker.typeToString(wanted)}, not ${checker.typeToString(given)}`)];
}

/** The type of a standard HTML element. */
function nativeType({ ts, checker }, node, tag) {
  return globalMember({ ts, checker }, node, 'HTMLElementTagNameMap', tag);
}

function globalMember({ ts, checker }, node, table, name) {
  const [symbol] = checker.getSymbolsInScope(node, ts.SymbolFlags.Interface).filter((each) => each.name === table);
  const member = symbol && checker.getDeclaredTypeOfSymbol(symbol).getProperty(name);
  return member && checker.getTypeOfSymbol(member);
}

/** A listener must accept the detail of the event. */
function listenerProblems(context, say, name, value) {
  const { checker } = context;
  if (!value) return [];
  const [signature] = checker.getTypeAtLocation(value).getCallSignatures();
  if (!signature) return [say(value, `@${name} needs a function`)];
  const detailType = pageEvents(context).get(name);
  const event = detailType ? undefined : globalMember(context, value, 'HTMLElementEventMap', name);
  if (!detailType && !event) return [say(value, `@${name} is not a known event`)];
  const [parameter] = signature.getParameters();
  if (!parameter) return [];
  const taken = checker.getTypeOfSymbolAtLocation(parameter, value);
  if (event) return checker.isTypeAssignableTo(event, taken) ? [] : [say(value, `@${name} is a ${checker.typeToString(event)}`)];
  const detail = taken.getProperty('detail');
  const wanted = detail && checker.getTypeOfSymbolAtLocation(detail, value);
  if (!wanted || checker.isTypeAssignableTo(detailType, wanted)) return [];
  return [say(value, `@${name} has the detail ${checker.typeToString(detailType)}, not ${checker.typeToString(wanted)}`)];
}

const tables = new WeakMap();

/** The details of the page's own events, by name. */
function pageEvents({ ts, checker, files }) {
  if (!tables.has(checker)) {
    const events = new Map();
    for (const file of files) {
      walk(file, (node) => {
        if (!ts.isInterfaceDeclaration(node) || node.name.text !== 'PageEvents') return;
        for (const member of node.members) events.set(member.name.text, checker.getTypeAtLocation(member));
      });
    }
    tables.set(checker, events);
  }
  return tables.get(checker);
}
