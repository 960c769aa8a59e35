/** Fields of records as remotes name them in their declarations: `displayTitle`, or `countries.0` for the first of a list. */

/** Return what a record has at `countries.0`; null where it has nothing. */
export function valueAt(record: unknown, field: string): unknown {
  return field
    .split('.')
    .reduce<unknown>(
      (inner, key) =>
        typeof inner === 'object' && inner !== null && Object.hasOwn(inner, key)
          ? (inner as Record<string, unknown>)[key]
          : null,
      record,
    );
}

/** Return a value as words, lists with so many items at most, parted by a comma; empty where there is nothing to say. */
export function said(
  value: unknown,
  items: number,
  words: Readonly<Record<string, string>> = {},
  comma = ', ',
): string {
  if (Array.isArray(value)) {
    return value
      .slice(0, items)
      .map((each) => said(each, items, words, comma))
      .filter(Boolean)
      .join(comma);
  }
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  return Object.hasOwn(words, value) ? (words[value] ?? '') : String(value);
}

/** Return a text with values for the fields in braces; undefined where one of them is empty. */
export function filled(text: string, valueOf: (field: string) => string): string | undefined {
  let isKnown = true;
  const whole = text.replaceAll(/\{([\w.]+)\}/g, (_braces, field: string) => {
    const value = valueOf(field);
    isKnown &&= value !== '';
    return value;
  });
  return isKnown ? whole : undefined;
}
