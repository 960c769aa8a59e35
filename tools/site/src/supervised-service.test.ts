import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startService, type Service } from './service.ts';
import { superviseService, type StartService, type SupervisedService } from './supervised-service.ts';

/** Says its port and `words`, and does as `mode` says. */
const fake = `
const [port, mode] = process.argv.slice(2);
console.log('It begins', process.pid);
if (mode === 'broken') { console.error('No database.'); process.exit(3); }
if (mode !== 'hangs') process.send({ ready: true, port: Number(port) || 4711 });
if (mode === 'short') setTimeout(() => process.exit(4), 30);
if (mode === 'chatty') setInterval(() => console.log('x'.repeat(1000)), 1);
process.on('disconnect', () => process.exit());
`;

let dir: string;
let ending: AbortController;
let lines: string[];
let starts: { port: number | undefined; at: number }[];
let running: Service | undefined;
let supervised: SupervisedService | undefined;

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'sinima-supervise-'));
  writeFileSync(path.join(dir, 'fake.cjs'), fake);
  ending = new AbortController();
  [lines, starts, running, supervised] = [[], [], undefined, undefined];
});

afterEach(async () => {
  ending.abort();
  await supervised?.stop();
  rmSync(dir, { recursive: true });
});

/** Starts the fake service; the last mode holds for all further starts. */
const starting =
  (...modes: string[]): StartService =>
  async (port, signal) => {
    const mode = modes[Math.min(starts.length, modes.length - 1)]!;
    starts.push({ port, at: Date.now() });
    const module = path.join(dir, 'fake.cjs');
    const launch = path.join(dir, `launch-${starts.length}.cjs`);
    writeFileSync(
      launch,
      `process.argv.push('${port ?? 0}', '${mode}'); require(${JSON.stringify(module)});`,
    );
    running = await startService({ name: 'fake', module: launch, env: {}, logDir: dir, signal });
    return running;
  };

async function superviseFake(start: StartService, options: { settledMs?: number } = {}): Promise<void> {
  const say = (line: string): void => void lines.push(line);
  const pauses = { firstPauseMs: 50, longestPauseMs: 400 };
  supervised = await superviseService(start, { signal: ending.signal, say, ...pauses, ...options });
}

async function until(condition: () => boolean): Promise<void> {
  const end = Date.now() + 10_000;
  while (!condition()) {
    if (Date.now() > end) throw new Error(`This did not happen in time. It said:\n${lines.join('\n')}`);
    await wait(5);
  }
}

const isAlive = (pid: number): boolean => existsSync(`/proc/${pid}`);
const log = (name: string): string => readFileSync(path.join(dir, name), 'utf8');

test('a service that is killed runs again at its port, and its log is kept', async () => {
  await superviseFake(starting('runs'));
  const { pid } = running!;
  process.kill(pid, 'SIGKILL');
  await until(() => lines.length === 2);
  expect(lines).toEqual([
    `fake was ended by SIGKILL. Log: ${path.join(dir, 'fake.1.log')}. Next try in 0.05 s.`,
    'fake runs again, at port 4711.',
  ]);
  expect(starts.map(({ port }) => port)).toEqual([undefined, 4711]);
  expect(log('fake.1.log')).toBe(`It begins ${pid}\n`);
});

test('a service that dies again and again is tried after longer and longer pauses, and the first log stays', async () => {
  await superviseFake(starting('short', 'broken', 'short', 'broken', 'broken', 'broken', 'runs'));
  const { pid } = running!;
  await until(() => lines.at(-1) === 'fake runs again, at port 4711.' && starts.length === 7);
  expect(lines.map((line) => /Next try in ([\d.]+) s/.exec(line)?.[1])).toEqual([
    '0.05',
    '0.1',
    undefined,
    '0.2',
    '0.4',
    '0.4',
    '0.4',
    undefined,
  ]);
  expect(lines[1]).toContain('fake did not start: It begins');
  const gaps = starts.slice(1).map(({ at }, index) => at - starts[index]!.at);
  for (const [index, atLeast] of [50, 100, 200, 400, 400, 400].entries())
    expect(gaps[index]).toBeGreaterThanOrEqual(atLeast - 2);
  expect(log('fake.1.log')).toBe(`It begins ${pid}\n`);
  expect(log('fake.log').match(/No database/g)).toHaveLength(4);
});

test('a service that has lived for long begins with the first pause again', async () => {
  const settledMs = 10;
  await superviseFake(starting('runs'), { settledMs });
  for (let death = 1; death <= 3; death += 1) {
    await wait(settledMs + 1);
    process.kill(running!.pid, 'SIGKILL');
    await until(() => lines.length === 2 * death);
  }
  expect(lines.filter((line) => line.includes('Next try in 0.05 s'))).toHaveLength(3);
});

test('a service that dies at its first start is an error with what it said', async () => {
  await expect(superviseFake(starting('broken'))).rejects.toThrow('No database.');
  await wait(120);
  expect([starts.length, lines]).toEqual([1, []]);
});

test('a service that is told to stop stays stopped', async () => {
  await superviseFake(starting('runs'));
  await supervised!.stop();
  await wait(120);
  expect([isAlive(running!.pid), starts.length, lines]).toEqual([false, 1, []]);
});

test('a service is not started any more when all is stopped during a pause', async () => {
  await superviseFake(starting('short'));
  await until(() => lines.length >= 5);
  const count = starts.length;
  ending.abort();
  await supervised!.stop();
  await wait(500);
  expect(starts).toHaveLength(count);
});

test('a service that hangs at its second start is ended when all is stopped', async () => {
  await superviseFake(starting('short', 'hangs'));
  await until(() => starts.length === 2 && existsSync(path.join(dir, 'fake.log')));
  const pid = Number(/It begins (\d+)/.exec(log('fake.log'))?.[1]);
  ending.abort();
  await supervised!.stop();
  expect(isAlive(pid)).toBe(false);
});

test('a service whose log is on a full disk runs on, and the terminal says so once', async () => {
  symlinkSync('/dev/full', path.join(dir, 'fake.log'));
  const terminal = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await superviseFake(starting('chatty'));
  await wait(300);
  expect(isAlive(running!.pid)).toBe(true);
  expect(terminal).toHaveBeenCalledTimes(1);
  expect(terminal.mock.calls[0]![0]).toMatch(/fake\.log cannot be written \(ENOSPC/);
  terminal.mockRestore();
});
