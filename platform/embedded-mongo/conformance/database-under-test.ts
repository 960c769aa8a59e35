import { MongoClient, type Collection, type Db, type Document } from 'mongodb';
import { termsOf } from '../src/dialect/command-terms.ts';
import { startEmbeddedEngine, type EmbeddedEngine } from '../src/process/start-embedded-engine.ts';

/** The server that the conformance suite runs against: what `MONGODB_URI` names, else the embedded engine. */
export const isEmbedded = !process.env['MONGODB_URI'];

/** A database of its own for each test file, and a way to get an empty collection. */
export interface DatabaseUnderTest {
  readonly client: MongoClient;
  readonly db: Db;
  /** What the tests of the file have used of the engine's dialect so far. */
  readonly used: ReadonlySet<string>;
  /** A fresh collection with these documents. */
  collection<T extends Document = Document>(documents?: readonly Document[]): Promise<Collection<T>>;
}

/** Opens a database before the tests of a file, and drops it after them. */
export function databaseUnderTest(): DatabaseUnderTest {
  const name = `conformance_${process.pid}_${Date.now()}`;
  let engine: EmbeddedEngine | undefined;
  let client: MongoClient;
  let made = 0;
  const used = new Set<string>();
  jest.setTimeout(30_000);
  beforeAll(async () => {
    if (isEmbedded) engine = await startEmbeddedEngine();
    const uri = engine?.uri ?? process.env['MONGODB_URI'] ?? '';
    client = new MongoClient(uri, { monitorCommands: true });
    client.on('commandStarted', ({ command }) => termsOf(command).forEach((word) => used.add(word)));
    await client.connect();
  });
  afterAll(async () => {
    await client.db(name).dropDatabase();
    await client.close();
    await engine?.stop();
  });
  return {
    used,
    get client() {
      return client;
    },
    get db() {
      return client.db(name);
    },
    async collection<T extends Document>(documents: readonly Document[] = []) {
      const collection = client.db(name).collection(`c${++made}`);
      if (documents.length > 0) await collection.insertMany([...documents]);
      return collection as unknown as Collection<T>;
    },
  };
}
