import { mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openRotatingLog } from './rotating-log.ts';

let dir: string;
let file: string;

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'sinima-log-'));
  file = path.join(dir, 'bff.log');
});

afterEach(() => rmSync(dir, { recursive: true }));

const text = (name: string): string => readFileSync(path.join(dir, name), 'utf8');

test('a log that is opened again keeps what was written before under a number', () => {
  for (const words of ['first', 'second', 'third']) openRotatingLog(file).write(Buffer.from(words));
  expect([text('bff.log'), text('bff.1.log'), text('bff.2.log')]).toEqual(['third', 'second', 'first']);
});

test('a log without a word is not kept', () => {
  openRotatingLog(file).write(Buffer.from('crash'));
  openRotatingLog(file);
  expect(openRotatingLog(file).rotate()).toBeUndefined();
  expect(readdirSync(dir)).toEqual(['bff.1.log']);
});

test('a log that begins a new file says where the former one is', () => {
  const log = openRotatingLog(file);
  log.write(Buffer.from('crash'));
  expect(log.rotate()).toBe(path.join(dir, 'bff.1.log'));
  log.write(Buffer.from('again'));
  expect([text('bff.log'), text('bff.1.log')]).toEqual(['again', 'crash']);
});

test('a log takes no more room than its files may have', () => {
  const log = openRotatingLog(file, { maxBytes: 1_000, formerFiles: 3 });
  for (let line = 0; line < 1_000; line += 1) log.write(Buffer.from(`line ${line} `.padEnd(100, '.')));
  expect(readdirSync(dir).sort()).toEqual(['bff.1.log', 'bff.2.log', 'bff.3.log', 'bff.log']);
  expect(text('bff.log')).toContain('line 999 ');
  expect(readdirSync(dir).map((name) => text(name).length)).toEqual([1_000, 1_000, 1_000, 1_000]);
});

test('a full disk under a log is told once; output is dropped, and comes again when there is room', async () => {
  symlinkSync('/dev/full', file);
  const failures: string[] = [];
  const recoveries: number[] = [];
  const log = openRotatingLog(file, {
    retryMs: 20,
    onFailure: ({ code }) => failures.push(code ?? ''),
    onRecovery: (bytes) => recoveries.push(bytes),
  });
  for (let time = 0; time < 5; time += 1) {
    log.write(Buffer.from('lost'));
    await wait(15);
  }
  expect([failures, recoveries]).toEqual([['ENOSPC'], []]);

  rmSync(file);
  await wait(30);
  log.write(Buffer.from('kept'));
  expect([failures, recoveries]).toEqual([['ENOSPC'], [20]]);
  expect(text('bff.log')).toBe('\n20 bytes are missing here: they could not be written.\nkept');
});

test('a log in a folder that cannot be made never throws', () => {
  const failures: unknown[] = [];
  const log = openRotatingLog('/dev/null/bff.log', { onFailure: (error) => failures.push(error) });
  log.write(Buffer.from('lost'));
  expect(log.rotate()).toBeUndefined();
  expect(failures).toHaveLength(1);
});
