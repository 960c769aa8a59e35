import { FieldPath } from '../bson/field-path.ts';
import { inverted, orderedKey } from '../bson/ordered-key.ts';
import { TYPE, elements, numberOf, type RawDocument } from '../bson/raw-bson.ts';
import { CODE, CommandError, unknown } from '../errors/command-error.ts';

/** A field to sort by. */
export interface SortField {
  readonly path: FieldPath;
  readonly descending: boolean;
}

const EMPTY_ARRAY = '\x14';

/** The fields of a sort, in order; none where there is no sort. */
export function compileSort(sort: RawDocument | undefined): SortField[] {
  if (!sort) return [];
  return elements(sort).map((element) => {
    const direction = numberOf(element);
    if (element.type === TYPE.object) throw unknown('sort', `{ $meta } on ${element.name}`);
    if (direction !== 1 && direction !== -1) {
      throw new CommandError(CODE.BadValue, `The sort order of ${element.name} has to be 1 or -1.`);
    }
    return { path: FieldPath.of(element.name), descending: direction === -1 };
  });
}

/** A key by which documents sort. Of an array, the lowest element counts, or the highest in descending order. */
export function sortKey(fields: readonly SortField[], buffer: Buffer, start: number): string {
  let joined = '';
  for (const { path, descending } of fields) {
    let best: string | undefined;
    path.visitExpanded(buffer, TYPE.object, start, (within, type, at) => {
      if (type === TYPE.array && within.readInt32LE(at) > 5) return false;
      const key = type === TYPE.array ? EMPTY_ARRAY : orderedKey(within, type, at);
      if (best === undefined || (descending ? key > best : key < best)) best = key;
      return false;
    });
    const key = best ?? orderedKey(buffer, TYPE.missing, 0);
    joined += descending ? inverted(key) : key;
  }
  return joined;
}
