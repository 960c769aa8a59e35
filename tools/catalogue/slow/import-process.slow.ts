import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { connect } from '@sinima/bff/database/connect';
import { startProcess, type StartedProcess } from '@sinima/processes/start-process';
import type { ImportCounts } from '../src/import/import-report.ts';
import { documentsOf, fixture } from '../test/import-catalogue.ts';
import { openTestDatabase, type TestDatabase } from '@sinima/bff/test/test-database';

const COMMAND = join(__dirname, '../src/import/import-cli.ts');

/** Rows of the long file: enough that an import can be stopped while it is under way. */
const ROWS = 800;

let dataDir: string;
let file: string;
let databases: TestDatabase[];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sinima-import-'));
  file = join(dataDir, 'long.csv');
  await writeFile(file, longFile());
  databases = [await openTestDatabase(), await openTestDatabase()];
}, 60_000);

afterAll(async () => {
  for (const database of databases) await database.drop();
  await rm(dataDir, { recursive: true, force: true });
}, 60_000);

/** Invented titles in Netflix’s shape; in some an oddity, and some names again and again. */
function longFile(): string {
  const rows = Array.from({ length: ROWS }, (_, place) => {
    const title = place % 50 === 0 ? `The  River ${place}` : `The River ${place}`;
    const country = place % 9 === 0 ? 'Norway' : '"Kenya, Uganda"';
    const people = `Director ${place % 200},"Player ${place % 90}, Player ${place}"`;
    return `r${place},Movie,${title},${people},${country},,2001,,90 min,Dramas,A river.`;
  });
  const header =
    'show_id,type,title,director,cast,country,date_added,release_year,rating,duration,listed_in,description';
  return `${[header, ...rows].join('\n')}\n`;
}

/** Ready at once: the test looks into the database. */
const atOnce = (): Promise<void> => Promise.resolve();

function run(database: TestDatabase, ...args: string[]): StartedProcess<void> {
  const env = { PATH: process.env.PATH, MONGODB_URI: database.uri, SINIMA_DATA_DIR: dataDir };
  return startProcess({ name: 'import', args: ['--import', 'tsx/esm', COMMAND, ...args], env }, atOnce);
}

async function ended(started: StartedProcess<void>): Promise<[number | null, string]> {
  const { code } = await started.ended;
  return [code, started.output()];
}

async function documents({ uri }: TestDatabase): Promise<Record<string, unknown[]>> {
  const connection = await connect(uri, 60_000);
  try {
    return await documentsOf(connection);
  } finally {
    await connection.close();
  }
}

const report = async (folder: string): Promise<string> => {
  const [name, ...others] = await readdir(folder);
  expect(others).toEqual([]);
  return readFile(join(folder, name!), 'utf8');
};

/** Waits until more rows than `former` are in the catalogue, and returns how many. */
async function moreRows({ uri }: TestDatabase, former: number): Promise<number> {
  const connection = await connect(uri, 60_000);
  try {
    for (;;) {
      const progress = await connection.collection('imports').findOne();
      const rows = (progress?.counts as ImportCounts | undefined)?.rows ?? 0;
      if (rows > former) return rows;
      await setTimeout(20);
    }
  } finally {
    await connection.close();
  }
}

describe('npm run import', () => {
  it('that is killed, then stopped, then run again gives what it gives in one go', async () => {
    const [broken, whole] = databases as [TestDatabase, TestDatabase];
    const folders = ['broken', 'whole'].map((name) => join(dataDir, name));

    const killed = run(broken, file, '--report-dir', folders[0]!);
    const first = await moreRows(broken, 0);
    killed.kill('SIGKILL');
    await ended(killed);

    const stopped = run(broken, file, '--report-dir', folders[0]!);
    const second = await moreRows(broken, first);
    stopped.kill('SIGINT');
    expect(await ended(stopped)).toEqual([
      130,
      expect.stringContaining('Stopped. The same command continues from here.'),
    ]);
    expect(second).toBeLessThan(ROWS);

    const [code, text] = await ended(run(broken, file, '--report-dir', folders[0]!));
    expect([code, text]).toEqual([0, expect.stringContaining(`${ROWS.toLocaleString('en')} rows`)]);
    const [wholeCode] = await ended(run(whole, file, '--report-dir', folders[1]!));
    expect(wholeCode).toBe(0);

    const expected = await documents(whole);
    const found = await documents(broken);
    for (const name of Object.keys(expected)) expect([name, found[name]]).toEqual([name, expected[name]]);
    expect(await report(folders[0]!)).toBe(await report(folders[1]!));

    const [againCode, againText] = await ended(run(whole, file, '--report-dir', folders[1]!));
    expect(againCode).toBe(0);
    expect(againText).toContain('was imported before; nothing was changed');
    expect(await documents(whole)).toEqual(expected);
  }, 240_000);

  it('lists people who may be one, and merges them by command', async () => {
    const [, whole] = databases as [TestDatabase, TestDatabase];
    const [code, text] = await ended(run(whole, '--candidates', 'Director 3'));
    expect(code).toBe(0);
    const slugs = [...text.matchAll(/^ {2}(director-3\S*) {2}The River/gm)].map(([, slug]) => slug!);
    expect(slugs).toEqual(['director-3', 'director-3-netflix-r203', 'director-3-netflix-r403']);
    const [keep, ...others] = slugs;
    expect(await ended(run(whole, '--merge', keep!, ...others))).toEqual([
      0,
      `${others.join(', ')} and director-3 are one person now: director-3.\n`,
    ]);
  }, 60_000);

  it.each([
    [[], 'Name the files to import.'],
    [['--merge', 'somebody'], 'Name the person to keep and at least one other'],
    [['nothing-there.csv'], 'nothing-there.csv cannot be read (ENOENT).'],
    [[fixture('netflix-shape.csv'), '--shape', 'parchment'], 'parchment'],
    [[fixture('netflix-shape.csv'), '--country', 'Atlantis'], '"Atlantis" is not a country that is known.'],
    [[__filename], 'import-process.slow.ts'],
  ])(
    'with %j ends with one clear message',
    async (args, message) => {
      const [code, text] = await ended(run(databases[1]!, ...args));
      expect(code).toBe(1);
      expect(text).toContain(message);
      expect(text).not.toMatch(/^ +at /m);
    },
    30_000,
  );
});
