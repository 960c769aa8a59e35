/**
 * Rendered frames and fragments: the parts of pages that the page cache does not give
 * (`docs/decisions/0019-what-is-cached-where.md`).
 */
import type { RunnableVersion, WorkOptions } from '@sinima/renderers/renderer-pool';
import { RendererError } from '@sinima/renderers/renderer-error';
import { cachedResponse, type CachedResponse } from '@sinima/response-cache/cached-response';
import { ResponseCache } from '@sinima/response-cache/response-cache';
import type { PageWork, PageWorkDone } from '@sinima/shell/page/page-work';
import type { DataRevision } from '../api-reads/data-revision.ts';
import type { RenderSource } from '../reports/metrics.ts';
import { isComplete } from './render-remote.ts';
import { factsOfReads, RecordedReads, type ReadAnswers } from './recorded-reads.ts';

/** How long a fragment is used again at most, in milliseconds: it may say how long ago something was. */
const FRESH_MS = 30_000;

/** Part of the memory that the fragments of one remote in one page may take. */
const MOST_OF_ALL = 1 / 8;

/** The work for a version, and the visitors that it is for. */
export interface AskedFragments {
  readonly version: Pick<RunnableVersion, 'app' | 'version'>;
  /** Names the generation and the composition of the whole page. */
  readonly mark: string;
  readonly work: PageWork;
}

/** A rendered result, and the API answers that it was made of. */
export interface RenderedWork {
  readonly done: PageWorkDone;
  readonly answers: ReadAnswers;
}

interface FragmentFacts {
  readonly rendered: RenderedWork;
  /** The revision of the data; undefined: nothing was read. */
  readonly revision: string | undefined;
}

interface FragmentCacheOptions {
  /** The size of all fragments together, with the answers that they were made of, in bytes; 0: none is cached. */
  readonly maxBytes: number;
  readonly revision: Pick<DataRevision, 'isOutdated'>;
  /** Is told where the fragments of a remote came from. */
  readonly onAnswer: (remote: string, source: RenderSource) => void;
  /** Monotonic, in milliseconds. */
  readonly clock?: () => number;
}

type Read = WorkOptions['read'];

const prefixOf = ({ app, version }: AskedFragments['version']): string => `${app}@${version} `;

export class FragmentCache {
  private readonly cache: ResponseCache<FragmentFacts>;
  private readonly largest: number;
  private readonly revision: FragmentCacheOptions['revision'];
  private readonly onAnswer: FragmentCacheOptions['onAnswer'];
  private readonly clock: () => number;

  constructor({ maxBytes, revision, onAnswer, clock = () => performance.now() }: FragmentCacheOptions) {
    this.cache = new ResponseCache({ maxBytes, freshMs: FRESH_MS, staleMs: 0, errorMs: 0, clock });
    this.largest = maxBytes * MOST_OF_ALL;
    this.revision = revision;
    this.onAnswer = onAnswer;
    this.clock = clock;
  }

  /**
   * Return what a version rendered before, as long as all that it read is fresh and of the latest data; else what
   * `render` returns. Requests for the same wait for one render. Rejects with the error of `render`.
   */
  async get(
    { version, mark, work }: AskedFragments,
    read: Read,
    render: (read: Read) => Promise<PageWorkDone>,
  ): Promise<RenderedWork> {
    const { composition: _named, ...others } = work;
    const key = `${prefixOf(version)}${mark} ${JSON.stringify(others)}`;
    const found = this.cache.get(key, this.clock());
    if (found?.freshness === 'fresh' && !this.revision.isOutdated(found.response.facts.revision)) {
      this.tell(version, work, 'cached');
      return found.response.facts.rendered;
    }
    const making = this.cache.awaitedAt(key);
    if (making) return (await making).facts.rendered;
    const { facts } = await this.cache.make(key, async () => {
      const begunAt = this.clock();
      const reads = new RecordedReads(read);
      const done = await render(reads.read);
      this.tell(version, work, 'rendered');
      return this.responseOf({ done, answers: reads.answers() }, work, reads, begunAt);
    });
    return facts.rendered;
  }

  /** Forget what a version rendered: it fails. */
  forget(version: AskedFragments['version']): void {
    const prefix = prefixOf(version);
    this.cache.forget((_response, key) => key.startsWith(prefix));
  }

  /** Forget what was made of answers that have one of these surrogate keys; `*` is all. */
  purge(keys: readonly string[]): void {
    if (keys.includes('*')) this.cache.clear();
    else this.cache.purge(keys);
  }

  /** Forget everything: somebody decided something. */
  clear(): void {
    this.cache.clear();
  }

  /** Memory that the cache takes, about. */
  bytes(): number {
    return this.cache.bytes();
  }

  private tell({ app }: AskedFragments['version'], work: PageWork, source: RenderSource): void {
    if (work.kind === 'fragments') this.onAnswer(app, source);
  }

  private responseOf(
    rendered: RenderedWork,
    work: PageWork,
    reads: RecordedReads,
    begunAt: number,
  ): CachedResponse<FragmentFacts> {
    const { freshMs, revision, surrogateKeys } = factsOfReads(rendered.answers, FRESH_MS);
    const bytes = bytesOf(rendered);
    return cachedResponse('', {
      facts: { rendered, revision },
      factsBytes: bytes,
      surrogateKeys,
      madeAt: begunAt - (FRESH_MS - freshMs),
      isPassing: !reads.areWhole() || !isWhole(rendered.done, work) || bytes > this.largest,
    });
  }
}

/** Return the memory that it takes, about. @throws RendererError where a renderer gave no plain data */
function bytesOf(rendered: RenderedWork): number {
  try {
    return 2 * JSON.stringify(rendered).length;
  } catch (cause) {
    throw new RendererError('throws', `The rendered result is not plain data: ${String(cause)}`);
  }
}

/** Tell whether what was rendered is as it should be: nothing threw, and nothing is missing. */
function isWhole(done: PageWorkDone, work: PageWork): boolean {
  if (done.kind === 'frame') return done.thrown === undefined;
  if (work.kind !== 'fragments' || !isComplete(done, work.refs)) return false;
  // A renderer's answer may be anything.
  const { thrown, missing, lacksItsData } = done as Partial<typeof done>;
  const isEmpty = (faults: object | undefined): boolean => faults != null && Object.keys(faults).length === 0;
  return !lacksItsData && isEmpty(thrown) && isEmpty(missing);
}
