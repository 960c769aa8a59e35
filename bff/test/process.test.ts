import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { openTestDatabase, type TestDatabase } from './test-database.js';

const MAIN = join(__dirname, '../dist/main.js');

let database: TestDatabase;
let dataDir: string;

beforeAll(async () => {
  database = await openTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'sinima-bff-'));
}, 60_000);

afterAll(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

/** The BFF as a process, with these settings. */
function run(settings: Record<string, string>): { child: ChildProcess; errors: () => string } {
  const child = fork(MAIN, {
    env: {
      PATH: process.env.PATH,
      BFF_PORT: '0',
      LOG_LEVEL: 'silent',
      SINIMA_DATA_DIR: dataDir,
      ...settings,
    },
    silent: true,
    execArgv: ['--conditions=compiled'],
  });
  let errors = '';
  child.stderr?.on('data', (text: Buffer) => (errors += text.toString()));
  return { child, errors: () => errors };
}

async function ready({ child, errors }: { child: ChildProcess; errors: () => string }): Promise<number> {
  const [message] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as [unknown];
  expect([message, errors()]).toEqual([{ ready: true, port: expect.any(Number) as unknown }, '']);
  return (message as { port: number }).port;
}

const exitCode = async (child: ChildProcess): Promise<number | null> =>
  ((await once(child, 'exit')) as [number | null])[0];

describe('the BFF as a process', () => {
  it('says when it is ready and where, answers, and ends in good order when told to', async () => {
    const bff = run({ MONGODB_URI: database.uri });
    const { child, errors } = bff;
    const port = await ready(bff);
    const titles = await fetch(`http://127.0.0.1:${port}/api/titles/trending`);
    expect(titles.status).toBe(200);
    const ended = exitCode(child);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(errors()).toBe('');
    await expect(fetch(`http://127.0.0.1:${port}/health/live`)).rejects.toThrow();
  }, 30_000);

  it('ends by itself when the process that started it is gone', async () => {
    const bff = run({ MONGODB_URI: database.uri });
    await ready(bff);
    const { child } = bff;
    const ended = exitCode(child);
    child.disconnect();
    expect(await ended).toBe(0);
  }, 30_000);

  it('keeps its documents in the embedded engine when no MongoDB is named, also over a restart', async () => {
    const answers: string[] = [];
    for (let start = 0; start < 2; start += 1) {
      const bff = run({ MONGODB_URI: '' });
      const port = await ready(bff);
      answers.push(await (await fetch(`http://127.0.0.1:${port}/api/reviews/recent`)).text());
      const ended = exitCode(bff.child);
      bff.child.kill('SIGINT');
      expect(await ended).toBe(0);
    }
    expect(answers[1]).toBe(answers[0]);
  }, 60_000);

  it('names the port that is taken and the setting that changes it', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    const { child, errors } = run({ MONGODB_URI: database.uri, BFF_PORT: String(port) });
    expect(await exitCode(child)).toBe(1);
    expect(errors()).toBe(`Port ${port} is taken. Set BFF_PORT to a free one, or to 0 for any.\n`);
    taken.close();
  }, 30_000);

  it('says that the database cannot be reached within 15 seconds, and keeps the password to itself', async () => {
    const started = Date.now();
    const { child, errors } = run({ MONGODB_URI: 'mongodb://ada:s3cret@127.0.0.1:9/x' });
    expect(await exitCode(child)).toBe(1);
    expect(Date.now() - started).toBeLessThan(15_000);
    expect(errors()).toMatch(/^The database at mongodb:\/\/ada:\*\*\*@127\.0\.0\.1:9\/x cannot be reached/);
    expect(errors()).not.toMatch(/s3cret|\n\s+at /);
  }, 30_000);

  it('names a setting that cannot be used', async () => {
    const { child, errors } = run({ BFF_PORT: 'many' });
    expect(await exitCode(child)).toBe(1);
    expect(errors()).toContain('BFF_PORT: must be a port, 0 to 65535');
  }, 30_000);
});
