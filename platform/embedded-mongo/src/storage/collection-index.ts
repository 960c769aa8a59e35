import { FieldPath } from '../bson/field-path.ts';
import { inverted, orderedKey } from '../bson/ordered-key.ts';
import { TYPE } from '../bson/raw-bson.ts';
import { CODE, CommandError } from '../errors/command-error.ts';
import { OrderedEntries, type EntryKey } from './ordered-entries.ts';

/** What an index is: its name, its fields in order, and whether it is unique or leaves out documents without them. */
export interface IndexDefinition {
  readonly name: string;
  readonly key: readonly (readonly [path: string, direction: 1 | -1])[];
  readonly unique: boolean;
  readonly sparse: boolean;
}

/** One field of an index. */
export interface IndexComponent {
  readonly path: FieldPath;
  readonly descending: boolean;
  /** Whether some document has, or had, several values here. */
  isMultikey: boolean;
}

const EMPTY_ARRAY = '\x14';
const MISSING = '\x1e';

/** An index of a collection: which entries a document has, and all of them in order. */
export class CollectionIndex {
  readonly entries = new OrderedEntries();
  readonly components: readonly IndexComponent[];

  constructor(readonly definition: IndexDefinition) {
    this.components = definition.key.map(([path, direction]) => ({
      path: FieldPath.of(path),
      descending: direction === -1,
      isMultikey: false,
    }));
  }

  get name(): string {
    return this.definition.name;
  }

  /** Whether some document has several entries here. */
  get isMultikey(): boolean {
    return this.components.some((component) => component.isMultikey);
  }

  /** Whether a document's entries may be others after a change of these top fields. */
  concerns(changed: ReadonlySet<string>): boolean {
    return this.components.some(({ path }) => changed.has(path.top));
  }

  /** The keys of a document's entries, each once. */
  keysOf(buffer: Buffer, start: number): EntryKey[] {
    let heads: string[] | undefined;
    let tails = [''];
    let isPresent = false;
    let hasSeveral = false;
    for (const component of this.components) {
      const values = valuesAt(component.path, buffer, start);
      isPresent ||= values.length !== 1 || values[0] !== MISSING;
      if (values.length > 1) {
        if (hasSeveral) throw this.parallelArrays();
        hasSeveral = true;
        component.isMultikey = true;
      }
      const keys = component.descending ? values.map(inverted) : values;
      if (!heads) heads = keys;
      else tails = keys.length > 1 ? keys.map((key) => tails[0] + key) : tails.map((tail) => tail + keys[0]);
    }
    if (!heads || (this.definition.sparse && !isPresent)) return [];
    const ends = tails.map(flat);
    return heads.flatMap((head) => ends.map((tail) => ({ head, tail })));
  }

  private parallelArrays(): CommandError {
    return new CommandError(
      CODE.CannotIndexParallelArrays,
      `cannot index parallel arrays: the index ${this.name} has two fields that hold arrays in one document.`,
    );
  }
}

/** The keys of the values at a path, each once: the elements of an array, null where there is nothing. */
function valuesAt(path: FieldPath, buffer: Buffer, start: number): string[] {
  let only: string | undefined;
  let several: Set<string> | undefined;
  path.visitExpanded(buffer, TYPE.object, start, (within, type, at) => {
    if (type === TYPE.array) {
      if (within.readInt32LE(at) > 5) return false;
      if (only !== undefined) (several ??= new Set([only])).add(EMPTY_ARRAY);
      only ??= EMPTY_ARRAY;
      return false;
    }
    const key = type === TYPE.missing ? MISSING : orderedKey(within, type, at);
    if (only === undefined) only = key;
    else if (several) several.add(key);
    else if (key !== only) several = new Set([only, key]);
    return false;
  });
  return several ? [...several] : [only ?? MISSING];
}

const bytes = Buffer.allocUnsafe(8192);

/** The same string in one piece: joined strings are kept as trees, which would cost memory and time later. */
function flat(text: string): string {
  if (text.length < 13 || text.length > bytes.length) return text;
  return bytes.toString('latin1', 0, bytes.write(text, 0, 'latin1'));
}
