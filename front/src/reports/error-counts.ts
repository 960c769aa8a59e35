/** Errors that code of releases threw, as this process saw them: what the operator's service makes groups of. */
import type { CountedError } from '@sinima/contracts/reports';
import { LRUCache } from 'lru-cache';

/** Different errors of one version that are counted: of more, the one that was not seen for the longest time goes. */
const MAX_ERRORS = 50;

/** Versions that are remembered, and pages that reported an error. */
const MAX_VERSIONS = 20;
const MAX_PAGES = 20_000;

/** Reports of one version that are looked at in a minute: of a flood, this is sample enough. */
const PER_MINUTE = 120;

/** An error that was seen once. */
export type SeenError = Omit<CountedError, 'times' | 'pages'>;

export interface ErrorCounts {
  /** Count an error. @param page tells the page of a visitor that reported it from others; undefined: no page did */
  seen(error: SeenError, page?: string): void;
  /** Return what was counted so far. */
  all(): CountedError[];
}

interface OfVersion {
  readonly errors: LRUCache<string, { error: SeenError; times: number; pages: number }>;
  minute: number;
  inMinute: number;
}

/** Begin to count. */
export function createErrorCounts(): ErrorCounts {
  const versions = new LRUCache<string, OfVersion>({ max: MAX_VERSIONS });
  // By size, so that it grows as pages report: `max` makes room for all of them at the start.
  const pages = new LRUCache<string, true>({ maxSize: MAX_PAGES, sizeCalculation: () => 1 });

  function countsOf({ app, version }: SeenError): OfVersion {
    const key = `${app}@${version}`;
    const known = versions.get(key) ?? { errors: new LRUCache({ max: MAX_ERRORS }), minute: 0, inMinute: 0 };
    versions.set(key, known);
    return known;
  }

  function isSample(counts: OfVersion): boolean {
    const minute = Math.floor(Date.now() / 60_000);
    if (counts.minute !== minute) Object.assign(counts, { minute, inMinute: 0 });
    counts.inMinute += 1;
    return counts.inMinute <= PER_MINUTE;
  }

  return {
    seen(error, page) {
      const counts = countsOf(error);
      if (!isSample(counts)) return;
      const key = JSON.stringify(error);
      const known = counts.errors.get(key) ?? { error, times: 0, pages: 0 };
      counts.errors.set(key, known);
      known.times += 1;
      const inPage = `${page} ${key}`;
      if (page === undefined || pages.has(inPage)) return;
      pages.set(inPage, true);
      known.pages += 1;
    },
    all: () =>
      [...versions.values()].flatMap(({ errors }) =>
        [...errors.values()].map(({ error, times, pages: inPages }) => ({ ...error, times, pages: inPages })),
      ),
  };
}
