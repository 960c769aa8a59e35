import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { pino } from 'pino';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { createApp } from '../src/create-app.js';
import { document, mismatches } from './committed-document.js';
import { runApi, type RunningApi } from './running-api.js';
import { smallCatalogue } from './small-catalogue.js';
import { openTestDatabase, type TestDatabase } from './test-database.js';
import { TEST_SETTINGS } from './test-settings.js';

const PROBLEM = { $ref: '#/components/schemas/Problem' };

/** A call with the document's examples for what must be given. */
function exampleUrl(path: string): string {
  const url = new URL(path, 'http://api');
  const parameters = document.paths[path]?.get?.parameters ?? [];
  let filled = path;
  for (const parameter of parameters) {
    if (!('in' in parameter) || !parameter.required) continue;
    const value = String(parameter.example);
    if (parameter.in === 'path') filled = filled.replace(`{${parameter.name}}`, encodeURIComponent(value));
    else url.searchParams.set(parameter.name, value);
  }
  return `${filled}${url.search}`;
}

/** What is not as the document says of an answer with a problem; nothing where all is. */
async function faults(path: string, response: Response): Promise<unknown[]> {
  const known = document.paths[path]?.get?.responses[String(response.status)];
  if (!known) return [`${path}: ${response.status} is not in the document`];
  const problem = (await response.json()) as { status: number };
  const wrong = mismatches(PROBLEM, problem);
  return [
    ...(wrong === null ? [] : [path, wrong]),
    ...(problem.status === response.status ? [] : [`${path}: says ${problem.status}`]),
    ...(Number(response.headers.get('retry-after')) > 0 ? [] : [`${path}: no Retry-After`]),
    ...(response.headers.get('content-type')?.startsWith('application/problem+json')
      ? []
      : [`${path}: no problem`]),
  ];
}

const paths = Object.keys(document.paths).filter((path) => document.paths[path]?.get);

describe('every call, asked too often', () => {
  let api: RunningApi;
  const visitor = { headers: { 'x-forwarded-for': '198.51.100.7' } };

  beforeAll(async () => {
    api = await runApi(smallCatalogue, { ...TEST_SETTINGS, rateLimit: 1 });
    await fetch(`${api.origin}/api/stats`, visitor);
  }, 60_000);

  afterAll(() => api.stop());

  it.each(paths)('every call, asked too often, %s answers 429 as the document says', async (path) => {
    const response = await fetch(`${api.origin}${exampleUrl(path)}`, { ...visitor, redirect: 'manual' });
    expect(response.status).toBe(429);
    expect(await faults(path, response)).toEqual([]);
  });
});

describe('every call, while the database is unavailable', () => {
  let database: TestDatabase;
  let app: NestFastifyApplication;
  let origin: string;

  beforeAll(async () => {
    database = await openTestDatabase();
    const logger = pino({ level: 'silent' });
    app = await createApp({
      databaseUri: database.uri,
      seed: smallCatalogue,
      logger,
      settings: TEST_SETTINGS,
    });
    await app.listen(0, '127.0.0.1');
    origin = `http://127.0.0.1:${(app.getHttpServer().address() as { port: number }).port}`;
    await app.get<Connection>(getConnectionToken()).close();
  }, 60_000);

  afterAll(async () => {
    await app.close();
    await database.drop();
  }, 60_000);

  const reading = paths.filter((path) => !/^\/api\/(openapi\.json|auth\/|login|logout)/.test(path));

  it.each(reading)(
    'every call, while the database is unavailable, %s answers 503 as the document says',
    async (path) => {
      const response = await fetch(`${origin}${exampleUrl(path)}`);
      expect(response.status).toBe(503);
      expect(await faults(path, response)).toEqual([]);
    },
  );
});
