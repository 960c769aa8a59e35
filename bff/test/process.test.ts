import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { portMessage } from '@sinima/processes/readiness';
import { startProcess, type StartedProcess } from '@sinima/processes/start-process';
import { databaseServer, type DatabaseServer } from '../src/database/database-server.js';

const MAIN = join(__dirname, '../dist/main.js');

let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sinima-bff-'));
});

afterAll(async () => {
  await rm(dataDir, { recursive: true, force: true });
});

/** Start the BFF as a process, with these settings. */
function run(settings: Record<string, string>): StartedProcess<number> {
  const env = { PATH: process.env.PATH, BFF_PORT: '0', LOG_LEVEL: 'silent', SINIMA_DATA_DIR: dataDir };
  const args = ['--conditions=compiled', MAIN];
  return startProcess({ name: 'BFF', args, env: { ...env, ...settings } }, portMessage);
}

it('the BFF as a process ends at once while it fills a new database, and the next start has the whole catalogue', async () => {
  const interrupted = run({ MONGODB_URI: '', LOG_LEVEL: 'info' });
  while (!interrupted.output().includes('Documents are kept')) await nextTurn();
  expect(await interrupted.stop()).toEqual({ code: 0, signal: null });
  expect(interrupted.output()).not.toContain('The API answers');
  const bff = run({ MONGODB_URI: '' });
  const { totalTitles } = (await (await fetch(`http://127.0.0.1:${await bff.ready}/api/stats`)).json()) as {
    totalTitles: number;
  };
  expect(await bff.stop()).toEqual({ code: 0, signal: null });
  expect(bff.output()).toBe('');
  expect(totalTitles).toBeGreaterThan(1_000);
}, 60_000);

it('the BFF as a process says where it is ready, answers from the embedded engine when no MongoDB is named, over a restart too, and ends in good order', async () => {
  const answers: string[] = [];
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const bff = run({ MONGODB_URI: '' });
    const port = await bff.ready;
    answers.push(await (await fetch(`http://127.0.0.1:${port}/api/titles?pageSize=3`)).text());
    expect(await bff.stop(signal)).toEqual({ code: 0, signal: null });
    expect(bff.output()).toBe('');
    await expect(fetch(`http://127.0.0.1:${port}/health/live`)).rejects.toThrow();
  }
  expect(answers[0]).toContain('"displayTitle"');
  expect(answers[1]).toBe(answers[0]);
}, 60_000);

describe('with the database that MONGODB_URI names', () => {
  let database: DatabaseServer;

  // The one that the BFF filled before: another would be filled for nothing.
  beforeAll(async () => {
    database = await databaseServer({ mongodbUri: undefined, dataDir });
  });

  afterAll(() => database.stop());

  it('the BFF as a process ends by itself when the process that started it is gone', async () => {
    const bff = run({ MONGODB_URI: database.uri });
    await bff.ready;
    bff.disconnect();
    expect(await bff.ended).toEqual({ code: 0, signal: null });
  }, 30_000);

  it('the BFF as a process names the port that is taken and the setting that changes it', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    const bff = run({ MONGODB_URI: database.uri, BFF_PORT: String(port) });
    expect((await bff.ended).code).toBe(1);
    expect(bff.output()).toBe(`Port ${port} is taken. Set BFF_PORT to a free one, or to 0 for any.\n`);
    taken.close();
  }, 30_000);
});

it('the BFF as a process names a setting that cannot be used', async () => {
  const bff = run({ BFF_PORT: 'many' });
  expect((await bff.ended).code).toBe(1);
  expect(bff.output()).toContain('BFF_PORT is wrong: it has to be a whole number from 0 to 65535');
}, 30_000);
