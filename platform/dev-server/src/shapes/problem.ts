/** A problem in the sources, as terminal and page show it. */

/** A place in the sources. */
export interface Place {
  /** Path from the repository's root. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
}

/** The finder: the bundler, the compiler, the server while it rendered, or a page. */
export type ProblemKind = 'build' | 'types' | 'server' | 'browser';

export interface Problem {
  readonly kind: ProblemKind;
  /** The app it is in: `mfe-title`, `shell`. */
  readonly app: string;
  readonly message: string;
  /** Where it is; undefined where nobody knows. */
  readonly place?: Place | undefined;
  /** The lines around the place, or the calls that led there. */
  readonly details?: string | undefined;
}

const headings: Record<ProblemKind, string> = {
  build: 'does not build',
  types: 'has a type error',
  server: 'throws on the server',
  browser: 'throws in the browser',
};

/** Return the first line of a problem: `mfe-title does not build`. */
export const headingOf = ({ app, kind }: Problem): string => `${app} ${headings[kind]}`;

/** Return a place as editors and terminals link it: `mfe-title/src/remote.ts:3:7`. */
export const placeText = ({ file, line, column }: Place): string => `${file}:${line}:${column}`;
