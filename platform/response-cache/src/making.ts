import type { CachedResponse } from './cached-response.ts';

/** Tells whether a response, stored under a key, is no longer right. */
export type Forgets<Facts> = (response: CachedResponse<Facts>, key: string) => boolean;

/** A response that is being made, and what was cleared meanwhile. */
export class Making<Facts> {
  /** What came of it; who waits for it need not handle that it failed. */
  readonly made: Promise<CachedResponse<Facts>>;
  private resolve!: (response: CachedResponse<Facts>) => void;
  private reject!: (reason: unknown) => void;
  private readonly forgotten: Forgets<Facts>[] = [];
  private isEnded = false;

  constructor(
    readonly key: string,
    private readonly onEnd: (making: Making<Facts>, response: CachedResponse<Facts> | undefined) => void,
  ) {
    this.made = new Promise((resolve, reject) => {
      this.resolve = resolve;
      this.reject = reject;
    });
    this.made.catch(() => undefined);
  }

  /** Store the response, unless what it tells was cleared since it was begun. */
  done(response: CachedResponse<Facts>): void {
    if (this.isEnded) return;
    this.isEnded = true;
    this.onEnd(this, response);
    this.resolve(response);
  }

  /** End without a response: what is stored lives on. Does nothing when it has ended. */
  failed(reason: unknown): void {
    if (this.isEnded) return;
    this.isEnded = true;
    this.onEnd(this, undefined);
    this.reject(reason);
  }

  /** Note that something was cleared while this was made. */
  note(forgets: Forgets<Facts>): void {
    this.forgotten.push(forgets);
  }

  /** Whether the response may tell what is no longer right. */
  isOutdated(response: CachedResponse<Facts>): boolean {
    return this.forgotten.some((forgets) => forgets(response, this.key));
  }
}
