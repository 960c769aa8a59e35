/** Errors as the operator sees them: those of one place in the sources together. The operator's service keeps them in the store. */
import type { ErrorSource } from './thrown-error.ts';

/** A place in the sources of a version. */
export interface SourcePlace {
  /** From the root of the repository: `mfe-title/src/pages/title-page.tsx`; without a map, the script's content address. */
  readonly file: string;
  readonly line: number;
  readonly function?: string;
  /** The text of the line. */
  readonly text?: string;
}

/** The occurrences of a group in one version. */
export interface GroupInVersion extends SourcePlace {
  /** The commit of the version, or `uncommitted`; absent: the version has no maps. */
  readonly commit?: string;
  /** How often, and in how many pages of visitors. */
  readonly times: number;
  readonly pages: number;
  /** ISO times. */
  readonly first: string;
  readonly last: string;
}

/** Errors of one app with one name, thrown at one place of its own code. */
export interface ErrorGroup {
  readonly id: string;
  readonly app: string;
  /** The team that owns the app. */
  readonly owner: string;
  readonly name: string;
  readonly message: string;
  readonly sources: readonly ErrorSource[];
  /** The version in which it was seen first. */
  readonly firstVersion: string;
  readonly versions: Readonly<Record<string, GroupInVersion>>;
}
