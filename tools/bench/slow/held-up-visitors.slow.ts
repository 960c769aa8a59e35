import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Service } from '@sinima/site/service';
import { sampleCatalogue } from '../src/bff/catalogue-sample.ts';
import { runBff } from '../src/bff/running-bff.ts';
import { latencies } from '../src/measure/latency.ts';
import { percentile } from '../src/measure/percentiles.ts';
import { prepareApart } from '../src/site/prepare-apart.ts';
import { runShell } from '../src/site/running-shell.ts';
import { siteProcesses } from '../src/site/site-processes.ts';

/** The size of the front's page cache, in megabytes. */
const CACHE_MEGABYTES = 16;

/** How much more than that, and than it took before, the front may take. */
const TOLERANCE = 1.2;

const say = (text: string): void => void process.stdout.write(`  ${text}\n`);

let workDir: string;
let bff: Service;
let shell: Service;
let pages: string[];
let megabytesBefore: number;

const frontMegabytes = async (): Promise<number> => (await siteProcesses(shell.pid)).front.megabytes;

beforeAll(async () => {
  workDir = await mkdtemp(path.join(tmpdir(), 'sinima-slow-'));
  await prepareApart();
  bff = await runBff(
    { dataDir: path.join(workDir, 'data'), logDir: workDir },
    { cacheMegabytes: 64, logEvery: 1_000 },
  );
  shell = await runShell({
    name: 'held-up',
    bffOrigin: bff.origin,
    logDir: workDir,
    settings: { PAGE_CACHE_MEGABYTES: String(CACHE_MEGABYTES), LOG_EVERY: '1000' },
  });
  const { titles } = await sampleCatalogue(bff.origin);
  pages = ['/', '/movies', ...titles.slice(0, 20).map(({ slug }) => `/title/${slug}`)];
  const asked = Array.from({ length: 2_000 }, (_, index) => shell.origin + pages[index % pages.length]!);
  // Also on the way that addresses take which nobody asked for before: V8 gives it memory that it does not take back at once.
  await latencies([...asked, ...queries(50_000, 10_000)], { connections: 10 });
  megabytesBefore = await frontMegabytes();
});

afterAll(async () => {
  await shell.stop();
  await bff.stop();
  await rm(workDir, { recursive: true, force: true });
});

/** Addresses of one page, each with a parameter that it does not know. */
const queries = (from: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${shell.origin}/movies?utm_${from + index}=1`);

/** Visitors who ask for pages until told to stop; each has to be answered with 200. */
function visitors(): { stop: () => Promise<number[]> } {
  const stopping = new AbortController();
  const asking = (async () => {
    const ms: number[] = [];
    while (!stopping.signal.aborted) {
      const urls = pages.map((page) => shell.origin + page);
      ms.push(...(await latencies(urls, { connections: 4 })).map((one) => one.ms));
    }
    return ms;
  })();
  return {
    stop() {
      stopping.abort();
      return asking;
    },
  };
}

async function mustBeBounded(what: string, ms: readonly number[]): Promise<void> {
  const after = await frontMegabytes();
  const most = TOLERANCE * (megabytesBefore + CACHE_MEGABYTES);
  say(
    `${what}: front ${megabytesBefore.toFixed(0)} → ${after.toFixed(0)} MB (at most ${most.toFixed(0)}); ` +
      `${ms.length} pages of visitors, p99 ${percentile(ms, 0.99).toFixed(0)} ms`,
  );
  expect(after).toBeLessThanOrEqual(most);
}

/** Open a connection that may end however it likes. */
const open = (): Socket =>
  connect(shell.port, '127.0.0.1')
    .on('error', () => undefined)
    .resume();

const closed = (socket: Socket): Promise<unknown> => new Promise((resolve) => socket.once('close', resolve));

it('500 connections that send a byte now and then are ended in time, and visitors are served meanwhile', async () => {
  const ours = visitors();
  const connections = Array.from({ length: 500 }, () => {
    const socket = open();
    socket.write('GET / HTTP/1.1\r\nHost: sinima\r\nX-Slow: ');
    return { socket, ended: closed(socket) };
  });
  const dripping = setInterval(() => {
    for (const { socket } of connections) if (socket.writable) socket.write('x');
  }, 500);
  const allEnded = Promise.all(connections.map(({ ended }) => ended)).then(() => 'ended in time');
  const outcome = await Promise.race([allEnded, wait(30_000, 'are open')]);
  clearInterval(dripping);
  await mustBeBounded('500 slow connections', await ours.stop());
  expect(outcome).toBe('ended in time');
});

it('addresses and headers of 10 MB are refused, and visitors are served meanwhile', async () => {
  const ours = visitors();
  const long = 'x'.repeat(10 * 1024 * 1024);
  for (let count = 0; count < 100; count += 1) {
    for (const request of [`GET /${long} HTTP/1.1\r\n`, `GET / HTTP/1.1\r\nX-Long: ${long}\r\n`]) {
      await closed(open().end(`${request}\r\n`));
    }
  }
  await mustBeBounded('200 requests of 10 MB', await ours.stop());
});

it('50,000 distinct unknown queries make no new pages, and the front stays within its memory', async () => {
  const ours = visitors();
  const startedAt = performance.now();
  await latencies(queries(0, 50_000), { connections: 10 });
  const seconds = (performance.now() - startedAt) / 1_000;
  await mustBeBounded(`50,000 queries in ${seconds.toFixed(0)} s`, await ours.stop());
});
