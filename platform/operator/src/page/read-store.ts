import type { Generation } from '@sinima/contracts/pointer';
import type { HistoryEntry } from '@sinima/releases/history';
import { translationLine } from '@sinima/releases/translation-line';
import { LRUCache } from 'lru-cache';
import type { PageControl } from './actions.ts';

/** Changes that the overview shows. */
const LATEST = 20;

/** How long what was read of the same generation is used again, in ms: publications make none. */
const REUSE_MS = 15_000;

interface StoreContents {
  readonly generation: Generation;
  readonly changes: readonly HistoryEntry[];
  readonly versions: Readonly<Record<string, readonly string[]>>;
  /** How far the live versions are translated, by app; absent where a release cannot be read. */
  readonly translations: Readonly<Record<string, string>>;
}

const byNewestName = (a: string, b: string): number => b.localeCompare(a, 'en', { numeric: true });

/** Return what reads from the store what the overview shows; history and versions are read anew when they may have changed. */
export function storeReader(
  store: Pick<PageControl, 'generation' | 'history' | 'versions' | 'release'>,
): () => Promise<StoreContents> {
  const kept = new LRUCache<number, Promise<StoreContents>>({ max: 1, ttl: REUSE_MS });

  async function translationsOf({ apps }: Generation): Promise<Record<string, string>> {
    const lines = Object.entries(apps).map(async ([app, { version }]) =>
      store.release(app, version).then(
        (release) => [[app, translationLine(release)]],
        () => [],
      ),
    );
    return Object.fromEntries((await Promise.all(lines)).flat()) as Record<string, string>;
  }

  async function readAll(generation: Generation): Promise<StoreContents> {
    const apps = Object.keys(generation.apps);
    const [history, translations, ...versions] = await Promise.all([
      store.history(),
      translationsOf(generation),
      ...apps.map((app) => store.versions(app)),
    ]);
    const sorted = versions.map((names) => [...names].sort(byNewestName));
    return {
      generation,
      changes: history.slice(-LATEST).reverse(),
      versions: Object.fromEntries(apps.map((app, index) => [app, sorted[index]!])),
      translations,
    };
  }

  return async () => {
    const generation = await store.generation();
    const known = kept.get(generation.number);
    if (known) return known;
    const contents = readAll(generation);
    kept.set(generation.number, contents);
    contents.catch(() => kept.delete(generation.number));
    return contents;
  };
}
