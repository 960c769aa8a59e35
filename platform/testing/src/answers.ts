/** Answers of the API that many tests need. */
import type { ApiAnswer } from './render-fragment.tsx';

/** Things in a row, each made from its place. */
export const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_unused, index) => make(index));

/** The API cannot answer. */
export const down: ApiAnswer = { status: 503, text: 'down' };

/** A page of a list, and how many there are in all. */
export const counted = (json: unknown[], total = json.length): ApiAnswer => ({
  json,
  headers: { 'X-Total-Count': String(total), 'X-Total-Count-Relation': 'eq' },
});
