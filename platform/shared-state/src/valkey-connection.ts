import { Redis } from 'ioredis';
import { nameOf } from './redis-url.ts';

/** What people are told, one line each time that something changes. */
export interface StateLog {
  info(text: string): void;
  warn(text: string): void;
}

/** How long a connection may take to be made, in milliseconds. */
const CONNECT_MS = 2_000;

/** Longest wait before the next attempt to connect, in milliseconds. */
const MAX_PAUSE_MS = 2_000;

/** How long a command may go without an answer before the connection is made again, in milliseconds. */
const ANSWER_MS = 1_000;

/** How long a connection that is given up may take to end, in milliseconds. */
const CLOSE_MS = 200;

/** How long a reader waits for news, in milliseconds. */
export const NEWS_MS = 2_000;

/** Return a connection that keeps trying, and keeps nothing for later: a command fails at once while it is away. */
function connect(url: string): Redis {
  return new Redis(url, {
    connectionName: 'sinima',
    connectTimeout: CONNECT_MS,
    disconnectTimeout: CLOSE_MS,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(attempt * 100, MAX_PAUSE_MS),
  });
}

/** What is wrong, in a few words: ioredis wraps what the system said. */
const reasonOf = (error: Error): string =>
  error.message || ('code' in error && String(error.code)) || error.name;

/** The two connections of a process to a Valkey or Redis; its log hears of it when they go and when they come. */
export class ValkeyConnections {
  /** For commands that are answered at once. */
  readonly commands: Redis;
  /** For commands that wait for news. */
  readonly news: Redis;
  private readonly ready = new Set<Redis>();
  /** Undefined until the first attempt has come to something. */
  private isThere: boolean | undefined;
  private isClosed = false;
  private readonly refusals = new Set<string>();
  private reason = 'the connection was closed';

  constructor(
    private readonly url: string,
    private readonly log: StateLog,
  ) {
    this.commands = connect(url);
    this.news = connect(url);
    for (const each of [this.commands, this.news]) this.watch(each);
  }

  get isConnected(): boolean {
    return this.isThere === true;
  }

  /** Wait for a command, which itself waits for news for `newsMs` at most; without an answer, connect again. */
  async answered<T>(connection: Redis, command: Promise<T>, newsMs = 0): Promise<T> {
    const timer = setTimeout(() => {
      this.reason = `there was no answer for ${ANSWER_MS} ms`;
      connection.disconnect(true);
    }, newsMs + ANSWER_MS).unref();
    return command.finally(() => clearTimeout(timer));
  }

  /** Tell the log, once, that the server does not do what it is asked for, e.g. for want of a permission. */
  noteRefusal(error: unknown): void {
    if (!(error instanceof Error) || error.name !== 'ReplyError' || this.refusals.has(error.message)) return;
    this.refusals.add(error.message);
    this.log.warn(`REDIS_URL: ${nameOf(this.url)} refuses a command (${error.message}).`);
  }

  close(): void {
    this.isClosed = true;
    this.commands.disconnect();
    this.news.disconnect();
  }

  private watch(connection: Redis): void {
    connection
      .on('error', (error: Error) => {
        this.reason = reasonOf(error);
      })
      .on('ready', () => {
        this.ready.add(connection);
        if (this.ready.size === 2) this.noteThere();
      })
      .on('close', () => {
        this.ready.delete(connection);
        this.noteAway();
      });
  }

  private noteThere(): void {
    if (this.isThere === true) return;
    this.isThere = true;
    this.log.info(`Limits and purges are shared through ${nameOf(this.url)}.`);
  }

  private noteAway(): void {
    if (this.isThere === false || this.isClosed) return;
    this.isThere = false;
    this.log.warn(
      `REDIS_URL: ${nameOf(this.url)} is out of reach (${this.reason}). ` +
        'Until it is back, limits count what this server sees, and purges reach no other.',
    );
  }
}
