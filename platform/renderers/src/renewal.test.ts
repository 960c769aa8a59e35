import { ask } from './test/ask.ts';
import { testPool, versionOf } from './test/test-pool.ts';
import { until } from './test/until.ts';

const echo = 'export default (input) => input';

it('versions that are kept have a renderer beforehand, and another one when theirs is gone', async () => {
  const { pool, events } = testPool();
  const version = versionOf(
    `export default (input) => { if (input === '/bad') throw new Error('bad'); return input }`,
  );
  pool.keep([version]);
  await until(() => pool.states().length === 1);
  expect(await ask(pool, version, '/bad')).toBe('throws');
  await until(() => events.filter((event) => event.startsWith('start')).length === 2);
  expect(await ask(pool, version, '/fine')).toBe('/fine');
});

it('a version that is kept no more ends after it was unused for a while; what is kept stays', async () => {
  const { pool, events } = testPool({ unusedMs: 500 });
  const [live, former] = [versionOf(echo), versionOf(echo)];
  pool.keep([former]);
  await ask(pool, former);
  pool.keep([live]);
  expect(await ask(pool, former, '/rollback')).toBe('/rollback');
  await until(() => pool.states().every(({ version }) => version === live.version));
  expect(pool.states()).toHaveLength(1);
  expect(events).toContain(`renew ${former.version}: unused`);
});

it('a renderer that leaks is replaced before it grows too large, without a failure', async () => {
  const { pool, events } = testPool({ renewMb: 120, memoryMb: 400 });
  const version = versionOf(
    `const all = []; export default async (input, { read }) => { all.push(Buffer.alloc(8e6, 1)); await new Promise((resolve) => setTimeout(resolve, 20)); return input }`,
  );
  pool.keep([version]);
  for (let job = 0; !events.includes(`renew ${version.version}: memory`); job += 1) {
    expect(await ask(pool, version, `/${job}`)).toBe(`/${job}`);
  }
  await until(() => pool.states().length === 1);
  expect(await ask(pool, version, '/after')).toBe('/after');
  expect(events.filter((event) => !/^(start|renew)/.test(event))).toEqual([]);
});

it('a renderer that is large from the beginning is not replaced for it', async () => {
  const { pool, events } = testPool({ renewMb: 60, memoryMb: 600 });
  const version = versionOf(`const all = Buffer.alloc(1e8, 1); export default (input) => input + all.length`);
  pool.keep([version]);
  expect(await ask(pool, version)).toBe('/100000000');
  await until(() => pool.states().some(({ memory }) => memory > 1e8));
  expect(await ask(pool, version)).toBe('/100000000');
  expect(events).toEqual([`start ${version.version}`]);
});

it('a renderer is replaced when it is old; the one before goes when the new one is ready', async () => {
  const { pool, events } = testPool({ ageMs: 1_000 });
  const version = versionOf(echo);
  pool.keep([version]);
  await ask(pool, version);
  const before = pool.states().map(({ pid }) => pid);
  await until(() => events.includes(`renew ${version.version}: age`));
  while (pool.states().some(({ pid }) => before.includes(pid))) {
    expect(await ask(pool, version, '/meanwhile')).toBe('/meanwhile');
  }
  expect(await ask(pool, version, '/after')).toBe('/after');
});

it('many versions that are kept one after the other do not pile up', async () => {
  const { pool } = testPool({ renderers: 3 });
  for (let count = 0; count < 8; count += 1) {
    const version = versionOf(echo);
    pool.keep([version]);
    expect(await ask(pool, version)).toBe('/');
  }
  await until(() => pool.states().length <= 3);
});

it('no more processes are started than allowed: one of a version that nobody uses makes room', async () => {
  const { pool, events } = testPool({ renderers: 2 });
  const [first, second, third] = [versionOf(echo), versionOf(echo), versionOf(echo)];
  for (const version of [first, second, third]) expect(await ask(pool, version)).toBe('/');
  expect(events).toContain(`renew ${first.version}: room`);
  await until(() => pool.states().length === 2);
});
