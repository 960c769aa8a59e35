import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenAPIObject } from '@nestjs/swagger';
import { EJSON } from 'bson';
import type { Document } from 'mongodb';
import type { INestApplication } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Connection } from 'mongoose';
import { pino } from 'pino';
import { readCatalogue, withSamples } from '@sinima/data/catalogue';
import { MemberSessions } from '../src/auth/member-sessions.js';
import { CatalogueChanges } from '../src/changes/catalogue-changes.js';
import { createApp } from '../src/create-app.js';
import { ApiKeys } from '../src/keys/api-keys.js';
import { MembersService } from '../src/members/members.service.js';
import { everyAddress } from './every-address.js';
import { ReadRecorder, type RecordedRead } from './recorded-reads.js';
import { monitored, openTestDatabase, type TestDatabase } from './test-database.js';
import { TEST_SETTINGS } from './test-settings.js';

const document = JSON.parse(
  readFileSync(join(__dirname, '../../contracts/openapi.json'), 'utf8'),
) as OpenAPIObject;

interface Plan {
  stage: string;
  indexName?: string;
  inputStage?: Plan;
  inputStages?: Plan[];
}

interface Explanation {
  queryPlanner: { winningPlan: Plan };
}

let database: TestDatabase;
let connection: Connection;
let stop: () => Promise<void>;
let reads: ExplainedRead[];

beforeAll(async () => {
  database = await openTestDatabase();
  const settings = { ...TEST_SETTINGS, cacheMegabytes: 0 };
  const app = await createApp({
    databaseUri: monitored(database.uri),
    seed: withSamples(readCatalogue()),
    logger: pino({ level: 'silent' }),
    settings,
  });
  connection = app.get(getConnectionToken());
  stop = () => app.close();
  await app.listen(0, '127.0.0.1');
  const { port } = app.getHttpServer().address() as { port: number };
  reads = await explained([
    ...(await readsOfAll(`http://127.0.0.1:${port}`)),
    ...(await readsOfMembers(app)),
    ...(await readsOfChanges(app)),
  ]);
}, 300_000);

afterAll(async () => {
  await stop();
  await database.drop();
});

/** A slug that no record has is looked for among those that records had before. */
const OF_NOBODY = ['/api/titles/slug/no-such-title', '/api/people/slug/no-such-person'];

/** What the API reads from the database when everything is asked of it. */
async function readsOfAll(origin: string): Promise<RecordedRead[]> {
  const ask = async (path: string): Promise<unknown> => {
    const response = await fetch(`${origin}${path}`);
    expect([path, response.status]).toEqual([path, 200]);
    return response.json();
  };
  const addresses = await everyAddress(document, ask);
  const recorder = new ReadRecorder(connection.getClient());
  for (const address of addresses) {
    recorder.asker = address;
    await ask(address);
  }
  for (const address of OF_NOBODY) {
    recorder.asker = address;
    expect((await fetch(`${origin}${address}`)).status).toBe(404);
  }
  return recorder.reads;
}

/** What a member's sign-in, sessions and public profile read. */
async function readsOfMembers(app: INestApplication): Promise<RecordedRead[]> {
  const recorder = new ReadRecorder(connection.getClient());
  recorder.asker = 'a member';
  const members = app.get(MembersService);
  const sessions = app.get(MemberSessions);
  const { _id, handle } = await members.signedIn({
    issuer: 'https://id',
    subject: 'one',
    emailVerified: true,
  });
  await members.update(_id, { isPublic: true });
  await members.publicBy(handle);
  const keys = app.get(ApiKeys);
  await keys.idOf((await keys.make(_id, 'A script')).key);
  const request = { protocol: 'http', host: 'localhost', headers: {} } as unknown as FastifyRequest;
  await sessions.begin(request, { header: () => undefined } as unknown as FastifyReply, _id);
  await sessions.list(_id);
  return recorder.reads;
}

/** The read before a change is written: whether it exists already. */
async function readsOfChanges(app: INestApplication): Promise<RecordedRead[]> {
  const recorder = new ReadRecorder(connection.getClient());
  recorder.asker = 'a change';
  await app.get(CatalogueChanges).log.ofEdit('an-edit');
  return recorder.reads;
}

const stagesOf = (plan: Plan): Plan[] => [
  plan,
  ...[...(plan.inputStages ?? []), ...(plan.inputStage ? [plan.inputStage] : [])].flatMap(stagesOf),
];

async function explain(find: Document): Promise<Explanation> {
  const command = { explain: find, verbosity: 'queryPlanner' };
  return (await connection.db!.command(command)) as unknown as Explanation;
}

interface ExplainedRead extends RecordedRead {
  /** The stages of the plan, e.g. `['FETCH', 'IXSCAN']`, and the indexes that they use. */
  readonly stages: readonly string[];
  readonly indexes: readonly string[];
}

async function explained(reads: readonly RecordedRead[]): Promise<ExplainedRead[]> {
  const results: ExplainedRead[] = [];
  for (const read of reads) {
    const { winningPlan } = (await explain(read.find)).queryPlanner;
    const stages = stagesOf(winningPlan);
    const indexes = stages.flatMap(({ indexName }) => indexName ?? []);
    results.push({ ...read, stages: stages.map(({ stage }) => stage), indexes });
  }
  return results;
}

const told = ({ find, askedBy }: RecordedRead): string => `${askedBy}: ${EJSON.stringify(find)}`;

/** Sorts in memory that are small whatever the catalogue's size. */
const SORTED_IN_MEMORY: readonly { why: string; is: (find: Document) => boolean }[] = [
  {
    why: 'names are found by pieces of their words, of which an index holds no order; few pass',
    is: ({ filter }) => /"grams"/.test(JSON.stringify(filter)),
  },
  {
    why: 'a title or person is honoured in a handful of editions',
    is: ({ find, filter }) => find === 'award_editions' && 'honoured' in (filter as Document),
  },
];

/** Indexes that no call reads by, and what does. */
const READ_BY_OTHERS = {
  'people.nameKey_1': 'imports look for namesakes by it',
  'titles.ids.imdb_1': "parts of the API find titles of members' files by it",
};

it('the reads of the API, when everything is asked of it, are of every collection', () => {
  const collections = new Set(reads.map(({ find }) => find.find as string));
  const connections = [connection, ...(connection as Connection & { otherDbs: Connection[] }).otherDbs];
  const modelled = connections.flatMap((one) =>
    one.modelNames().map((name) => one.model(name).collection.name),
  );
  expect([...collections]).toEqual(expect.arrayContaining(modelled));
  expect(modelled).toEqual(
    expect.arrayContaining([
      'award_editions',
      'awards',
      'credits',
      'episodes',
      'facets',
      'lists',
      'people',
      'reviews',
      'seasons',
      'titles',
    ]),
  );
});

it('the reads of the API, when everything is asked of it, use an index, every one of them', () => {
  expect(reads.filter(({ stages }) => stages.includes('COLLSCAN')).map(told)).toEqual([]);
  expect(reads.filter(({ indexes }) => indexes.length === 0).map(told)).toEqual([]);
});

it('the reads of the API, when everything is asked of it, have their order from the index, but for those that are small', () => {
  const sorting = reads.filter(({ stages }) => stages.includes('SORT'));
  const unexpected = sorting.filter(({ find }) => !SORTED_IN_MEMORY.some(({ is }) => is(find)));
  expect(unexpected.map(told)).toEqual([]);
});

it('the reads of the API, when everything is asked of it, leave no index unused', async () => {
  const used = new Set(reads.flatMap(({ find, indexes }) => indexes.map((index) => `${find.find}.${index}`)));
  const unused: string[] = [];
  for (const { name: collection } of await connection.db!.listCollections().toArray()) {
    for (const { name } of await connection.collection(collection).indexes()) {
      const index = `${collection}.${name}`;
      if (name !== '_id_' && !used.has(index) && !(index in READ_BY_OTHERS)) unused.push(index);
    }
  }
  expect(unused).toEqual([]);
});

it('a read without an index would be noticed', async () => {
  const [read] = await explained([{ find: { find: 'titles', filter: { budget: 1 } }, askedBy: 'nobody' }]);
  expect(read?.stages).toContain('COLLSCAN');
});
