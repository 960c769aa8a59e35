import { TYPE, documentEnd, cstringEnd, findElement, valueEnd } from './raw-bson.ts';

/** Gets a value; true ends the visit. A field that is not there is of type `TYPE.missing`. */
export type Visit = (buffer: Buffer, type: number, start: number) => boolean;

/** Where a value stands in documents, such as `votes.count`. */
export class FieldPath {
  /** The field at the top of a document in which it begins. */
  readonly top: string;

  private constructor(
    readonly text: string,
    private readonly names: readonly Buffer[],
  ) {
    this.top = text.split('.', 1)[0]!;
  }

  /** The path that is written so, with points between names. */
  static of(text: string): FieldPath {
    return new FieldPath(
      text,
      text.split('.').map((name) => Buffer.from(name)),
    );
  }

  /**
   * Visits what stands at this path in a value: several values where an array lies on the way, none where that array
   * holds no objects. Returns whether a visit ended it.
   */
  visit(buffer: Buffer, type: number, start: number, visit: Visit): boolean {
    return type === TYPE.object
      ? this.from(0, buffer, start, visit)
      : this.below(0, buffer, type, start, visit);
  }

  /** As {@link visit}, and where an array stands at the path, its elements after it. */
  visitExpanded(buffer: Buffer, type: number, start: number, visit: Visit): boolean {
    return this.visit(buffer, type, start, (within, found, at) => {
      if (visit(within, found, at)) return true;
      return found === TYPE.array && visitItems(within, at, visit);
    });
  }

  private from(depth: number, buffer: Buffer, start: number, visit: Visit): boolean {
    const name = this.names[depth]!;
    const at = findElement(buffer, start, name);
    if (at < 0) return visit(buffer, TYPE.missing, 0);
    const type = buffer[at]!;
    return this.below(depth + 1, buffer, type, at + name.length + 2, visit);
  }

  private below(depth: number, buffer: Buffer, type: number, start: number, visit: Visit): boolean {
    if (depth === this.names.length) return visit(buffer, type, start);
    if (type === TYPE.object) return this.from(depth, buffer, start, visit);
    if (type !== TYPE.array) return visit(buffer, TYPE.missing, 0);
    const index = this.names[depth]!;
    const item = isIndex(index) ? findElement(buffer, start, index) : -1;
    if (item >= 0 && this.below(depth + 1, buffer, buffer[item]!, item + index.length + 2, visit))
      return true;
    return visitItems(buffer, start, (within, itemType, at) =>
      itemType === TYPE.object ? this.from(depth, within, at, visit) : false,
    );
  }
}

/** Visits the elements of the array at `start`. Returns whether a visit ended it. */
function visitItems(buffer: Buffer, start: number, visit: Visit): boolean {
  const end = documentEnd(buffer, start) - 1;
  let at = start + 4;
  while (at < end) {
    const type = buffer[at]!;
    const valueStart = cstringEnd(buffer, at + 1) + 1;
    if (visit(buffer, type, valueStart)) return true;
    at = valueEnd(buffer, type, valueStart);
  }
  return false;
}

function isIndex(name: Buffer): boolean {
  return name.length > 0 && name.every((byte) => byte >= 0x30 && byte <= 0x39);
}
