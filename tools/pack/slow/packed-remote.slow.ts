/** The packages are enough for a remote in a repository of its own. The whole way, with npm and a browser: `e2e`. */
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rootDir } from '@sinima/build/workspace';
import type { BuiltRemote } from '@sinima/contracts/release';
import { runProcess, type ProcessResult } from '@sinima/processes/run-process';
import { linkPackages } from '../src/test/link-packages.ts';

/** Packing, a compiler, a bundler and Jest, while other tests have the cores. */
jest.setTimeout(180_000);

/** It compiles only while the packages bring the types of the API and of the kit. */
const wrongUses = `import { apiQuery } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';

// @ts-expect-error There is no such call.
apiQuery('/api/tapes');
// @ts-expect-error There is no such look.
buttonClass({ variant: 'loud' });
`;

let dir: string;
let project: string;

function run(cwd: string, packageName: string, script: string, ...args: string[]): Promise<ProcessResult> {
  const file = path.join(dir, 'node_modules', packageName, 'dist', script);
  return runProcess({ args: [file, ...args], cwd, env: { PATH: process.env.PATH, HOME: process.env.HOME } });
}

const sinimaRemote = (cwd: string, ...args: string[]): Promise<ProcessResult> =>
  run(cwd, '@sinima/remote', 'main.js', ...args);

const builtIn = (folder: string): BuiltRemote =>
  JSON.parse(readFileSync(path.join(folder, 'dist/release/release.json'), 'utf8')) as BuiltRemote;

async function pack(outDir: string): Promise<string[]> {
  const args = ['--import', 'tsx/esm', 'tools/pack/src/pack.ts', '--no-host', '--out', outDir];
  const { code, output } = await runProcess({ args, cwd: rootDir });
  if (code !== 0) throw new Error(output);
  return output
    .trim()
    .split('\n')
    .map((file) => path.resolve(rootDir, file));
}

beforeAll(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'sinima-packed-'));
  project = path.join(dir, 'mfe-music');
  await linkPackages(dir, await pack(path.join(dir, 'packages')));
  const created = await run(dir, 'create-sinima-remote', 'create-cli.js', 'mfe-music', '--yes');
  if (created.code !== 0) throw new Error(created.output);
  writeFileSync(path.join(project, 'src/wrong-uses.ts'), wrongUses);
});

afterAll(() => rmSync(dir, { recursive: true, force: true }));

it('a remote in a repository of its own passes its types, its tests and the gate with the packed packages', async () => {
  const { code, output } = await sinimaRemote(project, 'check');
  expect(output).toMatch(/✔ types/);
  expect(output).toMatch(/✔ unit tests/);
  expect(output).toMatch(/✔ gate/);
  expect(output).toMatch(/Not signed: .*trust\.json is missing/);
  expect(code).toBe(0);
});

it('a command that names a remote which is not there says which one is', async () => {
  expect(await sinimaRemote(project, 'build', 'mfe-other')).toEqual({
    code: 1,
    output: 'There is no remote named "mfe-other" here. There is mfe-music.\n',
  });
});

it('a remote in a repository of its own is built to the same version wherever it lies', async () => {
  expect(await sinimaRemote(project, 'build')).toMatchObject({ code: 0 });
  const release = builtIn(project);
  const elsewhere = path.join(dir, 'some-where-else');
  renameSync(project, elsewhere);
  expect(await sinimaRemote(elsewhere, 'build', 'mfe-music')).toMatchObject({ code: 0 });
  expect(builtIn(elsewhere)).toEqual(release);
  expect(release.app).toBe('mfe-music');
  expect(release.needs.shared).toHaveProperty('react');
  expect(release.needs.runtime).toContain('apiQuery');
});
