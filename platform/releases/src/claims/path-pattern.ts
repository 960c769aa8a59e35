/** Path patterns as the router reads them: what is valid, what matches what. */

/** A segment that is matched as it is written, a parameter, or `*` for all the rest. */
const SEGMENT = /^(?:[a-z0-9][a-z0-9._~-]*\??|:[A-Za-z_]\w*\??)$/;

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
  if (first === undefined || first.startsWith(':') || first.endsWith('?')) {
    return 'its first segment has to be a fixed word: otherwise it takes the paths of all others';
  }
  return undefined;
}

/**
 * Return the forms of a path pattern: what it matches, whatever its parameters are called. An optional segment gives a
 * form with it and one without. Letter case and a slash at the end make no difference, as in the router.
 *
 * @example patternForms('/title/:slug/:tab?') // [['title', ':'], ['title', ':', ':']]
 */
export function patternForms(pattern: string): string[][] {
  const segments = pattern.split('/').filter((segment) => segment !== '');
  return segments.reduce<string[][]>(
    (forms, segment) => {
      const isOptional = segment.endsWith('?');
      const name = isOptional ? segment.slice(0, -1) : segment;
      const longer = forms.map((form) => [...form, name.startsWith(':') ? ':' : name.toLowerCase()]);
      return isOptional ? [...forms, ...longer] : longer;
    },
    [[]],
  );
}

function formsMeet(a: readonly string[], b: readonly string[]): boolean {
  for (let at = 0; ; at += 1) {
    const [left, right] = [a[at], b[at]];
    if (left === '*' || right === '*') return true;
    if (left === undefined || right === undefined) return left === right;
    if (left !== ':' && right !== ':' && left !== right) return false;
  }
}

/** Tell whether some path matches both patterns. */
export function patternsMeet(a: string, b: string): boolean {
  const others = patternForms(b);
  return patternForms(a).some((form) => others.some((other) => formsMeet(form, other)));
}

function formContains(outer: readonly string[], inner: readonly string[]): boolean {
  for (let at = 0; ; at += 1) {
    const [out, within] = [outer[at], inner[at]];
    if (out === '*') return true;
    if (out === undefined || within === undefined) return out === within;
    if (within === '*' || (out !== ':' && out !== within)) return false;
  }
}

/** Tell whether every path that matches `inner` matches `outer` too. */
export function patternContains(outer: string, inner: string): boolean {
  const forms = patternForms(outer);
  return patternForms(inner).every((form) => forms.some((other) => formContains(other, form)));
}
