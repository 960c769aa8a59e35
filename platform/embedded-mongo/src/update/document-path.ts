import { CODE, CommandError, unknown } from '../errors/command-error.ts';
import type { Decoded } from '../bson/decoded-document.ts';

/** What holds a field, and by which name. */
export interface Place {
  readonly holder: Decoded;
  readonly name: string;
}

/** The place of a path in a document; what lies on the way is made, or with `makes` false, undefined is returned. */
export function placeOf(document: Decoded, path: string, makes: boolean): Place | undefined {
  const names = path.split('.');
  const name = names.pop() ?? '';
  let holder = document;
  for (const part of names) {
    refuseName(part, path);
    const next = own(holder, part);
    if (isHolder(next)) {
      holder = next;
      continue;
    }
    if (!makes) return undefined;
    if (next !== undefined) {
      throw new CommandError(CODE.pathNotViable, `Cannot create field '${path}': '${part}' is no document.`);
    }
    const made: Decoded = {};
    assign({ holder, name: part }, made);
    holder = made;
  }
  refuseName(name, path);
  if (Array.isArray(holder) && !/^\d{1,5}$/.test(name)) {
    if (!makes) return undefined;
    throw new CommandError(CODE.pathNotViable, `Cannot create field '${name}' in an array, in '${path}'.`);
  }
  return { holder, name };
}

/** What stands at a place. */
export function own(holder: Decoded, name: string): unknown {
  return Object.hasOwn(holder, name) ? holder[name] : undefined;
}

/** Sets what stands at a place; an array is filled up with nulls. */
export function assign({ holder, name }: Place, value: unknown): void {
  if (Array.isArray(holder)) while (holder.length < Number(name)) holder.push(null);
  if (name === '__proto__') {
    Object.defineProperty(holder, name, { value, writable: true, enumerable: true, configurable: true });
  } else holder[name] = value;
}

function isHolder(value: unknown): value is Decoded {
  return typeof value === 'object' && value !== null && !('_bsontype' in value) && !(value instanceof Date);
}

function refuseName(name: string, path: string): void {
  if (name === '')
    throw new CommandError(CODE.badValue, `The update path '${path}' contains an empty field name.`);
  if (name.startsWith('$')) throw unknown('positional operator', `${name} in the update path '${path}'`);
}
