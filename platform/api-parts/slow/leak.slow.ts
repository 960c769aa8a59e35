/** A part that keeps what it should forget, for a gigabyte in all. */
import { call, startable, testPool } from '../src/test/test-parts.ts';

const CALLS = 10_000;

it('a part that leaks 1 GB is replaced each time before it is too large, and answers every call', async () => {
  const { pool, events } = await testPool();
  const part = startable({
    first: 'const kept = [];',
    calls: { '': 'kept.push(Buffer.alloc(100_000, 1)); return kept.length;' },
  });
  const statuses = new Set<number>();
  for (let count = 0; count < CALLS; count += 1) {
    statuses.add((await pool.answer(part, call())).status);
  }
  expect([...statuses]).toEqual([200]);
  expect(events.filter((event) => event.startsWith('start')).length).toBeGreaterThan(2);
  expect(events.filter((event) => event.startsWith('memory'))).toEqual([]);
}, 300_000);
