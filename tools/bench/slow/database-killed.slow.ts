import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startEmbeddedEngine } from '@sinima/embedded-mongo/start-embedded-engine';
import { sampleCatalogue } from '../src/bff/catalogue-sample.ts';
import { runBff } from '../src/bff/running-bff.ts';
import { SeenPages } from '../src/bff/seen-pages.ts';
import { memoryOfFamily } from '../src/measure/process-memory.ts';

/** How long the database is away, in ms: answers are fresh for 30 s, so that stale ones are asked for too. */
const AWAY_MS = 60_000;

/** How soon all has to be well again, in ms. */
const RECOVERY_MS = 5_000;

const say = (text: string): void => void process.stdout.write(`  ${text}\n`);

let workDir: string;

beforeEach(async () => {
  workDir = await mkdtemp(path.join(tmpdir(), 'sinima-slow-'));
});

afterEach(() => rm(workDir, { recursive: true, force: true }));

it('BFF answers seen pages while its embedded engine is killed under load, and others soon after', async () => {
  const dataDir = path.join(workDir, 'embedded');
  const bff = await runBff({ dataDir, logDir: workDir }, { cacheMegabytes: 64, logEvery: 100 });
  try {
    const pages = new SeenPages(bff.origin, await sampleCatalogue(bff.origin));
    await pages.see();
    const asking = pages.askOn();
    const recoveries: number[] = [];
    for (let kill = 1; kill <= 3; kill += 1) {
      await wait(2_000);
      const [, engine] = await memoryOfFamily(bff.pid);
      if (!engine) throw new Error('The BFF has no engine.');
      process.kill(engine.pid, 'SIGKILL');
      recoveries.push(await recovery(bff.origin, `embedded-${kill}`));
      say(`embedded engine killed: back after ${recoveries.at(-1)} ms`);
    }
    pages.stop();
    await asking;
    check(pages, Math.max(...recoveries));
  } finally {
    await bff.stop();
  }
});

it('BFF answers seen pages while a database of another process is away, and refuses others with 503', async () => {
  const dataDir = path.join(workDir, 'other');
  let database = await startEmbeddedEngine({ dataDir });
  const place = { dataDir: workDir, logDir: workDir, uri: database.uri };
  const bff = await runBff(place, { cacheMegabytes: 64, logEvery: 100 });
  try {
    const pages = new SeenPages(bff.origin, await sampleCatalogue(bff.origin));
    await pages.see();
    const asking = pages.askOn();
    await wait(2_000);
    process.kill(database.pid, 'SIGKILL');
    await database.ended;
    say(`another database killed for ${AWAY_MS / 1000} s`);
    await wait(1_000);
    await mustBeRefused(`${bff.origin}/api/titles?search=never+asked`);
    await wait(AWAY_MS);
    await mustBeRefused(`${bff.origin}/api/titles?search=never+asked+either`);
    const port = Number(new URL(database.uri).port);
    database = await startEmbeddedEngine({ dataDir, port });
    const ms = await recovery(bff.origin, 'other');
    say(`back after ${ms} ms`);
    process.kill(bff.pid, 0);
    await wait(2_000);
    pages.stop();
    await asking;
    expect(pages.old).toBeGreaterThan(0);
    check(pages, ms);
  } finally {
    await bff.stop();
    await database.stop();
  }
});

function check({ answers, old, failures, paths }: SeenPages, ms: number): void {
  expect(failures).toEqual([]);
  expect(ms).toBeLessThanOrEqual(RECOVERY_MS);
  say(
    `${answers} answers of ${paths.length} pages, ${old} of them stale, none failed, all well after ${ms} ms`,
  );
}

/** How many ms it takes until what nobody asked for before is answered. */
async function recovery(origin: string, word: string): Promise<number> {
  const startedAt = performance.now();
  for (let attempt = 0; performance.now() - startedAt < 4 * RECOVERY_MS; attempt += 1) {
    const { status } = await fetch(`${origin}/api/titles?search=${word}+${attempt}`);
    if (status === 200) return Math.round(performance.now() - startedAt);
    if (status !== 503) throw new Error(`While the database was away, an answer was ${status}.`);
    await wait(50);
  }
  throw new Error(`The database was not used again within ${(4 * RECOVERY_MS) / 1000} s of its return.`);
}

async function mustBeRefused(url: string): Promise<void> {
  const response = await fetch(url);
  const after = response.headers.get('retry-after');
  if (response.status !== 503 || after === null) {
    throw new Error(`A page that was never seen was answered with ${response.status}, Retry-After ${after}.`);
  }
}
