import process from 'node:process';
import { ask } from './test/ask.ts';
import { at } from './test/at.ts';
import { testPool, versionOf } from './test/test-pool.ts';
import { until } from './test/until.ts';

const echo = 'export default (input) => input';
/** Reads, and so waits until the test answers. */
const reader = `export default async (input, { read }) => (await read('/' + input)).body`;
const answer = { status: 200, headers: {}, body: 'read' };

/** Reads that the test answers when it likes. */
function heldReads() {
  const held: (() => void)[] = [];
  const read = () => new Promise<typeof answer>((resolve) => held.push(() => resolve(answer)));
  return { held, read, release: () => held.splice(0).forEach((one) => one()) };
}

describe('pauses', () => {
  it('is tried again after its pause, and goes on when it works', async () => {
    const { pool, events } = testPool({ pausesMs: [300] });
    const version = versionOf(
      `export default async (input, { read }) => { if ((await read('/')).body === 'bad') throw new Error('bad'); return 'fine' }`,
    );
    let body = 'bad';
    const run = () =>
      pool.run(
        version,
        0,
        at('/x', () => Promise.resolve({ ...answer, body })),
      );
    await expect(run()).rejects.toMatchObject({ fault: 'throws' });
    body = 'good';
    await expect(run()).rejects.toMatchObject({ fault: 'paused' });
    await until(() => !pool.isPaused(version, '/x'));
    expect(await run()).toBe('fine');
    expect(await run()).toBe('fine');
    expect(events.filter((event) => event.startsWith('throws'))).toHaveLength(1);
  });

  it('is one place; the version goes on at others, in a new renderer', async () => {
    const { pool } = testPool({ pausesMs: [60_000] });
    const version = versionOf(`export default (input) => { if (input === '/loop') for (;;); return input }`);
    expect(await ask(pool, version, '/loop')).toBe('hangs');
    expect(await ask(pool, version, '/fine')).toBe('/fine');
    expect(pool.isPaused(version, '/loop')).toBe(true);
  });

  it('is the whole version after three places that hang, and the previous version is untouched', async () => {
    const { pool } = testPool({ pausesMs: [60_000] });
    const version = versionOf(`export default (input) => { if (input !== '/fine') for (;;); return input }`);
    const previous = versionOf(echo);
    for (const place of ['/a', '/b', '/c']) expect(await ask(pool, version, place)).toBe('hangs');
    expect(await ask(pool, version, '/fine')).toBe('paused');
    expect(await ask(pool, previous, '/fine')).toBe('/fine');
  });

  it('is tried at once when somebody forgives it', async () => {
    const { pool } = testPool({ pausesMs: [60_000] });
    const version = versionOf(`throw new Error('no start')`);
    expect(await ask(pool, version)).toBe('import');
    pool.forgive('mfe-people');
    expect(await ask(pool, version)).toBe('paused');
    pool.forgive('mfe-title');
    expect(await ask(pool, version)).toBe('import');
    pool.forgive();
    expect(pool.isPaused(version)).toBe(false);
  });

  it('is where work threw, as the owner of the pool judges it; its output is kept and its renderer replaced', async () => {
    const { pool, events } = testPool({ pausesMs: [60_000] }, (output) =>
      output === 'half' ? 'Error: a widget' : undefined,
    );
    const version = versionOf(
      `let count = 0; export default (input) => (count++ === 0 && input === '/x' ? 'half' : count)`,
    );
    pool.keep([version]);
    expect(await ask(pool, version, '/x')).toBe('half');
    expect(pool.isPaused(version, '/x')).toBe(true);
    expect(pool.isPaused(version, '/y')).toBe(false);
    expect(events).toContain(`throws ${version.version}: Error: a widget (/x)`);
    await until(() => events.filter((event) => event.startsWith('start')).length === 2);
    await until(() => pool.states().length === 1);
    expect(await ask(pool, version, '/y')).toBe(1);
  });
});

it('several jobs that a hanging renderer takes along fail together; then each is tried alone, and one is to blame', async () => {
  const { pool } = testPool({ pausesMs: [300, 60_000], perVersion: 1 });
  const version = versionOf(
    `export default async (input, { read }) => { await read('/'); if (input === '/loop') for (;;); return input }`,
  );
  const { held, read, release } = heldReads();
  const run = (place: string) => pool.run(version, place, at(place, read)).catch((error: unknown) => error);
  const places = ['/a', '/loop', '/b'];
  const first = places.map(run);
  await until(() => held.length === 3);
  release();
  const [, ...outcomes] = await Promise.all(first);
  expect(outcomes).toEqual([
    expect.objectContaining({ fault: 'hangs' }),
    expect.objectContaining({ fault: 'hangs' }),
  ]);
  await until(() => places.every((place) => !pool.isPaused(version, place)));
  const again = places.map(run);
  const timer = setInterval(release, 10);
  expect(await Promise.all(again)).toEqual(['/a', expect.objectContaining({ fault: 'hangs' }), '/b']);
  clearInterval(timer);
  expect(places.map((place) => pool.isPaused(version, place))).toEqual([false, true, false]);
});

it('jobs of one version run at the same time, in a second renderer when the first has two', async () => {
  const { pool } = testPool({ perVersion: 2 });
  const version = versionOf(reader);
  const { held, read, release } = heldReads();
  const jobs = ['a', 'b', 'c', 'd'].map((input) => pool.run(version, input, at(`/${input}`, read)));
  await until(() => held.length === 4 && pool.states().length === 2);
  expect(pool.states().reduce((sum, { busy }) => sum + busy, 0)).toBe(4);
  release();
  expect(await Promise.all(jobs)).toEqual(['read', 'read', 'read', 'read']);
});

it('a renderer whose event loop does not answer gets no further job: another one of its version does it', async () => {
  const { pool } = testPool({ loopMs: 4_000, perVersion: 1, pausesMs: [60_000] });
  const version = versionOf(`export default (input) => { if (input === '/loop') for (;;); return input }`);
  expect(await ask(pool, version, '/first')).toBe('/first');
  let isLooping = true;
  const loop = ask(pool, version, '/loop').finally(() => (isLooping = false));
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect(await ask(pool, version, '/second')).toBe('/second');
  expect(isLooping).toBe(true);
  expect(await loop).toBe('hangs');
});

it('more work than may wait is refused, and what waits too long', async () => {
  const { pool } = testPool({ perVersion: 1, jobs: 1, waiting: 2, waitMs: 1_000 });
  const version = versionOf(reader);
  const { held, read, release } = heldReads();
  expect(
    await pool.run(
      version,
      'warm',
      at('/', () => Promise.resolve(answer)),
    ),
  ).toBe('read');
  const run = (place: string) => pool.run(version, 'a', at(place, read)).catch((error: unknown) => error);
  const jobs = ['/1', '/2', '/3'].map(run);
  expect(pool.waiting()).toBe(2);
  expect(await run('/4')).toMatchObject({ fault: 'busy' });
  expect(await Promise.all(jobs.slice(1))).toEqual([
    expect.objectContaining({ fault: 'busy' }),
    expect.objectContaining({ fault: 'busy' }),
  ]);
  await until(() => held.length === 1);
  release();
  expect(await jobs[0]).toBe('read');
  expect(['/1', '/2', '/3', '/4'].some((place) => pool.isPaused(version, place))).toBe(false);
});

it('time that a job waits for its reads is not its own', async () => {
  const { pool } = testPool({ lateMs: 200, jobMs: 400 });
  const version = versionOf(reader);
  const slow = async () => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    return answer;
  };
  expect(await pool.run(version, 'a', at('/', slow))).toBe('read');
});

it('the jobs of a renderer that somebody kills are done in another one, and nobody is blamed', async () => {
  const { pool, events } = testPool();
  const version = versionOf(reader);
  const { held, read, release } = heldReads();
  const jobs = ['a', 'b'].map((input) => pool.run(version, input, at(`/${input}`, read)));
  await until(() => held.length === 2);
  held.splice(0);
  const [{ pid } = { pid: 0 }] = pool.states();
  process.kill(pid, 'SIGKILL');
  await until(() => held.length === 2);
  release();
  expect(await Promise.all(jobs)).toEqual(['read', 'read']);
  expect(events).toContain(`renew ${version.version}: SIGKILL`);
  expect(pool.isPaused(version, '/a')).toBe(false);
});

it('a renderer leaves the signals of a process group to its front', async () => {
  const { pool } = testPool();
  const version = versionOf(echo);
  await ask(pool, version);
  const [{ pid } = { pid: 0 }] = pool.states();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.kill(pid, signal);
  expect(await ask(pool, version, '/after')).toBe('/after');
  expect(pool.states()).toEqual([expect.objectContaining({ pid })]);
});
