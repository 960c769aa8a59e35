import { MongoClient, type Collection, type Db, type Document } from 'mongodb';
import { termsOf } from '../src/dialect/command-terms.ts';
import { startEmbeddedEngine, type EmbeddedEngine } from '../src/process/start-embedded-engine.ts';

/** The server that the conformance suite runs against: what `MONGODB_URI` names, else the embedded engine. */
export const isEmbedded = !process.env['MONGODB_URI'];

/** Whether that server enforces rights, which MongoDB does where it is asked for passwords. */
export const enforcesRights = isEmbedded || /:\/\/[^/]*@/.test(process.env['MONGODB_URI'] ?? '');

/** A database of its own for each test file, and a way to get an empty collection. */
export interface DatabaseUnderTest {
  readonly client: MongoClient;
  readonly db: Db;
  /** What the tests of the file have used of the engine's dialect so far. */
  readonly used: ReadonlySet<string>;
  /** Note what commands use, of which the driver does not tell: they hold passwords. */
  note(...commands: Document[]): void;
  /** Run a command on the database as its owner, and note what it uses. */
  run(command: Document): Promise<Document>;
  /** A client that signs in as a user of the database, or not at all. It is closed after the tests. */
  connect(user?: string, password?: string): Promise<MongoClient>;
  /** A fresh collection with these documents. */
  collection<T extends Document = Document>(documents?: readonly Document[]): Promise<Collection<T>>;
}

/** Opens a database before the tests of a file, and drops it after them. */
export function databaseUnderTest(): DatabaseUnderTest {
  const name = `conformance_${process.pid}_${Date.now()}`;
  let engine: EmbeddedEngine | undefined;
  let client: MongoClient;
  let uri: string;
  let made = 0;
  const others: MongoClient[] = [];
  const used = new Set<string>();
  const note = (...commands: Document[]): void => commands.flatMap(termsOf).forEach((word) => used.add(word));
  jest.setTimeout(30_000);
  beforeAll(async () => {
    if (isEmbedded) engine = await startEmbeddedEngine({ ownerPassword: 'of the owner' });
    uri = engine?.uri ?? process.env['MONGODB_URI'] ?? '';
    client = new MongoClient(uri, { monitorCommands: true });
    client.on('commandStarted', ({ command }) => note(command));
    await client.connect();
  });
  afterAll(async () => {
    for (const other of others) await other.close();
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
    note,
    run(command) {
      note(command);
      return client.db(name).command(command);
    },
    async connect(username, password) {
      const address = uri.replace(/\/\/[^/]*@/, '//').replace(/&?authSource=\w+/, '');
      const auth = username !== undefined &&
        password !== undefined && { auth: { username, password }, authSource: name };
      const other = new MongoClient(address, { ...auth, maxPoolSize: 1, retryReads: false });
      others.push(other);
      return other.connect();
    },
    async collection<T extends Document>(documents: readonly Document[] = []) {
      const collection = client.db(name).collection(`c${++made}`);
      if (documents.length > 0) await collection.insertMany([...documents]);
      return collection as unknown as Collection<T>;
    },
  };
}
