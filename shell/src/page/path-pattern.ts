/**
 * Path patterns in React Router's syntax, matched as React Router matches them, without it: the server that puts pages
 * together has no React (`path-pattern.test.ts` compares the two).
 */

/** What a pattern's parameters are in a path; `*` is the rest of it. */
export type PathParams = Readonly<Record<string, string | undefined>>;

interface PatternForm {
  /** More specific patterns have more. */
  readonly score: number;
  readonly regExp: RegExp;
  readonly names: readonly string[];
}

const PARAMETER = /^:([\w-]+)$/;

/** Return the segments of a pattern, once for each choice of its optional segments, the longest first. */
function formsOf(segments: readonly string[]): (readonly string[])[] {
  const [first, ...others] = segments;
  if (first === undefined) return [[]];
  const rest = formsOf(others);
  if (!first.endsWith('?')) return rest.map((form) => [first, ...form]);
  return [...rest.map((form) => [first.slice(0, -1), ...form]), ...rest];
}

function scoreOf(segments: readonly string[]): number {
  const scores = segments.map((segment) => (segment === '*' ? -2 : PARAMETER.test(segment) ? 3 : 10));
  return scores.reduce((sum, score) => sum + score, segments.length);
}

function formOf(segments: readonly string[]): PatternForm {
  const names: string[] = [];
  const source = segments.map((segment) => {
    const name = segment === '*' ? '*' : PARAMETER.exec(segment)?.[1];
    if (name !== undefined) names.push(name);
    if (segment === '*') return '(?:/(.+)|/*)';
    return name === undefined ? `/${segment.replace(/[\\.*+^${}|()[\]]/g, '\\$&')}` : '/([^/]+)';
  });
  return { score: scoreOf(segments), regExp: new RegExp(`^${source.join('')}/*$`, 'i'), names };
}

const compiled = new Map<string, readonly PatternForm[]>();

function compile(path: string): readonly PatternForm[] {
  const known = compiled.get(path);
  if (known) return known;
  const forms = formsOf(path.split('/').filter((segment) => segment !== '')).map(formOf);
  compiled.set(path, forms);
  return forms;
}

/** Decode a path segment by segment; a slash that is written as %2F parts no segments. */
function decoded(pathname: string): string {
  try {
    return pathname
      .split('/')
      .map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return pathname;
  }
}

/** Find the route of the most specific pattern that a path matches; of equal ones the first. */
export function matchPattern<Route extends { readonly path: string }>(
  routes: readonly Route[],
  pathname: string,
): { readonly route: Route; readonly params: PathParams } | undefined {
  const path = decoded(pathname);
  let best: { route: Route; form: PatternForm; values: RegExpExecArray } | undefined;
  for (const route of routes) {
    for (const form of compile(route.path)) {
      if (best && form.score <= best.form.score) continue;
      const values = form.regExp.exec(path);
      if (values) best = { route, form, values };
    }
  }
  if (!best) return undefined;
  const { route, form, values } = best;
  const params = form.names.map((name, index) => [name, (values[index + 1] ?? '').replaceAll('%2F', '/')]);
  return { route, params: Object.fromEntries(params) as PathParams };
}
