/**
 * Fragments that were rendered. What a version renders depends on the work that it is given, on what it reads of the API, and on
 * the time: for a moment it need not be done again where all that it read is the same
 * (`docs/decisions/0040-fragment-cache.md`).
 */
import type { RunnableVersion, WorkOptions } from '@sinima/renderers/renderer-pool';
import { LRUCache } from 'lru-cache';
import type { FragmentsWork, PageWorkDone, RenderedFragments } from '@sinima/shell/page/page-work';
import type { RenderSource } from '../reports/metrics.ts';
import { plainBytes } from './plain-bytes.ts';
import { readsTheSame, RecordedReads, type ReadWave } from './recorded-reads.ts';

/** How long fragments are used again, in milliseconds: as long as a page is fresh, since they may say how long ago something was. */
const USED_AGAIN_MS = 30_000;

/** Part of the memory that the fragments of one remote in one page may take. */
const MOST_OF_ALL = 1 / 8;

/** What an entry takes beside its contents, about, in bytes. */
const OVERHEAD_BYTES = 1_024;

/** What a version is to render, and for whom. */
export interface AskedFragments {
  readonly version: RunnableVersion;
  /** The `compositionMark` of the whole page: it names the composition. */
  readonly mark: string;
  readonly work: FragmentsWork;
}

interface CachedFragments {
  readonly done: RenderedFragments;
  readonly reads: readonly ReadWave[];
  /** On the clock. */
  readonly until: number;
  readonly bytes: number;
}

/** Work that is under way; what comes of it may be out of date by then. */
interface Begun {
  readonly prefix: string;
  isForgotten: boolean;
}

interface FragmentCacheOptions {
  /** What all fragments take together, with what they were made of, in bytes, about; 0: none is cached. */
  readonly maxBytes: number;
  /** Is told where the fragments of a remote came from. */
  readonly onAnswer: (remote: string, source: RenderSource) => void;
  /** Monotonic, in milliseconds. */
  readonly clock?: () => number;
}

const prefixOf = ({ app, version }: Pick<RunnableVersion, 'app' | 'version'>): string => `${app}@${version} `;

export class FragmentCache {
  private readonly cache: LRUCache<string, CachedFragments> | undefined;
  private readonly begun = new Set<Begun>();
  private readonly onAnswer: FragmentCacheOptions['onAnswer'];
  private readonly clock: () => number;

  constructor({ maxBytes, onAnswer, clock = () => performance.now() }: FragmentCacheOptions) {
    this.onAnswer = onAnswer;
    this.clock = clock;
    if (maxBytes <= 0) return;
    this.cache = new LRUCache({
      maxSize: maxBytes,
      maxEntrySize: Math.max(1, Math.floor(maxBytes * MOST_OF_ALL)),
      sizeCalculation: ({ bytes }, key) => OVERHEAD_BYTES + bytes + 2 * key.length,
    });
  }

  /**
   * Return what a version renders: what it rendered before, where all that it read then is read again and is the same;
   * else what `render` returns. Rejects with what `render` rejects with.
   */
  async get(
    { version, mark, work }: AskedFragments,
    { read, place }: WorkOptions,
    render: (options: WorkOptions) => Promise<PageWorkDone>,
  ): Promise<PageWorkDone> {
    const prefix = prefixOf(version);
    const { composition: _named, ...others } = work;
    const key = `${prefix}${mark} ${JSON.stringify(others)}`;
    const before = this.cache?.get(key);
    if (before && this.clock() < before.until && (await readsTheSame(before.reads, read))) {
      // While it was read, the version may have failed, or another one have become live.
      if (this.cache?.peek(key) === before) {
        this.onAnswer(version.app, 'cached');
        return before.done;
      }
    }
    const begun = { prefix, isForgotten: false };
    const until = this.clock() + USED_AGAIN_MS;
    const reads = new RecordedReads(read);
    this.begun.add(begun);
    try {
      const done = await render({ read: reads.read, place });
      this.onAnswer(version.app, 'rendered');
      if (!begun.isForgotten) this.keep(key, done, reads, until);
      return done;
    } finally {
      this.begun.delete(begun);
    }
  }

  /** Forget what a version rendered: it fails. */
  forget(version: Pick<RunnableVersion, 'app' | 'version'>): void {
    this.forgetAll(prefixOf(version));
  }

  /** Forget everything: somebody decided something. */
  clear(): void {
    this.forgetAll('');
  }

  /** Memory that the cache takes, about. */
  bytes(): number {
    return this.cache?.calculatedSize ?? 0;
  }

  private forgetAll(prefix: string): void {
    for (const begun of this.begun) if (begun.prefix.startsWith(prefix)) begun.isForgotten = true;
    if (!this.cache) return;
    for (const key of this.cache.keys()) if (key.startsWith(prefix)) this.cache.delete(key);
  }

  private keep(key: string, done: PageWorkDone, recorded: RecordedReads, until: number): void {
    const reads = recorded.whole();
    if (reads === undefined || !isWhole(done)) return;
    const bytes = plainBytes(done) + answerBytes(reads);
    if (Number.isFinite(bytes)) this.cache?.set(key, { done, reads, until, bytes });
  }
}

/** Tell whether fragments are as they should be: nothing threw, and nothing is missing. */
function isWhole(done: PageWorkDone): done is RenderedFragments {
  if (done.kind !== 'fragments' || done.lacksItsData) return false;
  // A renderer's answer may be anything.
  const { thrown, missing } = done as Partial<RenderedFragments>;
  return [thrown, missing].every((faults) => faults != null && Object.keys(faults).length === 0);
}

const answerBytes = (waves: readonly ReadWave[]): number =>
  waves
    .flatMap((wave) => [...wave.values()])
    .reduce((sum, { body, headers }) => sum + plainBytes(body) + plainBytes(headers), 0);
