import { setTimeout as pause } from 'node:timers/promises';
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
  /** Pauses before what failed is sent again, in milliseconds; the last one again and again. */
  readonly pausesMs?: readonly number[];
}

/** How long a shared cache may take to answer, in milliseconds. */
const DEADLINE_MS = 2_000;

const PAUSES_MS = [1_000, 5_000, 30_000] as const;

/** Tells shared caches which surrogate keys are no longer right. What a cache has not taken is sent again, one request at a time. */
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
    const { log, pausesMs = PAUSES_MS } = this.options;
    const cache = new URL(target.url).host;
    let failures = 0;
    while (waiting.size > 0 && !this.closing.signal.aborted) {
      const keys = [...waiting];
      waiting.clear();
      const failure = await this.send(target, keys);
      if (failure === undefined) {
        if (failures > 0) log.info({ cache }, 'a shared cache takes purges again');
        failures = 0;
        continue;
      }
      if (failures === 0)
        log.warn({ cache, keys, reason: failure }, 'a shared cache takes no purges; they are sent again');
      for (const key of keys) waiting.add(key);
      const ms = pausesMs[Math.min(failures, pausesMs.length - 1)];
      failures += 1;
      await pause(ms, undefined, { ref: false, signal: this.closing.signal }).catch(() => undefined);
    }
    this.sending.delete(target);
  }

  /** @returns what went wrong */
  private async send({ method, url }: PurgeTarget, keys: readonly string[]): Promise<string | undefined> {
    const { header } = this.options;
    try {
      const { status, ok } = await fetch(url, {
        method,
        headers: { 'Surrogate-Key': keys.join(' '), ...(header && { [header[0]]: header[1] }) },
        signal: AbortSignal.any([AbortSignal.timeout(DEADLINE_MS), this.closing.signal]),
      });
      return ok ? undefined : `status ${status}`;
    } catch (error) {
      const { cause = error } = error as Error;
      return cause instanceof Error ? cause.message : String(cause);
    }
  }
}
