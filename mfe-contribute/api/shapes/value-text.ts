import { creditInWords, type Credit } from './credit.ts';

/** Return a value of the catalogue as people read it, an item of a list a line; nothing: there is none. */
export function valueTexts(value: unknown): string[] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value.map(itemText);
  return [itemText(value)];
}

function itemText(item: unknown): string {
  if (typeof item !== 'object' || item === null) return String(item);
  if (isCredit(item)) return creditInWords(item);
  const { title } = item as { title?: unknown };
  if (typeof title === 'string') return title;
  return Object.entries(item)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ');
}

const isCredit = (item: object): item is Credit => 'person' in item && 'role' in item;
