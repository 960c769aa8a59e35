/** The caches of pages and fragments in memory. */
import { CachedPages, type CachedPagesOptions } from './cached-pages.ts';
import { AssembledPages } from '../pages/assembled-pages.ts';
import { FragmentCache } from '../rendering/fragment-cache.ts';
import type { ShellMetrics } from '../reports/metrics.ts';

/** Parts of the memory; pages that everybody gets have the rest. */
const PARTS = { fragments: 1 / 8, assembled: 1 / 8 } as const;

interface CachesOptions extends CachedPagesOptions {
  readonly metrics: Pick<ShellMetrics, 'noteFragments' | 'watchCaches'>;
}

export interface Caches {
  /** Rendered frames and fragments. */
  readonly fragments: FragmentCache;
  /** Pages assembled from them, for visitors whose pages are not cached whole. */
  readonly assembled: AssembledPages;
  /** Pages that everybody gets. */
  readonly cached: CachedPages;
  close(): void;
}

/** Open the caches, which share `maxBytes`; 0: nothing is cached. */
export function openCaches({ metrics, ...options }: CachesOptions): Caches {
  const { maxBytes, revision, shared } = options;
  const fragments = new FragmentCache({
    maxBytes: maxBytes * PARTS.fragments,
    revision,
    onAnswer: metrics.noteFragments,
  });
  const assembled = new AssembledPages(maxBytes * PARTS.assembled);
  const rest = 1 - PARTS.fragments - PARTS.assembled;
  const cached = new CachedPages({ ...options, maxBytes: maxBytes * rest });
  metrics.watchCaches({
    pages: () => cached.pages.bytes(),
    fragments: () => fragments.bytes() + assembled.bytes(),
  });
  const stopListening = shared.onPurge(({ keys }) => fragments.purge(keys));
  return {
    fragments,
    assembled,
    cached,
    close() {
      stopListening();
      cached.close();
    },
  };
}
