/** What a function's own text says of its parameters: defaults where they are taken apart, and `@param` comments. */
import ts from 'typescript';

function bindings(pattern: ts.ObjectBindingPattern): [string, string][] {
  return pattern.elements.flatMap(({ propertyName, name, initializer }): [string, string][] =>
    initializer === undefined ? [] : [[(propertyName ?? name).getText(), initializer.getText()]],
  );
}

/** The first pattern in a body that takes the parameter of this name apart: `const { level = 3 } = props`. */
function patternInBody(body: ts.Node, parameter: string): ts.ObjectBindingPattern | undefined {
  let found: ts.ObjectBindingPattern | undefined;
  const visit = (node: ts.Node): void => {
    const isOfParameter = ts.isVariableDeclaration(node) && node.initializer?.getText() === parameter;
    if (isOfParameter && ts.isObjectBindingPattern(node.name)) found ??= node.name;
    else ts.forEachChild(node, visit);
  };
  visit(body);
  return found;
}

/** Return the defaults of a function's parameters, and of what its first one holds, as the source writes them. */
export function defaultsOf(declaration: ts.SignatureDeclaration | undefined): Map<string, string> {
  const defaults = new Map<string, string>();
  for (const { name, initializer } of declaration?.parameters ?? []) {
    if (ts.isIdentifier(name) && initializer) defaults.set(name.text, initializer.getText());
  }
  const first = declaration?.parameters[0]?.name;
  const body = declaration && 'body' in declaration ? (declaration.body as ts.Node | undefined) : undefined;
  const pattern =
    first && ts.isIdentifier(first) ? body && patternInBody(body, first.text) : (first as ts.BindingName);
  if (pattern && ts.isObjectBindingPattern(pattern)) {
    for (const [name, value] of bindings(pattern)) defaults.set(name, value);
  }
  return defaults;
}

/** Return what `@param` comments say, by name. */
export function paramComments(signature: ts.Signature): Map<string, string> {
  const tags = signature.getJsDocTags().filter(({ name }) => name === 'param');
  return new Map(
    tags.flatMap(({ text = [] }): [string, string][] => {
      const name = text.find(({ kind }) => kind === 'parameterName')?.text;
      const said = text.filter(({ kind }) => kind === 'text');
      return name === undefined ? [] : [[name, ts.displayPartsToString(said).trim()]];
    }),
  );
}
