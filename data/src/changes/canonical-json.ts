/**
 * Return a value as JSON that is the same for equal values: keys in the order of their UTF-16 code units, nothing undefined, no
 * blanks (RFC 8785, for values that JSON has).
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item ?? null)).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value).filter(([, held]) => held !== undefined);
  return `{${fields
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .map(([key, held]) => `${JSON.stringify(key)}:${canonicalJson(held)}`)
    .join(',')}}`;
}

/** Whether two values are the same as JSON. */
export const isSame = (a: unknown, b: unknown): boolean => canonicalJson(a) === canonicalJson(b);
