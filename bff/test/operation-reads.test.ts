import { CALLER_HEADER, OPERATION_READS_PATH, type OperationReads } from '@sinima/contracts/operation-reads';
import { runApi, type RunningApi } from './running-api.js';
import { smallCatalogue } from './small-catalogue.js';

let api: RunningApi;

beforeAll(async () => {
  api = await runApi(smallCatalogue);
});

afterAll(() => api.stop());

const call = async (path: string, caller?: string): Promise<number> => {
  const headers = caller === undefined ? undefined : { [CALLER_HEADER]: caller };
  const response = await fetch(api.origin + path, { headers });
  await response.arrayBuffer();
  return response.status;
};

async function reads(): Promise<Map<string, number>> {
  const response = await fetch(api.origin + OPERATION_READS_PATH);
  const all = (await response.json()) as OperationReads[];
  return new Map(all.map(({ operation, caller, calls }) => [`${operation} ${caller}`, calls]));
}

it('calls are counted by operation and calling release, those from the cache too, and counts add up', async () => {
  for (const _time of [1, 2, 3]) await call('/api/titles?genre=drama', 'mfe-catalogue@1.0.0-aaaaaaaaaaaa');
  await call('/api/titles?genre=drama');
  await call('/api/genres', 'mfe-title@1.0.0-bbbbbbbbbbbb');
  const first = await reads();
  expect(first.get('GET /api/titles mfe-catalogue@1.0.0-aaaaaaaaaaaa')).toBe(3);
  expect(first.get('GET /api/titles outside')).toBe(1);
  expect(first.get('GET /api/genres mfe-title@1.0.0-bbbbbbbbbbbb')).toBe(1);

  await call('/api/genres', 'mfe-title@1.0.0-bbbbbbbbbbbb');
  expect((await reads()).get('GET /api/genres mfe-title@1.0.0-bbbbbbbbbbbb')).toBe(2);
});

it('a call of one record counts for its operation, and one that is refused for none', async () => {
  expect(await call('/api/titles/slug/filler-01', 'mfe-title@1.0.0-bbbbbbbbbbbb')).toBe(200);
  expect(await call('/api/titles/slug/no-such-title', 'mfe-title@1.0.0-bbbbbbbbbbbb')).toBe(404);
  expect((await reads()).get('GET /api/titles/slug/{slug} mfe-title@1.0.0-bbbbbbbbbbbb')).toBe(1);
});

it('a caller that is no release is outside, however many there are', async () => {
  await call('/api/stats', '{"$gt": ""}');
  for (let index = 0; index < 150; index += 1) {
    await call('/api/stats', `mfe-flood@1.0.0-${String(index).padStart(12, '0')}`);
  }
  const ofStats = [...(await reads())].filter(([key]) => key.startsWith('GET /api/stats '));
  expect(ofStats.length).toBeLessThanOrEqual(100);
  expect(ofStats.reduce((sum, [, calls]) => sum + calls, 0)).toBe(151);
});
