import { parse, type Node } from 'acorn';

/** A name in a script: where it stands, in characters, and how it reads there. */
export interface NamedAt {
  readonly start: number;
  readonly name: string;
}

const FUNCTIONS = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'];

const isNode = (value: unknown): value is Node =>
  typeof (value as Node | null)?.type === 'string' && typeof (value as Node).start === 'number';

function childAround(node: Node, at: number): Node | undefined {
  return Object.values(node)
    .flat()
    .filter(isNode)
    .find(({ start, end }) => start <= at && at < end);
}

/** Return the name that stands beside a function: its own, or that of what it is given to. */
function nameOf(node: Node, parent: Node | undefined): NamedAt | undefined {
  const { id } = node as Node & { id?: Node | null };
  const {
    id: variable,
    key,
    left,
  } = (parent ?? {}) as { id?: Node; key?: Node; left?: Node & { property?: Node } };
  const named = id ?? variable ?? key ?? left?.property ?? left;
  const { name } = (named ?? {}) as { name?: unknown };
  return named && typeof name === 'string' ? { start: named.start, name } : undefined;
}

/**
 * Return the names of the functions around a character of a script, the innermost first; those without one are left out.
 * None where the script cannot be parsed.
 */
export function functionsAround(script: string, at: number): NamedAt[] {
  const names: NamedAt[] = [];
  let parent: Node | undefined;
  let node: Node | undefined;
  try {
    node = parse(script, { ecmaVersion: 'latest', sourceType: 'module', allowReturnOutsideFunction: true });
  } catch {
    return [];
  }
  while (node) {
    const named = FUNCTIONS.includes(node.type) ? nameOf(node, parent) : undefined;
    if (named) names.unshift(named);
    [parent, node] = [node, childAround(node, at)];
  }
  return names;
}
