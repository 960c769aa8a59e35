/** What is packed is enough for a remote in a repository of its own. The whole way, with npm and a browser: `e2e`. */
import { mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rootDir } from '@sinima/build/workspace';
import type { BuiltRemote } from '@sinima/contracts/release';
import { runProcess, type ProcessResult } from '@sinima/processes/run-process';
import { linkPackages } from './test/link-packages.ts';
import { MUSIC, writeMusicRemote } from './test/music-remote.ts';

/** Packing, a compiler, a bundler and Jest, while other tests have the cores. */
jest.setTimeout(180_000);

let dir: string;
let project: string;

const pack = (out: string): Promise<ProcessResult> =>
  runProcess({ args: ['--import', 'tsx/esm', 'tools/pack/src/pack.ts', '--out', out], cwd: rootDir });

const sinimaRemote = (cwd: string, ...args: string[]): Promise<ProcessResult> =>
  runProcess({
    args: ['node_modules/@sinima/remote/dist/main.js', ...args],
    cwd,
    env: { PATH: process.env.PATH, HOME: process.env.HOME },
  });

const builtIn = (folder: string): BuiltRemote =>
  JSON.parse(readFileSync(path.join(folder, 'dist/release/release.json'), 'utf8')) as BuiltRemote;

beforeAll(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'sinima-packed-'));
  project = path.join(dir, 'project');
  const { code, output } = await pack(path.join(dir, 'packages'));
  if (code !== 0) throw new Error(output);
  const tarballs = output.trim().split('\n');
  await writeMusicRemote(project);
  await linkPackages(
    project,
    tarballs.map((file) => path.resolve(rootDir, file)),
  );
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
    output: `There is no remote named "mfe-other" here. There is ${MUSIC}.\n`,
  });
});

it('a remote in a repository of its own is built to the same version wherever it lies', async () => {
  expect(await sinimaRemote(project, 'build')).toMatchObject({ code: 0 });
  const release = builtIn(project);
  const elsewhere = path.join(dir, 'some-where-else');
  renameSync(project, elsewhere);
  expect(await sinimaRemote(elsewhere, 'build', MUSIC)).toMatchObject({ code: 0 });
  expect(builtIn(elsewhere)).toEqual(release);
  expect(release).toMatchObject({
    app: MUSIC,
    pages: { music: { paths: ['/music'] } },
    needs: { runtime: ['apiQuery', 'useQuery'], shared: { '@sinima/runtime': '1.0.0' } },
  });
});
