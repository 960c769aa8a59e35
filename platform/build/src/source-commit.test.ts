import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInCopy } from './test/build-in-copy.ts';
import { copyRepositoryTo } from './test/repository-copy.ts';

jest.setTimeout(120_000);

let dir: string;
let copy: string;
// Maintenance would go on in the background while the folder is deleted.
const SETTINGS = ['user.name=Ada', 'user.email=ada@example.org', 'maintenance.auto=false', 'gc.auto=0'];
const git = (...args: string[]): string =>
  execFileSync('git', [...SETTINGS.flatMap((setting) => ['-c', setting]), ...args], {
    cwd: copy,
    encoding: 'utf8',
  }).trim();
const commitOf = (app: string): Promise<string> =>
  runInCopy(
    copy,
    `import { sourceCommit } from '../../platform/build/src/source-commit.ts';
     console.log(JSON.stringify(await sourceCommit('${app}')));`,
  );

beforeAll(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'sinima-commit-'));
  copy = path.join(dir, 'sinima');
  await copyRepositoryTo(copy);
});
afterAll(() => rmSync(dir, { recursive: true }));

it('a version has the commit of its sources, and says so where they are not committed', async () => {
  expect(await commitOf('mfe-title')).toBe('uncommitted');
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'all');
  expect(await commitOf('mfe-title')).toBe(git('rev-parse', 'HEAD'));
  appendFileSync(path.join(copy, 'mfe-people/src/remote.ts'), '\n');
  expect(await commitOf('mfe-title')).toBe(git('rev-parse', 'HEAD'));
  expect(await commitOf('mfe-people')).toBe('uncommitted');
});
