import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { Purge } from './open-shared-state.ts';
import { NEWS_MS, type ValkeyConnections } from './valkey-connection.ts';

const STREAM = 'sinima:purges';

/** How many purges the stream keeps for servers that were away. */
const KEPT = 1_000;

/** How many purges wait here for the server to come back; more become one of everything. */
const MAX_WAITING = 100;

const EVERYTHING: Purge = { keys: ['*'] };

/** Return the purge that a stream's entry tells; undefined when there is nothing to do for the server `self`. */
function purgeOf(fields: readonly string[], self: string): Purge | undefined {
  const [, from, , keys = ''] = fields;
  return from === self ? undefined : { keys: keys.split(' ') };
}

/**
 * Tells purges to other servers and hears of theirs, by a stream: a server that was away reads on where it stopped. A server that
 * could not connect at its start has missed what nobody knows, and drops everything.
 */
export class PurgeLog {
  private readonly self = randomUUID();
  private readonly waiting: Purge[] = [];
  /** The entry that was read last. */
  private last: string | undefined;
  private hasFailed = false;
  private isSending = false;

  constructor(
    private readonly connections: ValkeyConnections,
    private readonly tell: (purge: Purge) => void,
  ) {
    const { commands, news } = connections;
    commands.on('ready', () => void this.send());
    news.on('ready', () => void this.follow());
    news.on('close', () => (this.hasFailed = true));
  }

  /** Tell the others, now or when the server is back. */
  add(purge: Purge): void {
    this.waiting.push(purge);
    if (this.waiting.length > MAX_WAITING) this.waiting.splice(0, this.waiting.length, EVERYTHING);
    void this.send();
  }

  private async send(): Promise<void> {
    const { commands } = this.connections;
    if (this.isSending) return;
    this.isSending = true;
    try {
      for (let purge = this.waiting[0]; purge; purge = this.waiting[0]) {
        const entry = ['from', this.self, 'keys', purge.keys.join(' ')];
        await this.connections.answered(commands, commands.xadd(STREAM, 'MAXLEN', '~', KEPT, '*', ...entry));
        if (this.waiting[0] === purge) this.waiting.shift();
      }
    } catch (error) {
      // It waits for the next connection.
      this.connections.noteRefusal(error);
    }
    this.isSending = false;
  }

  /** Read until the connection ends. */
  private async follow(): Promise<void> {
    const { news } = this.connections;
    try {
      let last = (this.last ??= await this.begin(news));
      for (;;) last = this.last = await this.readOn(news, last);
    } catch (error) {
      // The next connection reads on.
      this.connections.noteRefusal(error);
    }
  }

  /** Tell what comes after an entry, which may take a while. @returns the entry that was read last */
  private async readOn(news: Redis, after: string): Promise<string> {
    const reading = news.xread('BLOCK', NEWS_MS, 'STREAMS', STREAM, after);
    const found = await this.connections.answered(news, reading, NEWS_MS);
    const entries = found?.[0]?.[1] ?? [];
    for (const [, fields] of entries) {
      const purge = purgeOf(fields, this.self);
      if (purge) this.tell(purge);
    }
    return entries.at(-1)?.[0] ?? after;
  }

  private async begin(news: Redis): Promise<string> {
    const reading = news.xrevrange(STREAM, '+', '-', 'COUNT', 1);
    const [newest] = await this.connections.answered(news, reading);
    if (this.hasFailed) this.tell(EVERYTHING);
    return newest?.[0] ?? '0-0';
  }
}
