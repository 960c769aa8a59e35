/** Faults of a part's code affect its own answers only, and are distinguished. */
import { EventEmitter, once } from 'node:events';
import { RendererError } from '@sinima/renderers/renderer-error';
import type { PartText } from './test/part-text.ts';
import { call, startable, testPool, textOf } from './test/test-parts.ts';

type Pool = Awaited<ReturnType<typeof testPool>>['pool'];

/** The status of a version's answer, or its fault. */
async function outcome(pool: Pool, part: ReturnType<typeof startable>): Promise<unknown> {
  try {
    return (await pool.answer(part, call())).status;
  } catch (error) {
    return error instanceof RendererError ? error.fault : error;
  }
}

it.each<[string, PartText, readonly unknown[]]>([
  ['loops', { calls: { '': 'for (;;) {}' } }, ['hangs']],
  ['waits for ever', { calls: { '': 'await new Promise(() => undefined);' } }, ['late']],
  ['answers 200 MB', { calls: { '': "return 'x'.repeat(200_000_000);" } }, ['garbage', 'memory', 'hangs']],
  [
    'fills its memory',
    { calls: { '': 'const all = []; for (;;) all.push(new Array(100_000).fill(all));' } },
    ['memory', 'hangs'],
  ],
  ['throws at its start', { start: "throw new Error('gone');" }, ['import']],
  ['loops at its start', { start: 'for (;;) {}' }, ['hangs']],
  ['waits for ever at its start', { start: 'await new Promise(() => undefined);' }, ['import']],
  [
    'throws in a timer',
    {
      calls: { '': "setTimeout(() => { throw new Error('late'); }, 1); await new Promise(() => undefined);" },
    },
    ['late', 'throws'],
  ],
  ['imports a server', { first: "import http from 'node:http';" }, ['import']],
  ['has a route elsewhere', { prefix: 'titles', calls: { '': 'return 1;' } }, ['import']],
])(
  'a part that %s',
  async (_what, text, expected) => {
    const { pool, events } = await testPool({ loadMs: 2_000 });
    const bad = startable(text);
    const good = startable({ calls: { '': 'return 1;' } });
    const [fault, ...answers] = await Promise.all([
      outcome(pool, bad),
      outcome(pool, good),
      outcome(pool, good),
    ]);
    expect(expected).toContain(fault);
    expect(answers).toEqual([200, 200]);
    if (typeof fault === 'string') {
      expect(events.some((event) => event.startsWith(`${fault} ${bad.version}`))).toBe(true);
      expect(pool.isPaused(bad, 'GET /api/songs')).toBe(true);
    }
  },
  60_000,
);

it.each([
  ['ends its process', 'process.exit(1);', 500],
  ['opens a port', "const { createServer } = await import('node:net'); createServer().listen(0);", 500],
  ['starts a program', "process.getBuiltinModule('node:child_process');", 500],
  ['answers nothing', 'return undefined;', 200],
])('a part that %s does not succeed, and answers on', async (_what, body, status) => {
  const { pool } = await testPool();
  const part = startable({ calls: { '': body, next: "return 'here';" } });
  expect(await outcome(pool, part)).toBe(status);
  expect(textOf(await pool.answer(part, call('/next')))).toBe('here');
});

it('a flood of lines is cut', async () => {
  const { pool, events } = await testPool();
  const part = startable({
    calls: { '': 'for (let line = 0; line < 100_000; line += 1) console.log(line); return 1;' },
  });
  expect(await outcome(pool, part)).toBe(200);
  expect(events.filter((event) => event.startsWith('log')).length).toBeLessThanOrEqual(20);
});

it('a part asks the core for what it declares, during a call and after it, and for nothing else', async () => {
  const { pool } = await testPool();
  const text = {
    calls: {
      '': 'await writes.figures([]); return 1;',
      later: 'setTimeout(() => writes.figures([]), 50); return 1;',
    },
  };
  const asked = new EventEmitter();
  const core = (path: string, body?: string) => {
    asked.emit('call', path, body);
    return Promise.resolve({ status: 204, headers: {}, body: '' });
  };
  const part = startable(text, { writes: ['figures'] }, core);
  const during = once(asked, 'call');
  expect((await pool.answer(part, call())).status).toBe(200);
  expect(await during).toEqual(['figures', '[]']);
  const afterwards = once(asked, 'call');
  expect((await pool.answer(part, call('/later'))).status).toBe(200);
  expect(await afterwards).toEqual(['figures', '[]']);
  expect((await pool.answer(startable(text, {}, core), call())).status).toBe(500);
});

it('a part asks the core for a change, and reads what came of it', async () => {
  const { pool } = await testPool();
  const change = { edit: 'one' };
  const accepted = { outcome: 'accepted', sequence: 3, revision: 8 };
  const asked: unknown[] = [];
  const part = startable(
    { calls: { '': `return writes.applyChange(${JSON.stringify(change)});` } },
    { writes: ['changes'] },
    (path, body = '') => {
      asked.push([path, JSON.parse(body)]);
      return Promise.resolve({ status: 200, headers: {}, body: JSON.stringify(accepted) });
    },
  );
  expect(JSON.parse(textOf(await pool.answer(part, call())))).toEqual(accepted);
  expect(asked).toEqual([['changes', { isCheck: false, change }]]);
});
