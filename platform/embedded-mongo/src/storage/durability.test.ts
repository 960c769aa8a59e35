import { existsSync } from 'node:fs';
import { appendFile, mkdtemp, open, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient, type Document } from 'mongodb';
import { startEmbeddedEngine, type EmbeddedEngine } from '../process/start-embedded-engine.ts';

jest.setTimeout(30_000);

let dataDir: string;
let engine: EmbeddedEngine;
let client: MongoClient;

const journal = (): string => join(dataDir, 'journal');

async function start(): Promise<void> {
  engine = await startEmbeddedEngine({ dataDir });
  client = await MongoClient.connect(engine.uri);
}

async function kill(): Promise<void> {
  await client.close();
  process.kill(engine.pid, 'SIGKILL');
  await engine.ended;
}

const titles = () => client.db('d').collection<Document>('titles');

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'engine-test-'));
  await start();
});

afterEach(async () => {
  await client.close();
  await engine.stop();
  await rm(dataDir, { recursive: true });
});

it('engine keeps documents, changes and indexes over a restart', async () => {
  await titles().createIndex({ slug: 1 }, { unique: true });
  await titles().insertMany([{ slug: 'a' }, { slug: 'b' }, { slug: 'c', votes: 1 }]);
  await titles().updateOne({ slug: 'c' }, { $inc: { votes: 1 } });
  await titles().deleteOne({ slug: 'a' });
  await client.db('dropped').collection('gone').insertOne({ a: 1 });
  await client.db('dropped').dropDatabase();
  await client.db('other').collection('kept').insertOne({ a: 1 });
  await client.close();
  await engine.stop();
  expect(await engine.ended).toEqual({ code: 0, signal: null });

  await start();
  const found = await titles().find().sort({ slug: 1 }).toArray();
  expect(found).toMatchObject([{ slug: 'b' }, { slug: 'c', votes: 2 }]);
  expect((await titles().indexes()).map(({ name }) => name)).toEqual(['_id_', 'slug_1']);
  await expect(titles().insertOne({ slug: 'b' })).rejects.toMatchObject({ code: 11000 });
  expect(await client.db('dropped').listCollections({}, { nameOnly: true }).toArray()).toEqual([]);
  expect(await client.db('other').collection('kept').countDocuments()).toBe(1);
});

it('engine has every acknowledged write after being killed while many write', async () => {
  const acknowledged: number[] = [];
  let next = 0;
  const writer = async (): Promise<void> => {
    for (;;) {
      const n = next++;
      await titles().insertOne({ n, text: 'x'.repeat(n % 3000) });
      acknowledged.push(n);
    }
  };
  const writers = Promise.allSettled(Array.from({ length: 8 }, writer));
  while (acknowledged.length < 300) await new Promise((resolve) => setTimeout(resolve, 5));
  process.kill(engine.pid, 'SIGKILL');
  await engine.ended;
  await client.close();
  await writers;

  await start();
  const found = new Set((await titles().find().toArray()).map((title) => title['n'] as number));
  expect(acknowledged.filter((n) => !found.has(n))).toEqual([]);
  expect(found.size).toBeLessThanOrEqual(next);
});

it('engine writes what nobody waits for soon after, though no other write comes', async () => {
  await titles().insertOne({ slug: 'unawaited' }, { writeConcern: { w: 1, journal: false } });
  while (!(await readFile(journal(), 'latin1')).includes('unawaited')) {
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await kill();
  await start();
  expect(await titles().countDocuments({ slug: 'unawaited' })).toBe(1);
});

it('engine has every acknowledged change after being killed while it rewrites the journal', async () => {
  const text = 'x'.repeat(100_000);
  const acknowledged = Array.from({ length: 8 }, () => 0);
  await titles().insertMany(acknowledged.map((n, _id) => ({ _id, n })) as Document[]);
  const writer = async (_: number, _id: number): Promise<void> => {
    for (let n = 1; ; n++) {
      await titles().updateOne({ _id } as Document, { $set: { n, text } });
      acknowledged[_id] = n;
    }
  };
  const writers = Promise.allSettled(acknowledged.map(writer));
  const total = (): number => acknowledged.reduce((sum, n) => sum + n, 0);
  while (total() < 450) await new Promise((resolve) => setTimeout(resolve, 5));
  expect((await stat(journal())).size).toBeLessThan(400 * text.length);
  process.kill(engine.pid, 'SIGKILL');
  await engine.ended;
  await client.close();
  await writers;

  await start();
  for (const { _id, n } of await titles().find().toArray()) {
    const least = acknowledged[_id as unknown as number]!;
    expect([least, least + 1]).toContain(n);
  }
});

it.each<[string, (bytes: Buffer) => Buffer]>([
  ['was not written to its end', (bytes) => bytes.subarray(0, -3)],
  [
    'has a wrong checksum',
    (bytes) => Buffer.concat([bytes.subarray(0, -1), Buffer.from([bytes.at(-1)! ^ 1])]),
  ],
  ['is followed by zeros', (bytes) => Buffer.concat([bytes, Buffer.alloc(5000)])],
  ['is followed by other bytes', (bytes) => Buffer.concat([bytes, Buffer.from('nonsense'.repeat(99))])],
])('journal is cut off at a last frame that %s, and goes on', async (_, damage) => {
  await titles().insertMany([{ _id: 1 }, { _id: 2 }] as Document[]);
  await titles().insertOne({ _id: 3 } as Document);
  await kill();
  const bytes = await readFile(journal());
  await writeFile(journal(), damage(bytes));

  await start();
  const ids = (await titles().find().toArray()).map(({ _id }) => _id as unknown);
  expect(ids.slice(0, 2)).toEqual([1, 2]);
  await titles().insertOne({ _id: 4 } as Document);
  await kill();
  await start();
  expect((await titles().find().toArray()).map(({ _id }) => _id as unknown)).toEqual([...ids, 4]);
});

it('journal is rewritten when it is much larger than what is alive', async () => {
  const text = 'x'.repeat(200_000);
  await titles().createIndex({ round: 1 });
  await titles().insertMany(Array.from({ length: 20 }, (_, _id) => ({ _id, text, round: 0 })) as Document[]);
  for (let round = 1; round <= 12; round++) await titles().updateMany({}, { $set: { round } });
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect((await stat(journal())).size).toBeLessThan(32 * 1024 * 1024);
  await kill();
  await start();
  expect(await titles().countDocuments({ round: 12 })).toBe(20);
});

it('data directory is used by one engine at a time, and taken over when that was killed', async () => {
  await expect(startEmbeddedEngine({ dataDir })).rejects.toThrow(
    `The data directory ${dataDir} is in use by process ${engine.pid}.`,
  );
  await kill();
  await start();
  expect(await titles().countDocuments()).toBe(0);
});

(existsSync('/proc') ? describe : describe.skip)('where the system tells what a process runs', () => {
  it('data directory is taken over when another program has the process id of the engine killed', async () => {
    await kill();
    await writeFile(join(dataDir, 'lock'), String(process.pid));
    await start();
    expect(await titles().countDocuments()).toBe(0);
  });
});

it('engine refuses a file that is no journal, and leaves it alone', async () => {
  await kill();
  await rm(journal());
  await appendFile(journal(), 'somebody else wrote this');
  await expect(startEmbeddedEngine({ dataDir })).rejects.toThrow('is not a journal of this engine');
  expect(await readFile(journal(), 'utf8')).toBe('somebody else wrote this');
  await rm(journal());
  await (await open(journal(), 'w')).close();
  await start();
});
