/** A version of a part that fails: what visitors get in its place, and that nobody else notices. */
import { setTimeout } from 'node:timers/promises';
import { partStore, type PartStore } from '@sinima/api-parts/part-store';
import { runApi, type RunningApi } from './running-api.js';
import { smallCatalogue } from './small-catalogue.js';
import { TEST_SETTINGS } from './test-settings.js';

const GOOD = { calls: { answer: "return 'good';" }, posts: { answer: "return 'good';" } };
const FAULTS = {
  loop: 'for (;;) {}',
  hang: 'await new Promise(() => undefined);',
  huge: "return 'x'.repeat(200_000_000);",
};

let parts: PartStore;
let api: RunningApi;

beforeAll(async () => {
  parts = await partStore();
  await parts.deploy('1.0.0-good', GOOD);
  await parts.deploy('1.0.0-films', { app: 'mfe-films', prefix: 'films', calls: { '': "return 'films';" } });
  const settings = { ...TEST_SETTINGS, cacheMegabytes: 0 };
  api = await runApi(smallCatalogue, settings, { follower: parts.follower });
  await untilReady('mfe-songs');
  await untilReady('mfe-films');
}, 120_000);

afterAll(async () => {
  await api.stop();
  await parts.close();
});

const get = (path: string, init?: RequestInit): Promise<Response> => fetch(`${api.origin}${path}`, init);

async function untilReady(part: string): Promise<void> {
  for (;;) {
    const { parts: states } = (await (await get('/health/ready')).json()) as {
      parts: Record<string, { state: string }>;
    };
    if (states[part]?.state === 'ready') return;
    await setTimeout(50);
  }
}

/** Ask the core and another part twenty times a second until it is told to stop; returns the statuses that were not 200. */
function onlookers(): { stop: () => Promise<number[]> } {
  const over = new AbortController();
  const wrong: number[] = [];
  const asking = (async () => {
    while (!over.signal.aborted) {
      const answers = await Promise.all(['/api/genres', '/api/films'].map((path) => get(path)));
      wrong.push(...answers.map(({ status }) => status).filter((status) => status !== 200));
      await setTimeout(50);
    }
  })();
  return {
    stop: async () => {
      over.abort();
      await asking;
      return wrong;
    },
  };
}

describe.each(['live', 'canary'] as const)('a %s version', (stage) => {
  it.each(Object.entries(FAULTS))(
    'that does %s gives way to the one before it',
    async (name, body) => {
      const version = `1.0.0-${stage}-${name}`;
      const bad = { calls: { answer: body }, posts: { answer: body } };
      if (stage === 'live') await parts.deploy(version, bad);
      else {
        await parts.publish(version, bad);
        await parts.store.canary([{ app: 'mfe-songs', version }], {
          percent: 10,
          automatic: false,
          who: 'Ada',
        });
        await parts.follower.refresh();
      }
      await untilReady(stage === 'live' ? 'mfe-songs' : 'mfe-songs canary');
      const others = onlookers();
      const address = `/api/songs/answer?release=${version}`;
      const written = await get(address, { method: 'POST' });
      const read = await get(address);
      expect([written.status, written.headers.get('retry-after')]).toEqual([503, '5']);
      expect([read.status, await read.text()]).toEqual([200, 'good']);
      expect(read.headers.get('sinima-part')).not.toBe(`mfe-songs@${version}`);
      expect(await others.stop()).toEqual([]);
      await parts.store[stage === 'live' ? 'rollback' : 'abort']('mfe-songs', { who: 'Ada' });
      await parts.store.resume('mfe-songs', { who: 'Ada' });
      await parts.follower.refresh();
    },
    90_000,
  );
});
