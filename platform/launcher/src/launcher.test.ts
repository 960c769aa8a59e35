import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@sinima/testing/free-ports';

const versions = ['first', 'second', 'third', 'sick', 'crashes', 'needs-packages'];

let folder: string;
let port: number;
let launcher: ChildProcess;
let output: string;

beforeAll(async () => {
  // Below the repository, where the packages are.
  const data = path.join(__dirname, '../../../.data');
  await mkdir(data, { recursive: true });
  folder = await mkdtemp(path.join(data, 'fake-hosts-'));
  for (const version of versions) {
    await copyFile(path.join(__dirname, 'test/fake-host.mjs'), path.join(folder, `${version}.mjs`));
  }
});

afterAll(() => rm(folder, { recursive: true }));

beforeEach(async () => {
  port = await freePort();
  output = '';
  launcher = fork(path.join(__dirname, 'test/launch-fake-hosts.ts'), [folder, String(port)], {
    execArgv: ['--import', 'tsx/esm'],
    silent: true,
    env: { ...process.env, NODE_OPTIONS: '', POINTER_SIGNING_KEY: 'secret', SESSION_SECRET: 'secret' },
  });
  for (const stream of [launcher.stdout, launcher.stderr])
    stream?.on('data', (text) => (output += String(text)));
});

afterEach(async () => {
  const ended = once(launcher, 'exit');
  launcher.disconnect();
  await ended;
});

const makeLive = (version: string, previous?: string): boolean => launcher.send({ version, previous });

/** A connection that the cluster hands to a process which ends in that moment is never answered. */
const ANSWER_MS = 5_000;

async function ask(address = '/'): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}${address}`, {
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  return response.text();
}

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 20_000;
  while (!(await Promise.resolve(condition()).catch(() => false))) {
    if (Date.now() > end) throw new Error(`This did not happen in time. The launcher said:\n${output}`);
    await wait(20);
  }
}

const answers = (version: string): Promise<void> => until(async () => (await ask()) === version);
const says = (text: RegExp): Promise<void> => until(() => text.test(output));

/** Ask all the time until the function returned is called; it tells how often each answer came. */
function visitors(count: number): () => Promise<Map<string, number>> {
  const answered = new Map<string, number>();
  const stop = new AbortController();
  const visitor = async (): Promise<void> => {
    while (!stop.signal.aborted) {
      const answer = await ask().catch((error: unknown) => `failed: ${String((error as Error).cause)}`);
      answered.set(answer, (answered.get(answer) ?? 0) + 1);
    }
  };
  const all = Array.from({ length: count }, visitor);
  return async () => {
    stop.abort();
    await Promise.all(all);
    return answered;
  };
}

test('a new host takes over from the old one under load, and no request fails', async () => {
  makeLive('first');
  await answers('first');
  const stop = visitors(8);
  for (const [version, previous] of [
    ['second', 'first'],
    ['third', 'second'],
    ['first', 'third'],
  ] as const) {
    makeLive(version, previous);
    await says(new RegExp(`The host ${version} takes visitors; ${previous} drains`));
    await wait(500);
  }
  const answered = await stop();
  expect([...answered.keys()].sort()).toEqual(['first', 'second', 'third']);
  expect(await ask()).toBe('first');
});

test('a request that is under way is answered by the host that began it', async () => {
  makeLive('first');
  await answers('first');
  const slow = ask('/slow');
  await wait(50);
  makeLive('second', 'first');
  await answers('second');
  expect(await slow).toBe('first');
});

test('a host that is not healthy takes no visitor, and is tried no more until the pointer changes', async () => {
  makeLive('first');
  await answers('first');
  const stop = visitors(4);
  makeLive('sick', 'first');
  await says(
    /The host sick does not run, first stays: it is not healthy after 3 s: \/health\/ready answers 503: nothing/,
  );
  makeLive('sick', 'first');
  await wait(200);
  const answered = await stop();
  expect([...answered.keys()]).toEqual(['first']);
  expect(output.match(/The host sick does not run/g)).toHaveLength(1);
  makeLive('second', 'first');
  await answers('second');
});

test('a host whose packages are not installed is not started, and the message names them', async () => {
  makeLive('first');
  await answers('first');
  makeLive('needs-packages', 'first');
  await says(
    /first stays: packages do not fit: no-such-package 2\.1\.0 is not installed\. zod \d+\.[\d.]+ is installed, 1\.0\.0 needed\./,
  );
  expect(await ask()).toBe('first');
});

test('the host before it runs when the live one ends at each start', async () => {
  makeLive('crashes', 'first');
  await answers('first');
  expect(output).toMatch(/its process ended while it started \(exit code 3\)/);
});

test('a host that ends by itself is started again, and after three short lives the one before it', async () => {
  makeLive('second', 'first');
  for (const lives of [1, 2, 3]) {
    await answers('second');
    await ask('/die').catch(() => undefined);
    await says(new RegExp(`The host second ended by itself, ${lives} time`));
  }
  await answers('first');
  makeLive('third', 'first');
  await answers('third');
  expect(output.match(/The host second ended by itself/g)).toHaveLength(3);
});

test('the host has the heap that it is given, whatever the machine has', async () => {
  makeLive('first');
  await answers('first');
  const megabytes = Number(await ask('/heap')) / 1024 ** 2;
  // With what V8 takes for what is new.
  expect(megabytes).toBeGreaterThanOrEqual(321);
  expect(megabytes).toBeLessThan(321 + 100);
});

test('the host gets no key and no secret of another service', async () => {
  makeLive('first');
  await answers('first');
  const names = (await ask('/secrets')).split(' ');
  expect(names).toEqual(expect.arrayContaining(['PATH', 'HOST_VERSION', 'SHELL_PORT']));
  expect(names).not.toContain('POINTER_SIGNING_KEY');
  expect(names).not.toContain('SESSION_SECRET');
});
