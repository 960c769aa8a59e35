import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openTestDatabase, type TestDatabase } from '@sinima/bff/test/test-database';

const COMMAND = join(__dirname, '../src/synthetic/seed-cli.ts');

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);

afterAll(() => database.drop());

/** What the command says, without the time that it took. */
async function seed(...args: string[]): Promise<string[]> {
  const env = { PATH: process.env.PATH, MONGODB_URI: database.uri };
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx/esm', COMMAND, ...args], {
    env,
  });
  return stdout
    .replaceAll(/\(\d+\.\d s\)/g, '(… s)')
    .split(/[\r\n]+/)
    .filter((line) => line.includes('synthetic'));
}

describe('npm run seed -- --scale', () => {
  it.each([
    ['0', 'There is no synthetic catalogue; nothing was changed.'],
    ['5', 'The synthetic catalogue of 5 titles is loaded beside the curated seed (… s).'],
    ['5', 'The synthetic catalogue of 5 titles is there already; nothing was changed.'],
    ['0', 'The synthetic catalogue is taken out; the curated seed stays (… s).'],
    ['0', 'There is no synthetic catalogue; nothing was changed.'],
  ])(
    '%s, in this order, says: %s',
    async (scale, said) => {
      expect(await seed('--scale', scale)).toEqual([said]);
    },
    120_000,
  );
});
