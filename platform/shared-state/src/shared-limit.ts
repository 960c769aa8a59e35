import type { Redis, Result } from 'ioredis';
import { AddressLimit } from './address-limit.ts';
import type { RateLimit } from './open-shared-state.ts';
import type { ValkeyConnections } from './valkey-connection.ts';

/**
 * Takes tokens of addresses and returns what each has left, at the server's own clock. A key holds the moment at which its
 * bucket is full again (GCRA), so that it ends by itself. Debts are a minute's worth at most.
 */
const TAKE_TOKENS = `
local time = redis.call('TIME')
local now = time[1] * 1000 + time[2] / 1000
local perMinute = tonumber(ARGV[1])
local tokenMs = 60000 / perMinute
local left = {}
for i, key in ipairs(KEYS) do
  local full = math.max(tonumber(redis.call('GET', key) or 0), now)
  full = math.min(full + ARGV[i + 1] * tokenMs, now + 120000)
  redis.call('SET', key, string.format('%.3f', full), 'PX', math.max(1, math.ceil(full - now)))
  left[i] = string.format('%.3f', perMinute - (full - now) / tokenMs)
end
return left`;

declare module 'ioredis' {
  interface RedisCommander<Context> {
    takeTokens(keyCount: number, ...keysAndCounts: (string | number)[]): Result<string[], Context>;
  }
}

/** How many addresses are sent at once: the server does nothing else meanwhile. */
const MAX_SENT = 500;

/** Teach a connection the command with which limits are brought together. */
export const defineTakeTokens = (connection: Redis): void =>
  connection.defineCommand('takeTokens', { lua: TAKE_TOKENS });

/** A limit that servers hold together: each lets pass by what it knows, and is told of the others' counts after. */
export class SharedLimit implements RateLimit {
  private readonly own: AddressLimit;
  /** How many tokens were taken here since they were told last. */
  private taken = new Map<string, number>();

  /** @param onTaken there is something to tell */
  constructor(
    private readonly name: string,
    private readonly perMinute: number,
    private readonly onTaken: () => void,
  ) {
    this.own = new AddressLimit(perMinute);
  }

  waitMs(address: string, now: number): number {
    const waitMs = this.own.waitMs(address, now);
    if (waitMs === 0) {
      this.taken.set(address, (this.taken.get(address) ?? 0) + 1);
      this.onTaken();
    }
    return waitMs;
  }

  /** Whether something was taken here of which others know nothing. */
  get hasNews(): boolean {
    return this.taken.size > 0;
  }

  /** Tell what was taken here, and take over what all have left. */
  async exchange(connections: ValkeyConnections): Promise<void> {
    const told = [...this.taken];
    this.taken = new Map();
    for (let at = 0; at < told.length; at += MAX_SENT)
      await this.send(connections, told.slice(at, at + MAX_SENT));
  }

  /** Tell nobody of what was taken here. */
  forget(): void {
    this.taken.clear();
  }

  private async send(
    connections: ValkeyConnections,
    told: readonly (readonly [string, number])[],
  ): Promise<void> {
    const { commands } = connections;
    const taking = commands.takeTokens(
      told.length,
      ...told.map(([address]) => `sinima:limit:${this.name}:${address}`),
      this.perMinute,
      ...told.map(([, count]) => count),
    );
    const left = await connections.answered(commands, taking);
    const now = performance.now();
    for (const [at, [address]] of told.entries()) {
      this.own.set(address, Number(left[at]) - (this.taken.get(address) ?? 0), now);
    }
  }
}
