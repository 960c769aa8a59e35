import { ApiError } from '@sinima/runtime';
import { configureApi } from '@sinima/runtime/host';
import { many } from '@sinima/testing/answers';
import { sampleTitle } from '@sinima/testing/samples';
import type { ImportRow } from '../formats/import-list.ts';
import { lookUpRows } from './look-up.ts';

const rows: ImportRow[] = many(9, (index) => ({
  name: `Film ${index}`,
  year: 2018,
  kind: null,
  savedAt: null,
}));

const resultsFor = (path: string): Response => {
  const name = new URL(path, 'http://site').searchParams.get('q')!;
  return Response.json({
    titles: { total: 1, items: [sampleTitle({ id: name, displayTitle: name })] },
    people: { total: 0, items: [] },
  });
};

function look(signal = new AbortController().signal, pause = () => Promise.resolve()) {
  const progress: number[] = [];
  const looking = lookUpRows(rows, { signal, onProgress: (done) => progress.push(done), pause });
  return { looking, progress };
}

it('lines are looked up four at a time, with verdicts in their order', async () => {
  let running = 0;
  let most = 0;
  configureApi(async (path) => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    return resultsFor(path);
  });
  const { looking, progress } = look();
  const found = await looking;
  expect(found.map(({ verdict }) => verdict.kind === 'found' && verdict.record.name)).toEqual(
    rows.map(({ name }) => name),
  );
  expect(progress).toEqual(many(9, (index) => index + 1));
  expect(most).toBe(4);
});

it('look-up pauses where the API asks for that, and goes on', async () => {
  let calls = 0;
  configureApi((path) => {
    calls += 1;
    return Promise.resolve(calls === 3 ? new Response('slower', { status: 429 }) : resultsFor(path));
  });
  const pause = jest.fn(() => Promise.resolve());
  expect(await look(undefined, pause).looking).toHaveLength(9);
  expect(pause).toHaveBeenCalledTimes(1);
});

it('look-up that fails says so, and asks no more', async () => {
  let calls = 0;
  configureApi(() => {
    calls += 1;
    return Promise.resolve(new Response('down', { status: 503 }));
  });
  await expect(look().looking).rejects.toThrow(ApiError);
  expect(calls).toBeLessThanOrEqual(4);
});

it('look-up that is cancelled asks no more', async () => {
  const cancel = new AbortController();
  let calls = 0;
  configureApi((path) => {
    calls += 1;
    if (calls === 4) cancel.abort();
    return Promise.resolve(resultsFor(path));
  });
  await expect(look(cancel.signal).looking).rejects.toThrow(/abort/i);
  expect(calls).toBe(4);
});
