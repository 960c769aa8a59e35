/** A part that answers in the process of its tests, over an embedded engine of its own. */
import type { ApiPart } from '@sinima/api/api-part';
import type { RecordsByCollection } from '@sinima/api/part-records';
import { startEmbeddedEngine } from '@sinima/embedded-mongo/start-embedded-engine';
import { createConnection, type Connection } from 'mongoose';
import { startPart } from '../child/running-part.ts';

/** A part under test. */
export interface PartUnderTest {
  /** Its whole database, the catalogue's collections among them. */
  readonly database: Connection;
  /** Return the status and the JSON of its answer to a call: `GET /api/festivals`. */
  ask(call: string): Promise<{ readonly status: number; readonly body: unknown }>;
  stop(): Promise<void>;
}

/** Start a part with these prefixes, and with records in its database. */
export async function partInProcess(
  part: ApiPart,
  prefixes: readonly string[],
  records: RecordsByCollection,
): Promise<PartUnderTest> {
  const engine = await startEmbeddedEngine();
  const databaseUri = engine.uri.replace('/?', '/part?');
  const database = await createConnection(databaseUri).asPromise();
  for (const [collection, brought] of Object.entries(records)) {
    if (brought.length > 0) await database.collection(collection).insertMany([...brought]);
  }
  const running = await startPart(part, {
    app: 'mfe-test',
    prefixes,
    databaseUri,
    mayWrite: true,
    writes: [],
    settings: {},
  });
  return {
    database,
    async ask(call) {
      const [method = '', url = ''] = call.split(' ');
      const { status, body } = await running.answer(
        { method, url, headers: { 'x-request-id': 'test' } },
        () => Promise.reject(new Error('Nobody can be asked.')),
      );
      return { status, body: JSON.parse(Buffer.from(body).toString()) as unknown };
    },
    async stop() {
      await running.close();
      await database.close();
      await engine.stop();
    },
  };
}
