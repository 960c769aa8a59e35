import pRetry from 'p-retry';
import type { PurgeTarget } from './purge-targets.ts';

interface PurgeLog {
  info(facts: object, text: string): void;
  warn(facts: object, text: string): void;
}

interface PurgeSenderOptions {
  readonly targets: readonly PurgeTarget[];
  /** Sent along, e.g. a token that a CDN demands. */
  readonly header?: readonly [name: string, value: string] | undefined;
  readonly log: PurgeLog;
  /** The pause before what failed is sent again, in milliseconds; it doubles up to half a minute. */
  readonly pauseMs?: number;
}

/** How long a shared cache may take to answer, in milliseconds. */
const DEADLINE_MS = 2_000;

const LONGEST_PAUSE_MS = 30_000;

/** Tells shared caches which surrogate keys are no longer right. A purge that a cache has not taken is sent again, one request at a time. */
export class PurgeSender {
  private readonly waiting: ReadonlyMap<PurgeTarget, Set<string>>;
  private readonly sending = new Set<PurgeTarget>();
  private readonly closing = new AbortController();

  constructor(private readonly options: PurgeSenderOptions) {
    this.waiting = new Map(options.targets.map((target) => [target, new Set()]));
  }

  purge(keys: readonly string[]): void {
    for (const [target, waiting] of this.waiting) {
      for (const key of keys) waiting.add(key);
      void this.sendAll(target, waiting);
    }
  }

  close(): void {
    this.closing.abort();
  }

  private async sendAll(target: PurgeTarget, waiting: Set<string>): Promise<void> {
    if (this.sending.has(target)) return;
    this.sending.add(target);
    const { log, pauseMs = 1_000 } = this.options;
    const { signal } = this.closing;
    const cache = new URL(target.url).host;
    while (waiting.size > 0 && !signal.aborted) {
      const sending = pRetry((attempt) => this.send(target, waiting, attempt), {
        retries: Infinity,
        minTimeout: pauseMs,
        maxTimeout: LONGEST_PAUSE_MS,
        unref: true,
        signal,
        onFailedAttempt({ attemptNumber, error: { message: reason } }) {
          if (attemptNumber > 1) return;
          log.warn(
            { cache, keys: [...waiting], reason },
            'a shared cache takes no purges; they are sent again',
          );
        },
      });
      // It fails only when this is closed.
      await sending.catch(() => undefined);
    }
    this.sending.delete(target);
  }

  /** Send all keys that wait. @throws Error saying what went wrong; the keys wait again */
  private async send({ method, url }: PurgeTarget, waiting: Set<string>, attempt: number): Promise<void> {
    const { header, log } = this.options;
    const keys = [...waiting];
    waiting.clear();
    try {
      const { status, ok } = await fetch(url, {
        method,
        headers: { 'Surrogate-Key': keys.join(' '), ...(header && { [header[0]]: header[1] }) },
        signal: AbortSignal.any([AbortSignal.timeout(DEADLINE_MS), this.closing.signal]),
      });
      if (!ok) throw new Error(`status ${status}`);
    } catch (error) {
      for (const key of keys) waiting.add(key);
      const { cause = error } = error as Error;
      throw new Error(cause instanceof Error ? cause.message : String(cause), { cause: error });
    }
    if (attempt > 1) log.info({ cache: new URL(url).host }, 'a shared cache takes purges again');
  }
}
