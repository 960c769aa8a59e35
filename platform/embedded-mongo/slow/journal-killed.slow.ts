import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import { startEmbeddedEngine } from '../src/process/start-embedded-engine.ts';

const ROUNDS = 40;

/** How many write at the same time, each a document of its own. */
const WRITERS = 8;

/** The longest that they write before the engine is killed, in ms. */
const LONGEST_MS = 400;

const say = (text: string): void => void process.stdout.write(`  ${text}\n`);

interface Counter {
  _id: number;
  n: number;
  text: string;
}

/** What each writer knows of its document: the last `n` that was acknowledged, and the last that was sent. */
interface Known {
  acknowledged: number;
  sent: number;
}

it('embedded engine has every write that it acknowledged, however often it is killed while it writes', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'sinima-slow-'));
  const known: Known[] = Array.from({ length: WRITERS }, () => ({ acknowledged: 0, sent: 0 }));
  try {
    for (let round = 1; round <= ROUNDS; round += 1) {
      await writeUntilKilled(dataDir, known);
      await compare(dataDir, known);
      if (round % 10 === 0) say(`${round} of ${ROUNDS} rounds, ${writesOf(known)} writes`);
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
  say(`${ROUNDS} kills, ${writesOf(known)} acknowledged writes, all there`);
});

const writesOf = (known: readonly Known[]): number =>
  known.reduce((sum, { acknowledged }) => sum + acknowledged, 0);

async function writeUntilKilled(dataDir: string, known: Known[]): Promise<void> {
  const engine = await startEmbeddedEngine({ dataDir });
  const client = await MongoClient.connect(engine.uri, { retryWrites: false, serverSelectionTimeoutMS: 500 });
  const counters = client.db('d').collection<Counter>('counters');
  const writer = async (own: Known, _id: number): Promise<void> => {
    for (;;) {
      own.sent += 1;
      const text = 'x'.repeat((own.sent * 7919) % 5000);
      await counters.replaceOne({ _id }, { n: own.sent, text }, { upsert: true });
      own.acknowledged = own.sent;
    }
  };
  const writing = Promise.allSettled(known.map(writer));
  await wait(Math.random() * LONGEST_MS);
  process.kill(engine.pid, 'SIGKILL');
  await engine.ended;
  await client.close();
  await writing;
}

/** @throws Error naming a document that is older than what was acknowledged, or newer than what was sent */
async function compare(dataDir: string, known: Known[]): Promise<void> {
  const engine = await startEmbeddedEngine({ dataDir });
  const client = await MongoClient.connect(engine.uri);
  try {
    const documents = await client.db('d').collection<Counter>('counters').find().toArray();
    known.forEach((own, _id) => {
      const n = documents.find((document) => document._id === _id)?.n ?? 0;
      if (n < own.acknowledged || n > own.sent) {
        throw new Error(`Document ${_id} has ${n}; ${own.acknowledged} was acknowledged, ${own.sent} sent.`);
      }
      own.acknowledged = own.sent = n;
    });
  } finally {
    await client.close();
    await engine.stop();
  }
}
