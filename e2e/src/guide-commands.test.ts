/** Runs what the guides say, line by line, in a copy of the repository, on a site of its own. */
import { execFile } from 'node:child_process';
import { cp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { copyRepository } from './site/repository-copy.ts';
import { startSite } from './site/site-process.ts';
import { expect, test } from './site/site-test.ts';
import { ownStore, temporaryDir, testKeysDir } from './site/test-folders.ts';
import { SLOW } from './site/test-tags.ts';

/** In ms; enough on a machine that does other things too. */
const patience = 600_000;

test.describe.configure({ timeout: patience });

/** The commands of a guide that come to an end, in their order. */
async function commandsOf(copy: string, guide: string): Promise<string[]> {
  const text = await readFile(path.join(copy, 'docs/guides', guide), 'utf8');
  const lines = [...text.matchAll(/```sh\n(.*?)```/gs)].flatMap(([, block]) => block!.trim().split('\n'));
  return lines
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((line) => !/^npm (run dev|start)/.test(line));
}

interface Ended {
  readonly code: number;
  readonly output: string;
}

/** Run a line as a person types it. */
function run(line: string, cwd: string, env: Readonly<Record<string, string>>): Promise<Ended> {
  const surroundings = { ...process.env, NODE_OPTIONS: '', JEST_WORKER_ID: undefined, ...env };
  return new Promise((resolve) => {
    execFile('sh', ['-c', line], { cwd, env: surroundings, maxBuffer: 2 ** 26 }, (error, out, errors) =>
      resolve({ code: error ? Number(error.code ?? 1) : 0, output: `${line}\n${out}${errors}` }),
    );
  });
}

/** Run lines one after the other; each has to end well. */
async function runAll(
  lines: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>>,
): Promise<void> {
  for (const line of lines) {
    const { code, output } = await run(line, cwd, env);
    expect(code, output).toBe(0);
  }
}

/** A site of its own, and a copy of the repository whose commands reach it. */
async function siteAndCopy() {
  const keys = path.join(await temporaryDir('keys'), 'keys');
  await cp(testKeysDir, keys, { recursive: true });
  const store = await ownStore();
  const copy = await copyRepository();
  const env = { RELEASES_DIR: store, RELEASE_KEYS_DIR: keys };
  const site = await startSite({ env });
  const end = async (): Promise<void> => {
    await site.stop();
    for (const dir of [store, copy, keys]) await rm(path.dirname(dir), { recursive: true });
  };
  return { copy, env, address: await site.address, end };
}

test('the guide to a first remote leads from nothing to visitors', { tag: SLOW }, async () => {
  const { copy, env, address, end } = await siteAndCopy();
  const commands = await commandsOf(copy, 'your-first-remote.md');
  expect(commands.length).toBeGreaterThan(3);
  await runAll(commands, copy, env);
  const status = async (): Promise<number> => (await fetch(`${address}/soundtracks`)).status;
  await expect.poll(status, { timeout: patience / 6 }).toBe(200);
  await end();
});

test('the guide to an API of one’s own leads from nothing to visitors', { tag: SLOW }, async () => {
  const { copy, env, address, end } = await siteAndCopy();
  const commands = await commandsOf(copy, 'your-own-api.md');
  expect(commands.length).toBeGreaterThan(3);
  await runAll(commands, copy, env);
  const read = async (path: string): Promise<number> => (await fetch(`${address}${path}`)).status;
  await expect.poll(() => read('/soundtracks'), { timeout: patience / 6 }).toBe(200);
  await expect
    .poll(() => read('/api/soundtracks/slug/first-soundtrack'), { timeout: patience / 6 })
    .toBe(200);
  const types = await readFile(path.join(copy, 'mfe-soundtracks/api/openapi.ts'), 'utf8');
  expect(types).toContain('export type Soundtrack =');
  await end();
});
