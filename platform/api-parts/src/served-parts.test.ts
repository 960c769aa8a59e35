import type { ReleaseSource } from '@sinima/releases/layered-follower';
import type { PartPool } from './part-pool.ts';
import { ServedParts, type ServedPartsOptions } from './served-parts.ts';

const CALL = { method: 'DELETE', url: '/api/me/records', headers: {} };

let begin: () => void;
let parts: ServedParts;

beforeEach(() => {
  jest.useFakeTimers();
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const follower = {
    generation: () => ({ apps: {} }),
    onChange: () => () => undefined,
  } as unknown as ReleaseSource;
  const pool = {
    start: () => begun,
    keep: () => undefined,
    close: () => Promise.resolve(),
  } as unknown as PartPool;
  const host = { onLive: () => undefined } as unknown as ServedPartsOptions['host'];
  parts = new ServedParts({ follower, pool, host, core: () => () => Promise.reject(new Error('not asked')) });
});

afterEach(() => jest.useRealTimers());

it('a call waits for the parts of a server that has just begun', async () => {
  const answer = parts.answer(CALL, null).catch((error: unknown) => error);
  const answered = jest.fn();
  void answer.then(answered);
  await jest.advanceTimersByTimeAsync(9_000);
  expect(answered).not.toHaveBeenCalled();
  begin();
  // None has the address.
  expect(await answer).toMatchObject({ status: 404 });
});

it('a call that waits for too long is told to come again: nobody takes a part that starts for one that is not there', async () => {
  const answer = parts.answer(CALL, null).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await answer).toMatchObject({ status: 503 });
});
