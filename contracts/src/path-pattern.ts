/** Path patterns in React Router's syntax, without React: which are valid, which paths they match, which of them meet. */

/** What a pattern's parameters are in a path; `*` is the rest of it. */
export type PathParams = Readonly<Record<string, string | undefined>>;

/** A pattern with or without each of its optional segments; words are in lower case. */
type Form = readonly string[];

interface PatternMatcher {
  /** More specific forms have more. */
  readonly score: number;
  readonly regExp: RegExp;
  readonly names: readonly string[];
}

/** A segment that is matched as it is written, or a parameter. */
const SEGMENT = /^(?:[a-z0-9][a-z0-9._~-]*\??|:[A-Za-z_]\w*\??)$/;

const isParameter = (segment: string): boolean => segment.startsWith(':');

/** Return what is wrong with a path pattern, in words; undefined when it is right. */
export function wrongPattern(pattern: string): string | undefined {
  if (!pattern.startsWith('/')) return 'it does not begin with /';
  if (pattern === '/') return "the home page is the host's; a remote offers widgets for it";
  const segments = pattern.slice(1).split('/');
  if (segments.includes('')) return 'it has an empty segment (// or a / at the end)';
  const rest = segments.at(-1) === '*' ? segments.slice(0, -1) : segments;
  const wrong = rest.find((segment) => !SEGMENT.test(segment));
  if (wrong === '*') return '* may only be its last segment';
  if (wrong !== undefined)
    return `"${wrong}" is neither a word of a-z, 0-9, ".", "_", "~" and "-", nor a :parameter`;
  const [first] = rest;
  if (first === undefined || isParameter(first) || first.endsWith('?')) {
    return 'its first segment has to be a fixed word: otherwise it takes the paths of all others';
  }
  return undefined;
}

/** Return the forms of a pattern, the longest first. */
function formsOf(pattern: string): Form[] {
  const segments = pattern.split('/').filter((segment) => segment !== '');
  return segments.reduceRight<Form[]>(
    (rest, segment) => {
      const name = segment.replace(/\?$/, '');
      const longer = rest.map((form) => [isParameter(name) ? name : name.toLowerCase(), ...form]);
      return name === segment ? longer : [...longer, ...rest];
    },
    [[]],
  );
}

function formsMeet(a: Form, b: Form): boolean {
  for (let at = 0; ; at += 1) {
    const [left, right] = [a[at], b[at]];
    if (left === '*' || right === '*') return true;
    if (left === undefined || right === undefined) return left === right;
    if (!isParameter(left) && !isParameter(right) && left !== right) return false;
  }
}

/** Tell whether some path matches both patterns. */
export function patternsMeet(a: string, b: string): boolean {
  const others = formsOf(b);
  return formsOf(a).some((form) => others.some((other) => formsMeet(form, other)));
}

function formContains(outer: Form, inner: Form): boolean {
  for (let at = 0; ; at += 1) {
    const [out, within] = [outer[at], inner[at]];
    if (out === '*') return true;
    if (out === undefined || within === undefined) return out === within;
    if (within === '*' || (!isParameter(out) && out !== within)) return false;
  }
}

/** Tell whether every path that matches `inner` matches `outer` too. */
export function patternContains(outer: string, inner: string): boolean {
  const forms = formsOf(outer);
  return formsOf(inner).every((form) => forms.some((other) => formContains(other, form)));
}

function matcherOf(form: Form): PatternMatcher {
  const scores = form.map((segment) => (segment === '*' ? -2 : isParameter(segment) ? 3 : 10));
  const source = form.map((segment) => {
    if (segment === '*') return '(?:/(.+)|/*)';
    return isParameter(segment) ? '/([^/]+)' : `/${segment.replace(/[\\.*+^${}|()[\]]/g, '\\$&')}`;
  });
  return {
    score: scores.reduce((sum, score) => sum + score, form.length),
    regExp: new RegExp(`^${source.join('')}/*$`, 'i'),
    names: form
      .filter((segment) => segment === '*' || isParameter(segment))
      .map((name) => name.replace(':', '')),
  };
}

const compiled = new Map<string, readonly PatternMatcher[]>();

function compile(pattern: string): readonly PatternMatcher[] {
  const known = compiled.get(pattern);
  if (known) return known;
  const matchers = formsOf(pattern).map(matcherOf);
  compiled.set(pattern, matchers);
  return matchers;
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
  let best: { route: Route; matcher: PatternMatcher; values: RegExpExecArray } | undefined;
  for (const route of routes) {
    for (const matcher of compile(route.path)) {
      if (best && matcher.score <= best.matcher.score) continue;
      const values = matcher.regExp.exec(path);
      if (values) best = { route, matcher, values };
    }
  }
  if (!best) return undefined;
  const { route, matcher, values } = best;
  const params = matcher.names.map((name, index) => [name, (values[index + 1] ?? '').replaceAll('%2F', '/')]);
  return { route, params: Object.fromEntries(params) as PathParams };
}
