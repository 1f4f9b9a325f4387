// The templates of the components against the elements that they use: elements exist and are imported,
// properties exist and get values of their type, no property that is needed is left out, listeners take what
// the event carries.

import path from 'node:path';
import { templateTag, walk } from './walk.mjs';

const TAG = /<([a-z][a-z0-9]*(?:-[a-z0-9-]*)?)((?:[^>"']|"[^"]*"|'[^']*')*)>/g;
const ATTRIBUTE = /([.?@]?[\w-]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s>]+))?/g;
/** Attributes that every element may have. */
const GLOBAL = /^(class|id|slot|hidden|lang|role|style|tabindex|title|part|data-.*|aria-.*)$/;
/** The place of an expression in the text of a template. */
const HOLE = /^\u0001(\d+)\u0001$/;

export function templateProblems(context) {
  const { ts, files } = context;
  const elements = elementsOf(context);
  const problems = [];
  for (const file of files.filter(({ isDeclarationFile }) => !isDeclarationFile)) {
    const imported = new Set(
      file.statements
        .filter((statement) => ts.isImportDeclaration(statement))
        .map(({ moduleSpecifier }) => path.resolve(path.dirname(file.fileName), moduleSpecifier.text)),
    );
    imported.add(path.resolve(file.fileName));
    walk(file, (node) => {
      const tag = templateTag(context, node);
      if (tag === 'html' || tag === 'svg') problems.push(...problemsOf(context, elements, imported, node));
    });
  }
  return problems;
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

/** What Lit was told about the properties of a class and its bases, and those without a value of their own. */
function propertiesOf({ ts, checker }, type) {
  const declared = new Map();
  const needed = new Set();
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
          if (ts.isExpressionStatement(statement) && ts.isPropertyAccessExpression(expression)) needed.add(expression.name.text);
        }
      }
    }
  }
  return { declared, needed: [...needed].filter((name) => declared.has(name) && !declared.get(name).includes('state: true')) };
}

function problemsOf(context, elements, imported, node) {
  const { ts } = context;
  const { template } = node;
  const holes = ts.isNoSubstitutionTemplateLiteral(template) ? [] : template.templateSpans.map(({ expression }) => expression);
  const text = ts.isNoSubstitutionTemplateLiteral(template)
    ? template.text
    : template.head.text + template.templateSpans.map(({ literal }, index) => `\u0001${index}\u0001${literal.text}`).join('');
  const shown = [...text.replace(TAG, '').replace(/<\/?\u0001[^>]*>/g, '').matchAll(/\u0001(\d+)\u0001/g)].map(([, index]) => holes[index]);
  const tags = [...text.matchAll(TAG)].flatMap(([, tag, inside]) => {
    const attributes = [...inside.matchAll(ATTRIBUTE)].map(([, name, value = '']) => ({ name, value: holes[HOLE.exec(value)?.[1]] }));
    const element = elements.get(tag);
    const say = (where, what) => context.at(where ?? node, `<${tag}> ${what}`);
    if (tag.includes('-') && !element) return [say(node, 'is no element')];
    const missing = [];
    if (element && !imported.has(element.file)) missing.push(say(node, `comes from ${path.basename(element.file)}, which is not imported`));
    for (const name of element?.needed ?? []) {
      if (!attributes.some((attribute) => attribute.name === `.${name}`)) missing.push(say(node, `needs .${name}`));
    }
    return [...missing, ...attributes.flatMap((attribute) => attributeProblems(context, { tag, element, say, node }, attribute))];
  });
  return [...tags, ...shown.flatMap((hole) => numberProblems(context, hole))];
}

/** A number that a reader sees is written as their language does. */
function numberProblems({ ts, checker, at }, hole) {
  const type = checker.getTypeAtLocation(hole);
  const isNumber = (type.isUnion() ? type.types : [type]).some(({ flags }) => flags & ts.TypeFlags.NumberLike);
  return isNumber ? [at(hole, `the number ${hole.getText()} is shown as it is: use lib/format.js`)] : [];
}

function attributeProblems(context, { tag, element, say, node }, { name, value }) {
  if (name.startsWith('@')) return listenerProblems(context, say, name.slice(1), value);
  if (name.startsWith('.')) return propertyProblems(context, { tag, element, say, node }, name.slice(1), value);
  const plain = name.replace('?', '');
  if (!element || GLOBAL.test(plain)) return [];
  const declaration = [...element.declared].find(([property]) => property.toLowerCase() === plain)?.[1];
  if (declaration === undefined || declaration.includes('attribute: false')) return [say(value ?? node, `has no attribute ${plain}`)];
  if (name.startsWith('?') !== declaration.includes('Boolean') && value) return [say(value, `takes ${plain} ${name.startsWith('?') ? 'without' : 'with'} a question mark`)];
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

/** The type of an element of HTML itself. */
function nativeType({ ts, checker }, node, tag) {
  return globalMember({ ts, checker }, node, 'HTMLElementTagNameMap', tag);
}

function globalMember({ ts, checker }, node, table, name) {
  const [symbol] = checker.getSymbolsInScope(node, ts.SymbolFlags.Interface).filter((each) => each.name === table);
  const member = symbol && checker.getDeclaredTypeOfSymbol(symbol).getProperty(name);
  return member && checker.getTypeOfSymbol(member);
}

/** A listener must take what the event carries. */
function listenerProblems(context, say, name, value) {
  const { checker } = context;
  if (!value) return [];
  const [signature] = checker.getTypeAtLocation(value).getCallSignatures();
  if (!signature) return [say(value, `@${name} is given no function`)];
  const carried = pageEvents(context).get(name);
  const event = carried ? undefined : globalMember(context, value, 'HTMLElementEventMap', name);
  if (!carried && !event) return [say(value, `@${name} is no event`)];
  const [parameter] = signature.getParameters();
  if (!parameter) return [];
  const taken = checker.getTypeOfSymbolAtLocation(parameter, value);
  if (event) return checker.isTypeAssignableTo(event, taken) ? [] : [say(value, `@${name} carries ${checker.typeToString(event)}`)];
  const detail = taken.getProperty('detail');
  const wanted = detail && checker.getTypeOfSymbolAtLocation(detail, value);
  if (!wanted || checker.isTypeAssignableTo(carried, wanted)) return [];
  return [say(value, `@${name} carries ${checker.typeToString(carried)}, not ${checker.typeToString(wanted)}`)];
}

const tables = new WeakMap();

/** What the page's own events carry, by their names. */
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
