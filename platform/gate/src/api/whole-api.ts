/** The API as a page finds it: the core with the slices of the parts that answer it. */
import type { OpenApi } from '@sinima/contracts/openapi-document';

/** Tell whether a path of the API lies at or below a prefix: `titles/:id/history` and `/api/titles/{id}/history`. */
function isBelow(path: string, prefix: string): boolean {
  const segments = path.split('/').slice(2);
  return prefix
    .split('/')
    .every((segment, at) =>
      segment.startsWith(':') ? segments[at] !== undefined : segments[at] === segment,
    );
}

/** Tell whether a path of the API lies at or below one of some prefixes. */
export function isBelowAny(path: string, prefixes: readonly string[]): boolean {
  return prefixes.some((prefix) => isBelow(path, prefix));
}

/** Return the API without what lies at these prefixes. */
export function withoutPrefixes(whole: OpenApi, prefixes: readonly string[]): OpenApi {
  const others = Object.entries(whole.paths).filter(([path]) => !isBelowAny(path, prefixes));
  return { ...whole, paths: Object.fromEntries(others) };
}

/** Return the API with the slice of a part in the place of all that was at its prefixes. */
export function withSlice(whole: OpenApi, prefixes: readonly string[], slice: OpenApi): OpenApi {
  const { paths, components } = withoutPrefixes(whole, prefixes);
  return {
    ...whole,
    paths: { ...paths, ...slice.paths },
    components: {
      ...components,
      schemas: { ...components?.schemas, ...slice.components?.schemas },
      examples: { ...components?.examples, ...slice.components?.examples },
    },
  };
}
