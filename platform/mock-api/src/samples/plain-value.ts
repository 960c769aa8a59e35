import { createHash } from 'node:crypto';
import type { Schema } from '@sinima/contracts/openapi-document';

/** Return a name of a property as words: `birthPlace` → `birth place`. */
const words = (name: string): string => name.replace(/([A-Z])/g, ' $1').toLowerCase();

/** Return an id of 24 hexadecimal digits, the same for the same key. */
export const idOf = (key: string): string => createHash('sha256').update(key).digest('hex').slice(0, 24);

const DAY_MS = 86_400_000;
const FIRST_DAY = Date.UTC(2024, 4, 17, 19, 30);

function textOf(name: string, { format }: Schema, place: number): string {
  const moment = new Date(FIRST_DAY - place * 31 * DAY_MS).toISOString();
  switch (format) {
    case 'date-time':
      return moment;
    case 'date':
      return moment.slice(0, 10);
    case 'uri':
      return `https://sample.invalid/${name}/${place + 1}`;
    case 'email':
      return `sample-${place + 1}@sample.invalid`;
    default:
      return place === 0 ? `Sample ${words(name)}` : `Sample ${words(name)} ${place + 1}`;
  }
}

function numberOf(name: string, { minimum = 1, maximum }: Schema, place: number): number {
  if (/year$/i.test(name)) return 2024 - (place % 30);
  const value = minimum + place * 3 + 1;
  return maximum === undefined ? value : minimum + ((place * 3 + 1) % (maximum - minimum + 1));
}

/**
 * Return a value of a schema that has no example: a text says that it is a sample.
 *
 * @param name of the property
 * @param place number of the record that the value is for
 * @param key of the record, for ids
 */
export function plainValue(name: string, schema: Schema, place: number, key: string): unknown {
  const types = [schema.type ?? []].flat();
  if (types.includes('string')) {
    if (/^\^\[0-9a-f\]\{24\}\$$/.test(schema.pattern ?? '')) return idOf(`${key} ${name}`);
    return textOf(name, schema, place);
  }
  if (types.includes('integer') || types.includes('number')) return numberOf(name, schema, place);
  // What may be a sample is one: `ratingIsSample`.
  if (types.includes('boolean')) return /sample/i.test(name);
  return null;
}
