import type { RateLimit } from './open-shared-state.ts';
import { NO_LIMIT } from './local-state.ts';
import { defineTakeTokens, SharedLimit } from './shared-limit.ts';
import type { ValkeyConnections } from './valkey-connection.ts';

/** Least time between two exchanges, in milliseconds: for so long one server may not know of another's counts. */
const EXCHANGE_MS = 100;

/** Brings the counts of a process's limits together with those of others, behind the requests. */
export class LimitExchange {
  private readonly limits: SharedLimit[] = [];
  private isDue = false;
  private lastAt = -EXCHANGE_MS;

  constructor(private readonly connections: ValkeyConnections) {
    defineTakeTokens(connections.commands);
  }

  limit(name: string, perMinute: number): RateLimit {
    if (perMinute === 0) return NO_LIMIT;
    const limit = new SharedLimit(name, perMinute, () => this.runSoon());
    this.limits.push(limit);
    return limit;
  }

  private runSoon(): void {
    if (this.isDue) return;
    this.isDue = true;
    setTimeout(() => void this.run(), this.lastAt + EXCHANGE_MS - performance.now()).unref();
  }

  private async run(): Promise<void> {
    this.lastAt = performance.now();
    const { connections } = this;
    try {
      for (const limit of this.limits) if (limit.hasNews) await limit.exchange(connections);
    } catch (error) {
      connections.noteRefusal(error);
      // What was counted while the server is away is of no use when it comes back: buckets have filled meanwhile.
      for (const limit of this.limits) limit.forget();
    }
    this.isDue = false;
    if (this.limits.some(({ hasNews }) => hasNews)) this.runSoon();
  }
}
