import { at } from './test/at.ts';
import { testPool, versionOf } from './test/test-pool.ts';
import { until } from './test/until.ts';

it('a version does its work in a process of its own, with what the host gives it and what it reads', async () => {
  const { pool, events } = testPool();
  const version = versionOf(
    `export default async (input, { read }) => [input, given, (await read('/api/titles')).body]`,
  );
  const read = jest.fn(() => Promise.resolve({ status: 200, headers: {}, body: 'all' }));
  expect(await pool.run(version, 'some', at('/titles', read))).toEqual(['some', 'by the host', 'all']);
  expect(read).toHaveBeenCalledWith('/api/titles', undefined);
  expect(events).toEqual([`start ${version.version}`]);
  expect(pool.states()).toEqual([
    expect.objectContaining({ app: 'mfe-title', version: version.version, busy: 0 }),
  ]);
});

it('a renderer tells how much memory it takes, and what of it is heap', async () => {
  const { pool } = testPool();
  await pool.run({ app: 'shell', version: '1' }, 'frame', at('/'));
  await until(() => pool.states().every(({ heap }) => heap > 0));
  const [{ heap, memory } = { heap: 0, memory: 0 }] = pool.states();
  expect(heap).toBeGreaterThan(1_000_000);
  expect(heap).toBeLessThan(memory);
});

it('the host renders without a bundle', async () => {
  const { pool } = testPool();
  expect(await pool.run({ app: 'shell', version: '1' }, 'frame', at('/'))).toEqual({ host: 'frame' });
});

it('a read that fails rejects in the renderer with what the pool was told', async () => {
  const { pool } = testPool();
  const version = versionOf(
    `export default (input, { read }) => read('/api').catch((error) => error.message)`,
  );
  const read = () => Promise.reject(new Error('The API is away.'));
  expect(await pool.run(version, 0, at('/', read))).toBe('The API is away.');
});
