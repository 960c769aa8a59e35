/** 1,000 edits of 50 records race through two BFFs that are killed meanwhile: none is lost or duplicated. */
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { CatalogueChange, ChangeAnswer } from '@sinima/data/change';
import { readLog } from '@sinima/data/read-log';
import { portMessage } from '@sinima/processes/readiness';
import { startProcess, type StartedProcess } from '@sinima/processes/start-process';
import { openTestDatabase, type TestDatabase } from '../test/test-database.js';

const EDITS = 1_000;
const RECORDS = 50;
const AUTHORS = 20;
const KILL_EVERY_MS = 3_000;

/** How long a change may take to be shown by all servers, in ms. */
const VISIBLE_MS = 2_000;

const MAIN = join(__dirname, 'changes-process.ts');

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);

afterAll(() => database.drop());

/** A BFF that is started again when it is killed. */
class Server {
  private process!: StartedProcess<number>;
  private readonly waiting = new Map<number, (answer: ChangeAnswer | undefined) => void>();
  private calls = 0;
  origin = '';
  kills = 0;

  async start(): Promise<this> {
    this.process = startProcess(
      {
        name: 'BFF',
        args: ['--conditions=compiled', '--import', 'tsx/esm', MAIN],
        env: { ...process.env, NODE_OPTIONS: '', DATABASE_URI: database.uri },
        onMessage: (message) => {
          const { id, answer } = message as { id?: number; answer?: ChangeAnswer };
          if (id !== undefined) this.settle(id, answer);
        },
      },
      portMessage,
    );
    this.origin = `http://127.0.0.1:${await this.process.ready}`;
    return this;
  }

  /** Resolves with undefined when the server was killed meanwhile, or could not write. */
  apply(change: CatalogueChange): Promise<ChangeAnswer | undefined> {
    this.calls += 1;
    const id = this.calls;
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      this.process.send({ id, change });
    });
  }

  async restart(): Promise<void> {
    this.kills += 1;
    this.process.kill('SIGKILL');
    await this.process.ended;
    for (const id of this.waiting.keys()) this.settle(id, undefined);
    await this.start();
    // What was sent to the process that was killed is not answered by the next one.
    for (const id of this.waiting.keys()) this.settle(id, undefined);
  }

  async stop(): Promise<void> {
    await this.process.stop();
  }

  private settle(id: number, answer: ChangeAnswer | undefined): void {
    this.waiting.get(id)?.(answer);
    this.waiting.delete(id);
  }
}

async function read<Body>(origin: string, path: string): Promise<Body | undefined> {
  const response = await fetch(`${origin}/api/${path}`).catch(() => undefined);
  return response?.ok ? ((await response.json()) as Body) : undefined;
}

const fact = (number: number): string => `Fact ${number}.`;

const change = (number: number, fields: CatalogueChange['fields']): CatalogueChange => ({
  edit: `edit-${number}`,
  author: 1 + (number % AUTHORS),
  kind: 'change',
  record: { kind: 'title', slug: `raced-${number % RECORDS}` },
  fields,
  licence: 'CC0-1.0',
  decidedBy: 'votes',
});

it('1,000 racing edits with kills between are in the log once each, and shown by all servers within two seconds', async () => {
  const servers = await Promise.all([new Server().start(), new Server().start()]);
  const shownAfter: number[] = [];
  const over = new AbortController();
  const killing = (async () => {
    for (let at = 0; !over.signal.aborted; at += 1) {
      await wait(KILL_EVERY_MS);
      await servers[at % 2]!.restart();
    }
  })();

  /** Every fifth edit changes the running time that it has read; others add a fact. */
  async function fieldsOf(number: number, origin: string): Promise<CatalogueChange['fields']> {
    if (number % 5 > 0) return [{ field: 'trivia', added: [fact(number)] }];
    const record = await read<{ facts: { runtimeMins: number } }>(
      origin,
      `records/titles/raced-${number % RECORDS}`,
    );
    const before = record?.facts.runtimeMins ?? 1;
    return [{ field: 'runtimeMins', before, after: before + 1 }];
  }

  /** Send an edit until it is accepted, to either server. */
  async function accepted(number: number): Promise<void> {
    for (let attempt = 0; ; attempt += 1) {
      const server = servers[(number + attempt) % 2]!;
      const answer = await server.apply(change(number, await fieldsOf(number, server.origin)));
      if (answer?.outcome === 'accepted') return;
      // Somebody else may have made the same change meanwhile.
      const isMade = JSON.stringify(answer ?? null).includes('It changes nothing.');
      if (answer?.outcome === 'refused' && !isMade) throw new Error(JSON.stringify(answer));
      await wait(20);
    }
  }

  /** Note how long it takes until both servers show a fact; a server that is killed meanwhile shows nothing. */
  async function noteShown(number: number): Promise<void> {
    const since = performance.now();
    await Promise.all(
      servers.map(async ({ origin }) => {
        for (;;) {
          const record = await read<{ trivia: string[] }>(origin, `titles/slug/raced-${number % RECORDS}`);
          if (!record) return;
          if (record.trivia.includes(fact(number))) {
            shownAfter.push(performance.now() - since);
            return;
          }
          await wait(20);
        }
      }),
    );
  }

  const numbers = Array.from({ length: EDITS }, (_, at) => at + 1);
  await Promise.all(
    Array.from({ length: AUTHORS }, async () => {
      for (let number = numbers.shift(); number !== undefined; number = numbers.shift()) {
        await accepted(number);
        if (number % 10 === 1) await noteShown(number);
      }
    }),
  );
  over.abort();
  await killing;

  const log = await readLog(servers[0].origin);
  expect(log.map(({ edit }) => edit).sort()).toEqual(
    Array.from({ length: EDITS }, (_, at) => `edit-${at + 1}`).sort(),
  );
  for (const { origin } of servers) {
    for (let at = 0; at < RECORDS; at += 1) {
      const title = await read<{ trivia: string[]; runtimeMins: number }>(origin, `titles/slug/raced-${at}`);
      const history = await read<unknown[]>(origin, `titles/raced-${at}/history`);
      const times = Array.from(
        { length: EDITS / RECORDS },
        (_, time) => time * RECORDS + (at === 0 ? RECORDS : at),
      );
      const facts = times.filter((number) => number % 5 > 0).map(fact);
      expect(title?.trivia.slice().sort()).toEqual(facts.sort());
      expect(title?.runtimeMins).toBe(1 + times.filter((number) => number % 5 === 0).length);
      expect(history).toHaveLength(EDITS / RECORDS);
    }
  }
  shownAfter.sort((a, b) => a - b);
  const p99 = shownAfter[Math.floor(shownAfter.length * 0.99)]!;
  const kills = servers.reduce((all, server) => all + server.kills, 0);
  console.log({ kills, shown: shownAfter.length, median: shownAfter[shownAfter.length >> 1], p99 });
  expect(kills).toBeGreaterThan(3);
  expect(p99).toBeLessThan(VISIBLE_MS);
  await Promise.all(servers.map((server) => server.stop()));
});
