import { fold } from '@sinima/contracts/fold';

/** Parameters that choose a part of a list, and are no filters. */
const NO_FILTERS = new Set(['page', 'pageSize', 'limit', 'sort']);

/** Parameters that look for words in names. */
const SEARCHES = new Set(['q', 'search']);

export type Row = Readonly<Record<string, unknown>>;

export const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Return the property that a parameter filters by: `year` → `releaseYear`, `genre` → `genres`. */
function propertyFor(parameter: string, row: Row): string | undefined {
  const plain = parameter.toLowerCase();
  const endings = [plain, `${plain}s`, plain.replace(/y$/, 'ies')];
  return Object.keys(row).find((name) => endings.some((ending) => name.toLowerCase().endsWith(ending)));
}

/** Return the names that a country's code stands for: `NG` → `NG`, `Nigeria`. */
function meanings(value: string): string[] {
  if (!/^[a-z]{2}$/i.test(value)) return [fold(value)];
  const name = new Intl.DisplayNames('en', { type: 'region' }).of(value.toUpperCase());
  return [fold(value), fold(name ?? value)];
}

const isOneOf = (wanted: readonly string[], value: unknown): boolean =>
  Array.isArray(value)
    ? value.some((one) => isOneOf(wanted, one))
    : (typeof value === 'string' || typeof value === 'number') && wanted.includes(fold(`${value}`));

/** Tell whether a row passes a filter; undefined: it has nothing that the parameter names, nor has what is in it. */
function passes(row: Row, parameter: string, wanted: readonly string[]): boolean | undefined {
  const property = propertyFor(parameter, row);
  const value = property === undefined ? undefined : row[property];
  const isPlain = !(Array.isArray(value) ? value.some(isRow) : isRow(value));
  // A list of places that is null is not limited to some.
  if (property !== undefined && isPlain)
    return (value === null && property.endsWith('s')) || isOneOf(wanted, value);
  const within = Object.values(row).flatMap((part) => (Array.isArray(part) ? part.filter(isRow) : []));
  const results = within.map((part) => passes(part, parameter, wanted));
  return results.every((result) => result === undefined) ? undefined : results.includes(true);
}

function hasWords(row: Row, words: string): boolean {
  const names = Object.entries(row).flatMap(([name, value]) =>
    /name|title|label|slug/i.test(name) && typeof value === 'string' ? [fold(value)] : [],
  );
  return fold(words)
    .split(/\s+/)
    .every((word) => names.some((text) => text.includes(word)));
}

/** Return the rows that pass every filter of a query. */
export function filterRows(rows: readonly Row[], query: ReadonlyMap<string, string>): Row[] {
  const filters = [...query].filter(([parameter]) => !NO_FILTERS.has(parameter));
  return rows.filter((row) =>
    filters.every(([parameter, value]) =>
      SEARCHES.has(parameter) ? hasWords(row, value) : passes(row, parameter, meanings(value)) !== false,
    ),
  );
}

const byText = new Intl.Collator('en');

/** Return rows in an order by name: `rating`, `year` highest first, `title` from A to Z; as they are where it names nothing. */
export function sortRows(rows: readonly Row[], order: string | undefined): Row[] {
  const [first = {}] = rows;
  const isKnown = ([name]: [string, unknown]): boolean => rows.every((row) => row[name] !== null);
  const known = Object.fromEntries(Object.entries(first).filter(isKnown));
  const property = order === undefined ? undefined : (propertyFor(order, known) ?? propertyFor(order, first));
  if (property === undefined) return [...rows];
  return rows.toSorted((one, other) => {
    const [a, b] = [one[property], other[property]];
    if (typeof a === 'string' && typeof b === 'string') return byText.compare(a, b);
    return Number(b ?? -Infinity) - Number(a ?? -Infinity);
  });
}
