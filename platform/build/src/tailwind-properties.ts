/** Tailwind hands values from one utility to another in custom properties of its own; most of them have one value. */
import { parse, type AtRule, type Container, type Declaration } from 'postcss';

const NAME = /^--tw-/;

/** Whether a declaration is part of the values for browsers without `@property`. */
function isFallback(declaration: Declaration): boolean {
  let outer = declaration.parent as Container | undefined;
  while (outer?.parent && outer.parent.type !== 'root') outer = outer.parent as Container;
  return outer?.type === 'atrule' && (outer as AtRule).params === 'properties';
}

/**
 * Write out each of Tailwind's properties that no utility of this stylesheet sets, and drop what nothing reads: a border is
 * then `solid`, and not `var(--tw-border-style)` with a definition and a fallback.
 */
export function settleProperties(css: string): string {
  const root = parse(css);
  const initial = new Map<string, string>();
  root.walkAtRules('property', (rule) => {
    rule.walkDecls('initial-value', ({ value }) => void initial.set(rule.params, value));
  });

  const set = new Set<string>();
  root.walkDecls(NAME, (declaration) => {
    if (!isFallback(declaration)) set.add(declaration.prop);
  });

  const read = new Set<string>();
  root.walkDecls((declaration) => {
    declaration.value = declaration.value
      .replaceAll(/var\((--tw-[\w-]+)(,\s*)?\)/g, (reference, name: string, empty?: string) => {
        if (set.has(name)) return reference;
        return initial.get(name) ?? (empty === undefined ? reference : '');
      })
      .trim();
    for (const [, name] of declaration.value.matchAll(/var\((--tw-[\w-]+)/g)) read.add(String(name));
  });

  root.walkDecls(NAME, (declaration) => {
    if (!read.has(declaration.prop)) removeWithEmptyParents(declaration);
  });
  root.walkAtRules('property', (rule) => {
    if (NAME.test(rule.params) && !read.has(rule.params)) rule.remove();
  });
  return root.toString();
}

function removeWithEmptyParents(declaration: Declaration): void {
  let emptied = declaration.parent as Container | undefined;
  declaration.remove();
  while (emptied && emptied.type !== 'root' && emptied.nodes?.length === 0) {
    const outer = emptied.parent as Container | undefined;
    emptied.remove();
    emptied = outer;
  }
}
