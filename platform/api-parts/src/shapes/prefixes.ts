/** Tell whether a path of the API is a prefix's own, or below it: `/api/titles/lionheart/history` of `titles/:id/history`. */
export function isBelow(path: string, prefix: string): boolean {
  const segments = path.split('/').slice(2);
  return prefix
    .split('/')
    .every((segment, at) => (segment.startsWith(':') ? Boolean(segments[at]) : segments[at] === segment));
}

/** Tell whether a path lies below one of some prefixes. */
export function isBelowAny(path: string, prefixes: readonly string[]): boolean {
  return prefixes.some((prefix) => isBelow(path, prefix));
}
