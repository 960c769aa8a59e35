/** Processes of `npm start` killed under load, one after the other: what was seen is served on, the rest is back soon. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Load, faredBy } from './faults/load.ts';
import { triedPages } from './faults/tried-pages.ts';
import { descendants, stillRunning } from './site/process-tree.ts';
import { startSite, type SiteProcess } from './site/site-process.ts';
import { expect, test } from './site/site-test.ts';
import { ownStore } from './site/test-folders.ts';

/** How soon pages that nobody has seen are made again, in ms. */
const RECOVERY_MS = 5_000;

/** How often each is killed. */
const KILLS = 3;

/** The supervisor's first pause, in ms; what ends again within a minute waits twice as long each time, on purpose. */
const FIRST_PAUSE_MS = 250;

/** Pause between the requests of the steady load, and between those for a page that nobody has seen, in ms. */
const LOAD_MS = 25;

/** What is killed, by its command. */
const victims = [
  { name: 'renderer', command: /\/renderer\.[\w-]{43}\.mjs/ },
  { name: 'BFF', command: /bff\/dist\/main\.js/ },
  { name: 'database', command: /embedded-mongo|engine/ },
];

test.describe('processes that are killed under load', { tag: '@faults' }, () => {
  test.describe.configure({ mode: 'default', timeout: 10 * 60_000 });

  let site: SiteProcess;
  let origin: string;
  let unseen = 0;

  /** How long it takes from `began` until a page that nobody has seen is made, in ms. */
  async function recovery(began: number): Promise<number> {
    for (;;) {
      const answer = await fetch(`${origin}/search?q=unseen${(unseen += 1)}`).catch(() => undefined);
      await answer?.text();
      const ms = Math.round(performance.now() - began);
      if (answer?.status === 200) return ms;
      if (ms > 4 * RECOVERY_MS) throw new Error(`No page is made ${ms} ms later.`);
      await sleep(LOAD_MS);
    }
  }

  const statusOf = async (address: string): Promise<number> => (await fetch(origin + address)).status;

  test.beforeAll(async () => {
    test.setTimeout(300_000);
    site = await startSite({ env: { RELEASES_DIR: await ownStore() } });
    origin = await site.address;
  });

  test.afterAll(() => site.stop());

  for (const { name, command } of victims) {
    test(`a ${name} that is killed fails no page that was seen, and all is well within 5 s`, async () => {
      for (const { address } of triedPages) expect((await fetch(origin + address)).status).toBe(200);
      const load = await Load.start({ origin, everyMs: LOAD_MS, asked: triedPages });
      try {
        for (let kill = 1; kill <= KILLS; kill += 1) {
          const running = () =>
            descendants(site.pid)
              .filter((each) => command.test(each.command))
              .map(({ pid }) => pid);
          // The one before may have taken it along.
          await expect.poll(running, { timeout: RECOVERY_MS }).not.toHaveLength(0);
          const pids = running();
          const began = performance.now();
          for (const pid of pids) process.kill(pid, 'SIGKILL');
          // Until then it may still answer.
          await expect.poll(() => stillRunning(pids), { intervals: [5] }).toEqual([]);
          const ms = await recovery(began);
          const fared = faredBy(await load.take());
          console.log(
            `${name} killed: back after ${ms} ms, ${fared.requests} requests, ${fared.failed} failed, p99 ${fared.p99} ms`,
          );
          expect(fared.failed).toBe(0);
          const longerPause = FIRST_PAUSE_MS * 2 ** (kill - 1) - FIRST_PAUSE_MS;
          expect(ms - longerPause).toBeLessThanOrEqual(RECOVERY_MS);
          // A part of the API starts after the core, and is well again before the next process is killed.
          await expect.poll(() => statusOf('/api/festivals'), { timeout: RECOVERY_MS }).toBe(200);
        }
      } finally {
        await load.stop();
      }
    });
  }
});
