import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openFollower, type Follower } from '../src/follower/follower.ts';
import { openStore } from '../src/open-store.ts';
import { makePlace, publishAll, type StorePlace } from './places.ts';

const APP = 'mfe-title';

/** More than a bucket lists at a time. */
const KEYS = 1_205;

const say = (text: string): void => void process.stdout.write(`  ${text}\n`);

let place: StorePlace;
beforeEach(async () => {
  place = await makePlace('bucket', [APP]);
});
afterEach(() => place.close());

async function follow(messages: string[]): Promise<Follower> {
  const { objects: store, trust } = await openStore(place.environment, place.dir);
  const cacheDir = path.join(place.dir, 'copy');
  return openFollower({ store, trust, cacheDir, onError: ({ message }) => void messages.push(message) });
}

/** @returns how long it took, in ms */
async function until(condition: () => boolean): Promise<number> {
  const began = performance.now();
  while (!condition()) {
    if (performance.now() - began > 60_000) throw new Error('it did not happen within a minute');
    await wait(20);
  }
  return performance.now() - began;
}

it('a bucket that hangs takes nothing from a follower, lets another start, and is followed again once it is back', async () => {
  await publishAll(place.store, APP, ['1.0.0', '2.0.0']);
  const messages: string[] = [];
  const follower = await follow(messages);
  place.service?.pause();
  const noticed = await until(() => messages.length > 0);
  expect(messages[0]).toContain('cannot be reached');
  expect(follower.generation().apps[APP]?.version).toBe('2.0.0');

  const began = performance.now();
  const restarted = await follow([]);
  const started = performance.now() - began;
  expect(started).toBeLessThan(2_500);
  expect(restarted.release(APP, restarted.generation().apps[APP]!.version)?.version).toBe('2.0.0');

  place.service?.resume();
  await place.store.rollback(APP);
  const caughtUp = await until(() =>
    [follower, restarted].every((each) => each.generation().apps[APP]?.version === '1.0.0'),
  );
  await Promise.all([follower.close(), restarted.close()]);
  say(
    `noticed after ${(noticed / 1000).toFixed(1)} s, started in ${(started / 1000).toFixed(1)} s, ` +
      `followed again ${(caughtUp / 1000).toFixed(1)} s after a rollback`,
  );
});

it(`a bucket lists ${KEYS} keys, in order, page by page`, async () => {
  const { objects } = await openStore(place.environment, place.dir);
  const keys = Array.from({ length: KEYS }, (_, index) => `many/${String(index).padStart(5, '0')}`);
  for (let at = 0; at < KEYS; at += 20) {
    await Promise.all(keys.slice(at, at + 20).map((key) => objects.write(key, Buffer.from(key))));
  }
  expect(await objects.list('many/')).toEqual(keys);
});
