/** The index of copies, with the known pointer: one small document beside the copies. */
import type { KeptPage } from '@sinima/contracts/offline';
import type { RunVersions } from '../page/barred-versions.ts';
import { NOTHING_KNOWN, type KnownReleases } from './known-releases.ts';

export interface PageCopy extends KeptPage {
  /** When it was last shown, or kept; milliseconds since the epoch. */
  readonly shownAt: number;
  readonly generation: number;
  readonly versions: RunVersions;
  /** Paths of its files. */
  readonly files: readonly string[];
  /** Whether a remote asked to keep it, whether or not it is visited. */
  readonly isAskedFor: boolean;
}

export interface CopiesIndex {
  readonly releases: KnownReleases;
  readonly pages: readonly PageCopy[];
  /** Paths of files for the worker's own page. */
  readonly own: readonly string[];
  /** Bytes of files, uncompressed, by path. */
  readonly files: Readonly<Record<string, number>>;
}

export const NO_COPIES: CopiesIndex = { releases: NOTHING_KNOWN, pages: [], own: [], files: {} };
