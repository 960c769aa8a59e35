/** Answers of the API that renderers read, for as long as they say that they are fresh (RFC 9111 §4.2). */
import type { ReadAnswer } from '@sinima/renderers/renderer-pool';
import { LRUCache } from 'lru-cache';
import type { DataRevision } from './data-revision.ts';
import { REVISION_HEADER } from '@sinima/contracts/revision';

interface CachedAnswer {
  readonly answer: ReadAnswer;
  /** On the clock. */
  readonly freshUntil: number;
}

interface AnswerCacheOptions {
  /** What all answers take together, in bytes, about; 0: none is cached. */
  readonly maxBytes: number;
  readonly revision: Pick<DataRevision, 'isOutdated'>;
  /** Monotonic, in milliseconds. */
  readonly clock?: () => number;
}

/** What an answer takes beside its text and path, about, in bytes. */
const OVERHEAD_BYTES = 1_024;

/** Return how long an answer is fresh from now on, in milliseconds. */
function freshMsOf({ status, headers }: ReadAnswer): number {
  const control = headers['cache-control'] ?? '';
  if (status !== 200 || !/\bpublic\b/.test(control)) return 0;
  const seconds = Number(/\bmax-age=(\d+)/.exec(control)?.[1] ?? 0) - Number(headers.age ?? 0);
  return Math.max(0, seconds * 1_000);
}

export class AnswerCache {
  private readonly answers: LRUCache<string, CachedAnswer> | undefined;
  private readonly revision: AnswerCacheOptions['revision'];
  private readonly clock: () => number;

  constructor({ maxBytes, revision, clock = () => performance.now() }: AnswerCacheOptions) {
    this.revision = revision;
    this.clock = clock;
    if (maxBytes <= 0) return;
    this.answers = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ answer }, path) => OVERHEAD_BYTES + 2 * (answer.body.length + path.length),
    });
  }

  /** Return the answer to a read, where it is fresh and of the latest data. */
  get(path: string): ReadAnswer | undefined {
    const cached = this.answers?.get(path);
    if (cached === undefined || cached.freshUntil <= this.clock()) return undefined;
    return this.revision.isOutdated(cached.answer.headers[REVISION_HEADER.toLowerCase()])
      ? undefined
      : cached.answer;
  }

  add(path: string, answer: ReadAnswer): void {
    const freshMs = freshMsOf(answer);
    if (freshMs > 0) this.answers?.set(path, { answer, freshUntil: this.clock() + freshMs });
  }

  /** Drop the answers that have one of these surrogate keys; `*` is all. */
  purge(keys: readonly string[]): void {
    if (this.answers === undefined) return;
    const isPurged = ({ answer }: CachedAnswer): boolean =>
      keys.includes('*') ||
      (answer.headers['surrogate-key'] ?? '').split(' ').some((key) => keys.includes(key));
    for (const [path, cached] of this.answers.entries()) if (isPurged(cached)) this.answers.delete(path);
  }
}
