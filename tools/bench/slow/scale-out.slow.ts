/** Two nodes behind nginx and Varnish of Debian, with one database and one Valkey: their shared limits and rollbacks, and their throughput. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { rootDir } from '@sinima/build/workspace';
import { runProcess } from '@sinima/processes/run-process';
import { openSigningStore } from '@sinima/releases/open-store';
import type { ReleaseStore } from '@sinima/releases/store';
import { sampleCatalogue } from '../src/bff/catalogue-sample.ts';
import { memoryOfFamily } from '../src/measure/process-memory.ts';
import { requestsPerSecond } from '../src/measure/throughput.ts';
import { RATE_LIMIT, startTwoNodes, type TwoNodes } from './scale/two-nodes.ts';
import { ask, load, newVisitor } from './scale/visitors.ts';
import { publishOtherVersion } from '../src/site/other-version.ts';
import { prepareApart } from '../src/site/prepare-apart.ts';
import { STORE_SETTINGS } from '../src/site/store-settings.ts';

const APP = 'mfe-title';

const say = (text: string): void => void process.stdout.write(`  ${text}\n`);

let workDir: string;
let store: ReleaseStore;
let nodes: TwoNodes;
let pages: readonly string[];

beforeAll(async () => {
  workDir = await mkdtemp(path.join(tmpdir(), 'sinima-slow-'));
  await prepareApart();
  store = await openSigningStore(STORE_SETTINGS, rootDir);
  nodes = await startTwoNodes(workDir);
  const { titles } = await sampleCatalogue(nodes.bffs[0].origin);
  pages = ['/', '/movies', ...titles.slice(0, 8).map(({ slug }) => `/title/${slug}`)];
});

afterAll(async () => {
  await nodes?.stop();
  await rm(workDir, { recursive: true, force: true });
});

/** Ask until the answer is as it should be. @returns after how many milliseconds it was */
async function until(url: string, holds: (body: string) => boolean, mostMs = 20_000): Promise<number> {
  const startedAt = performance.now();
  for (;;) {
    const { status, body } = await ask(url, newVisitor());
    const ms = performance.now() - startedAt;
    if (status === 200 && holds(body)) return Math.round(ms);
    if (ms > mostMs)
      throw new Error(
        `${url} is not as it should be after ${mostMs} ms (status ${status}):\n${body.slice(0, 500)}`,
      );
    await wait(20);
  }
}

/** Pages, and calls of the API, as visitors ask for them. */
const addresses = (origin: string): string[] =>
  [...pages, '/api/genres', '/api/stats'].map((page) => origin + page);

it.each(['shell', 'bff'] as const)('no request fails when one of two nodes loses its %s', async (kind) => {
  for (const url of addresses(nodes.balancer.origin)) await ask(url, newVisitor());
  const visitors = load(addresses(nodes.balancer.origin));
  await wait(2_000);
  await nodes.kill(kind === 'shell' ? nodes.shells[1] : nodes.bffs[1]);
  await wait(5_000);
  await nodes.restart(kind);
  await wait(3_000);
  const { answers, failures } = await visitors.stop();
  say(`a ${kind} killed: ${answers} answers, ${failures.length} failures ${failures.slice(0, 3).join('; ')}`);
  expect(answers).toBeGreaterThan(100);
  expect(failures).toEqual([]);
});

it('a visitor has one limit over both nodes', async () => {
  const visitor = newVisitor();
  const startedAt = performance.now();
  const statuses: number[] = [];
  // In steps, as a fast visitor asks: what comes within one exchange may pass at both.
  while (statuses.length < 2 * RATE_LIMIT) {
    const asked = Array.from({ length: 20 }, () => ask(`${nodes.nginx.origin}/api/stats`, visitor));
    statuses.push(...(await Promise.all(asked)).map(({ status }) => status));
  }
  const seconds = (performance.now() - startedAt) / 1_000;
  const passed = statuses.filter((status) => status === 200).length;
  const refused = statuses.filter((status) => status === 429).length;
  say(
    `one visitor, ${statuses.length} calls in ${seconds.toFixed(1)} s: ${passed} passed, of ${RATE_LIMIT} a minute`,
  );
  expect(passed + refused).toBe(statuses.length);
  expect(passed).toBeGreaterThanOrEqual(RATE_LIMIT);
  expect(passed).toBeLessThan(RATE_LIMIT * (1.5 + seconds / 60));
});

it('a rollback holds at both shells within a second, and in the caches before them', async () => {
  const page = pages.at(-1)!;
  const { version } = (await store.generation()).apps[APP]!;
  const other = await publishOtherVersion(store, APP, `scale ${Date.now()}`);
  const everywhere = [...nodes.shells, nodes.nginx, nodes.varnish].map(({ origin }) => origin + page);
  await store.activate([{ app: APP, version: other }], { why: 'to be taken back' });
  for (const url of everywhere) await until(url, (body) => body.includes(other));
  await store.rollback(APP, { why: 'wrong' });
  const took = await Promise.all(everywhere.map((url) => until(url, (body) => !body.includes(other))));
  say(`rolled back: shells ${took[0]} and ${took[1]} ms, nginx ${took[2]} ms, Varnish ${took[3]} ms`);
  expect(Math.max(took[0]!, took[1]!)).toBeLessThan(1_000);
  expect(Math.max(...took)).toBeLessThan(3_000);
  await store.resume(APP, { why: 'the test is over' });
  await store.activate([{ app: APP, version }], { why: 'the test is over' });
});

it('an import reaches both nodes, and the caches before them, without a restart', async () => {
  const everywhere = [...nodes.shells, nodes.nginx, nodes.varnish].map(({ origin }) => origin);
  const file = path.join(workDir, 'netflix.csv');
  const title = 'A Film That Came By Import';
  await writeFile(
    file,
    'show_id,type,title,director,cast,country,date_added,release_year,rating,duration,listed_in,description\n' +
      `s1,Movie,${title},A Director,,Nigeria,"May 1, 2021",2020,TV-14,90 min,Dramas,A film.\n`,
  );
  const search = `/search?q=${encodeURIComponent(title)}`;
  for (const origin of everywhere)
    expect((await ask(origin + search, newVisitor())).body).not.toContain('a-film-that-came');
  const { code, output } = await runProcess({
    args: ['--import', 'tsx/esm', 'tools/catalogue/src/import/import-cli.ts', file],
    cwd: rootDir,
    env: { ...process.env, MONGODB_URI: nodes.databaseUri, SINIMA_DATA_DIR: workDir },
  });
  if (code !== 0) throw new Error(output);
  const took = await Promise.all(
    everywhere.map((origin) => until(origin + search, (body) => body.includes('a-film-that-came'))),
  );
  say(`imported: shells ${took[0]} and ${took[1]} ms, nginx ${took[2]} ms, Varnish ${took[3]} ms`);
  expect(Math.max(...took)).toBeLessThan(10_000);
});

it('one node, two nodes, and the caches before them bear so many requests a second', async () => {
  const page = pages.at(-1)!;
  const { shells, balancer, nginx, varnish } = nodes;
  // A visitor with a session bypasses every cache.
  const anew = { cookie: 'sinima_session=none' };
  const figures = [
    ['cached, one shell', shells[0], {}],
    ['cached, two shells behind nginx without a cache', balancer, {}],
    ['cached by nginx', nginx, {}],
    ['cached by Varnish', varnish, {}],
    ['made anew, one shell', shells[0], anew],
    ['made anew, two shells behind nginx that keeps nothing', balancer, anew],
  ] as const;
  for (const [name, { origin }, headers] of figures) {
    await ask(origin + page, newVisitor());
    const perSecond = await requestsPerSecond(origin + page, 5, { 'accept-encoding': 'br', ...headers });
    say(`${name}: ${Math.round(perSecond)} requests a second`);
    expect(perSecond).toBeGreaterThan(0);
  }
  for (const { name, pid } of [...shells, ...nodes.bffs]) {
    const all = (await memoryOfFamily(pid)).map(
      ({ command, megabytes }) => `${path.basename(command.split(' ').at(-1)!)} ${Math.round(megabytes)}`,
    );
    say(`${name}, in MB: ${all.join(', ')}`);
  }
});

it('nginx serves the pages that it has while no shell server is there', async () => {
  const urls = pages.map((page) => nodes.nginx.origin + page);
  for (const url of urls) await ask(url, newVisitor());
  await Promise.all(nodes.shells.map((shell) => nodes.kill(shell)));
  const answers = await Promise.all(urls.map((url) => ask(url, newVisitor())));
  expect(answers.map(({ status }) => status)).toEqual(urls.map(() => 200));
  say(`no shell server: ${[...new Set(answers.map(({ cacheStatus }) => cacheStatus))].join(' | ')}`);
});
