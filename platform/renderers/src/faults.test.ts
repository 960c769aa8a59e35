import type { RendererFault } from './shapes/renderer-error.ts';
import { ask } from './test/ask.ts';
import { testPool, versionOf } from './test/test-pool.ts';
import { until } from './test/until.ts';

const work = (body: string): string => `export default async (input) => { ${body} }`;

const faults: readonly (readonly [string, string, RendererFault])[] = [
  ['throws when it is imported', `throw new Error('no start')`, 'import'],
  ['cannot be parsed', 'export default {', 'import'],
  ['imports a module of Node', `import fs from 'node:fs'; export default () => fs`, 'import'],
  ['never finishes its import', 'await new Promise(() => {}); export default () => 1', 'import'],
  ['loops when it is imported', 'for (;;);', 'hangs'],
  ['throws in its work', work(`throw new Error('no page')`), 'throws'],
  ['throws what cannot be shown', work('throw { get stack() { throw 1 }, toString: null }'), 'throws'],
  ['loops', work('for (;;);'), 'hangs'],
  ['loops through microtasks', work('for (;;) await null;'), 'hangs'],
  ['loops in a timer', work('setTimeout(() => { for (;;); }, 5); await new Promise(() => {})'), 'hangs'],
  [
    'sleeps and blocks its thread',
    work('Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)'),
    'hangs',
  ],
  ['catches fire in a regular expression', work(`/^(a+)+$/.test('a'.repeat(60) + 'b')`), 'hangs'],
  ['never resolves', work('await new Promise(() => {})'), 'late'],
  [
    'takes all of its heap',
    work('const all = []; for (;;) all.push(new Array(1000).fill(input + all.length))'),
    'memory',
  ],
  [
    'fills 1 GB of buffers',
    work(
      'const all = []; for (let i = 0; i < 16; i++) { all.push(Buffer.alloc(64e6, 1)); await new Promise(setImmediate) } return all.length',
    ),
    'memory',
  ],
  ['calls itself without end', work('const again = () => again() + 1; return again()'), 'throws'],
  ['gets at process.exit', work('escaped.process.exit(3)'), 'exits'],
  ['gets at process.abort', work('escaped.process.abort()'), 'exits'],
  ['gets at process.kill, twice', work(`escaped.process.kill(escaped.process.pid, 'SIGKILL')`), 'exits'],
  [
    'gets at its channel and closes it',
    work('escaped.process.disconnect(); await new Promise(() => {})'),
    'exits',
  ],
  [
    'gets at its channel and sends nonsense',
    work(`escaped.process.send({ type: 'nonsense' }); await new Promise(() => {})`),
    'garbage',
  ],
  [
    'gets at its channel and sends a broken answer',
    work(
      `escaped.process.send({ type: 'done', job: 1, output: Buffer.from('no') }); await new Promise(() => {})`,
    ),
    'garbage',
  ],
  ['returns what cannot be cloned', work('return () => 1'), 'garbage'],
  ['returns more than an answer may have', work(`return 'a'.repeat(9e6)`), 'garbage'],
];

describe('a version fails alone and pauses when it', () => {
  test.each(faults)('%s', async (_name, bundle, fault) => {
    const { pool, events } = testPool({ heapMb: 32, pausesMs: [60_000] });
    const good = versionOf('export default (input) => input', 'mfe-people');
    expect(await ask(pool, good, 'before')).toBe('before');
    const [{ pid } = { pid: 0 }] = pool.states();
    const bad = versionOf(bundle);
    const [failed, fine] = await Promise.all([ask(pool, bad), ask(pool, good, 'meanwhile')]);
    expect([failed, fine]).toEqual([fault, 'meanwhile']);
    expect(pool.isPaused(bad, '/')).toBe(true);
    expect(await ask(pool, bad)).toBe('paused');
    expect(pool.isPaused(good, '/')).toBe(false);
    expect(await ask(pool, good, 'after')).toBe('after');
    expect(pool.states()).toContainEqual(expect.objectContaining({ app: 'mfe-people', pid }));
    expect(events.filter((event) => event.startsWith(`${fault} ${bad.version}`))).toHaveLength(1);
  });
});

const strays: readonly (readonly [string, string])[] = [
  ['throws in a timer', `setTimeout(() => { throw new Error('lost') }, 1)`],
  ['rejects a promise that nobody awaits', `Promise.reject(new Error('lost'))`],
  ['throws in a microtask', `queueMicrotask(() => { throw new Error('lost') })`],
];

test.each(strays)('a version that %s pauses, and its rendered result is kept', async (_name, statement) => {
  const { pool, events } = testPool({ pausesMs: [60_000] });
  const bad = versionOf(work(`${statement}; return 'done'`));
  expect(await ask(pool, bad)).toBe('done');
  await until(() => pool.isPaused(bad, '/'));
  expect(events).toContain(`throws ${bad.version}: Error: lost`);
  await until(() => pool.states().length === 0);
});

it('a read that fails and that nobody awaits is not the version’s fault', async () => {
  const { pool, events } = testPool();
  const version = versionOf(`export default async (input, { read }) => { void read('/'); return 'done' }`);
  expect(await ask(pool, version, '/a')).toBe('done');
  expect(await ask(pool, version, '/b')).toBe('done');
  expect(pool.isPaused(version, '/a')).toBe(false);
  expect(events).toEqual([`start ${version.version}`]);
});

const breakages: readonly (readonly [string, string])[] = [
  ['deletes Array.prototype.map', 'delete Array.prototype.map'],
  [
    'deletes what the harness could use',
    'for (const proto of [Array, Map, Set, String, Function, Promise]) for (const key of Object.getOwnPropertyNames(proto.prototype)) try { delete proto.prototype[key] } catch {}',
  ],
  [
    'replaces Promise, Error, JSON and fetch',
    'for (const name of ["Promise", "Error", "JSON", "fetch", "Object", "Reflect"]) globalThis[name] = () => { throw 1 }',
  ],
  ['replaces Promise.prototype.then', 'Promise.prototype.then = () => { throw 1 }'],
  ['deletes every global', 'for (const key of Reflect.ownKeys(globalThis)) delete globalThis[key]'],
];

test.each(breakages)('a version that %s breaks itself at most', async (_name, statement) => {
  const { pool } = testPool();
  const good = versionOf('export default (input) => [input].map((one) => one)[0]', 'mfe-people');
  const bad = versionOf(work(`${statement}; return 'done'`));
  const outcome = await ask(pool, bad);
  expect(['done', 'throws', 'late', 'garbage', 'exits', 'hangs']).toContain(outcome);
  expect(await ask(pool, good, 'fine')).toBe('fine');
  expect(pool.states().some(({ app }) => app === 'mfe-people')).toBe(true);
});

it('a flood of lines past the console and of messages is cut', async () => {
  const { pool, events } = testPool();
  const loud = versionOf(
    work(`for (let i = 0; i < 2e3; i++) {
      try { escaped.fs.writeSync(2, 'x'.repeat(1000)); } catch {}
      escaped.process.send({ type: 'log', line: 'y'.repeat(5000) });
      if (i % 100 === 0) await new Promise((resolve) => setTimeout(resolve, 1));
    }
    return 'done'`),
  );
  expect(await ask(pool, loud)).toBe('done');
  const lines = events.filter((event) => event.startsWith('log'));
  expect(lines).toHaveLength(20);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(1_200);
});

it('a flood of log lines is cut', async () => {
  const { pool, events } = testPool();
  const loud = versionOf(
    work(`for (let i = 0; i < 1e5; i++) console.log('line', i, 'x'.repeat(5000)); return 'done'`),
  );
  expect(await ask(pool, loud)).toBe('done');
  const lines = events.filter((event) => event.startsWith('log'));
  expect(lines).toHaveLength(20);
  expect(lines[0]).toContain('line 0');
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(1_200);
});
