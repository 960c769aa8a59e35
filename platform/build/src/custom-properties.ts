/** Which custom properties a stylesheet takes from around it, and which it gives to others. */
import { parse } from 'postcss';

const sorted = (names: Iterable<string>): string[] => [...new Set(names)].sort();

/**
 * Return the properties that a stylesheet uses without a fallback value and that neither it nor its app's scripts set.
 *
 * @param scripts texts in which a property that a component sets stands as a quoted name
 */
export function neededProperties(css: string, scripts: readonly string[]): string[] {
  const root = parse(css);
  const set = new Set<string>();
  const used = new Set<string>();
  root.walkAtRules('property', ({ params }) => void set.add(params));
  root.walkDecls(({ prop, value }) => {
    if (prop.startsWith('--')) set.add(prop);
    for (const [, name] of value.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)) used.add(String(name));
  });
  const isOwn = (name: string): boolean =>
    set.has(name) || scripts.some((script) => new RegExp(`["'\`]${name}["'\`]`).test(script));
  return sorted([...used].filter((name) => !isOwn(name)));
}

/** Return the properties that a stylesheet sets for the whole document. */
export function offeredProperties(css: string): string[] {
  const names: string[] = [];
  parse(css).walkDecls(/^--/, ({ prop, parent }) => {
    if (parent?.type === 'rule' && /(^|,)\s*(:root|html|:host)\b/.test(parent.selector)) names.push(prop);
  });
  return sorted(names);
}
