// Ways through a syntax tree.

/** Calls back for a node and everything in it, comments with types included. */
export function walk(node, visit) {
  visit(node);
  for (const comment of node.jsDoc ?? []) walk(comment, visit);
  node.forEachChild((child) => walk(child, visit));
}

/** The name of the function that a call calls: `say` of `say(…)`, `emit` of `this.emit(…)`. */
export function calledName({ ts }, node) {
  if (!ts.isCallExpression(node)) return undefined;
  if (ts.isIdentifier(node.expression)) return node.expression.text;
  return ts.isPropertyAccessExpression(node.expression) ? node.expression.name.text : undefined;
}

/** The tag of a tagged template: `html` of html`…`. */
export function templateTag({ ts }, node) {
  return ts.isTaggedTemplateExpression(node) && ts.isIdentifier(node.tag) ? node.tag.text : undefined;
}
