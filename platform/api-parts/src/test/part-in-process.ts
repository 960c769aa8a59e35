/** A part that answers in the process of its tests, over a database of its own. */
import { randomUUID } from 'node:crypto';
import type { ApiPart } from '@sinima/api/api-part';
import type { RecordsByCollection } from '@sinima/api/part-records';
import type { CatalogueWrite } from '@sinima/contracts/api-part';
import { startEmbeddedEngine } from '@sinima/embedded-mongo/start-embedded-engine';
import { createConnection, type Connection } from 'mongoose';
import { startPart } from '../child/running-part.ts';

/** The options of a call. */
export interface SentCall {
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON; `URLSearchParams` as a form. */
  readonly body?: unknown;
}

/** An answer; its body is read where it is JSON, and is text where it is not. */
export interface AskedAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** The core, as the part asks it. */
export interface CoreUnderTest {
  readonly writes: readonly CatalogueWrite[];
  /** Does what the part asks, and returns the answer where the call has one; what it throws, the part is refused with. */
  readonly ask: (call: string, content: unknown) => unknown;
}

/** A part under test. */
export interface PartUnderTest {
  /** Its whole database, the catalogue's collections among them. */
  readonly database: Connection;
  /** Return its answer to a call: `GET /api/festivals`. */
  ask(call: string, sent?: SentCall): Promise<AskedAnswer>;
  stop(): Promise<void>;
}

/** Start a part with these prefixes, and with records in a new database, in the engine that the tests of this run share or in one of its own. */
export async function partInProcess(
  part: ApiPart,
  prefixes: readonly string[],
  records: RecordsByCollection,
  core?: CoreUnderTest,
): Promise<PartUnderTest> {
  const shared = process.env.TEST_DATABASE_URI;
  const engine = shared === undefined ? await startEmbeddedEngine() : undefined;
  const databaseUri = (shared ?? engine!.uri).replace('/?', `/part_${randomUUID().slice(0, 8)}?`);
  const database = await createConnection(databaseUri).asPromise();
  for (const [collection, brought] of Object.entries(records)) {
    if (brought.length > 0) await database.collection(collection).insertMany([...brought]);
  }
  const running = await startPart(
    part,
    { app: 'mfe-test', prefixes, databaseUri, mayWrite: true, writes: core?.writes ?? [], settings: {} },
    (asked, content) => askCore(core, asked, content),
  );
  return {
    database,
    async ask(call, { headers = {}, body } = {}) {
      const [method = '', url = ''] = call.split(' ');
      const answer = await running.answer({
        method,
        url,
        headers: {
          'x-request-id': 'test',
          ...(body !== undefined && { 'content-type': typeOf(body) }),
          ...headers,
        },
        ...(body !== undefined && { body: Buffer.from(textOf(body)) }),
      });
      const text = Buffer.from(answer.body).toString();
      const isReadable = /json/.test(answer.headers['content-type'] ?? '') && text !== '';
      return {
        status: answer.status,
        headers: answer.headers,
        body: isReadable ? (JSON.parse(text) as unknown) : text,
      };
    },
    async stop() {
      await running.close();
      await database.dropDatabase();
      await database.close();
      await engine?.stop();
    },
  };
}

const typeOf = (body: unknown): string =>
  body instanceof URLSearchParams ? 'application/x-www-form-urlencoded' : 'application/json';

const textOf = (body: unknown): string =>
  body instanceof URLSearchParams ? body.toString() : JSON.stringify(body);

async function askCore(core: CoreUnderTest | undefined, call: string, content = 'null') {
  const answer = (status: number, body: string) => ({ status, headers: {}, body });
  try {
    if (!core) return answer(400, 'Nobody can be asked.');
    const told = await core.ask(call, JSON.parse(content));
    return told === undefined ? answer(204, '') : answer(200, JSON.stringify(told));
  } catch (error) {
    return answer(400, (error as Error).message);
  }
}
