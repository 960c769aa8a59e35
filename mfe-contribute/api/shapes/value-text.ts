/** Return the items of a value of the catalogue; a value that is no list is one item, and none is nothing. */
export function itemsOf(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

/** Return an item that is no credit as it is read in every language. */
export function itemText(item: unknown): string {
  if (typeof item !== 'object' || item === null) return String(item);
  const { title } = item as { title?: unknown };
  if (typeof title === 'string') return title;
  return Object.entries(item)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ');
}
