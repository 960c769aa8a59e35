import type { z } from 'zod';
import type { KINDS, KindName } from '../shapes/kinds.ts';
import type { Problem } from './problem.ts';
import type { FieldPath } from './field-name.ts';

/** Where something is written: in a file, or in the memory of a server. */
export interface EntrySource {
  /** Path from `data/`, with slashes. */
  readonly file: string;
  problem(field: FieldPath, text: string): Problem;
}

/** One thing of the catalogue, and where it is written. */
export interface Entry<Facts> {
  /** Empty in a file of nameless ones. */
  readonly slug: string;
  /** Undefined where its file does not hold what it should. */
  readonly facts: Facts | undefined;
  readonly source: EntrySource;
  /** The path of this entry in its file. */
  readonly path: FieldPath;
}

/** The content of one entry of a kind. */
export type FactsOf<Kind extends KindName> = (typeof KINDS)[Kind]['holds'] extends 'one'
  ? z.infer<(typeof KINDS)[Kind]['shape']>
  : z.infer<(typeof KINDS)[Kind]['shape']> extends readonly (infer Item)[]
    ? Item
    : z.infer<(typeof KINDS)[Kind]['shape']> extends Record<string, infer Item>
      ? Item
      : never;

/** Everything that the files say, by kind. */
export type Entries = { readonly [Kind in KindName]: readonly Entry<FactsOf<Kind>>[] } & {
  /** The slugs that are to be checked, where the others are known to be right; left out: all. */
  readonly checked?: Partial<Record<KindName, ReadonlySet<string>>>;
};
