/** The gate lets the remotes and the host of this repository through. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { BuiltHost, BuiltRelease, BuiltRemote } from '@sinima/contracts/release';
import { generation, surroundings } from '../src/test/surroundings.ts';
import { tryRelease } from '../src/try-release.ts';

const remotes = ['mfe-catalogue', 'mfe-community', 'mfe-people', 'mfe-title'] as const;
let dir: string;

/** Build an app in a process of its own: the bundler is no module of a test. */
async function build<Release extends BuiltRelease>(app: string): Promise<Release> {
  const outDir = path.join(dir, app);
  const options = JSON.stringify({ outDir, buildsFile: path.join(dir, 'builds.json') });
  const call = app === 'shell' ? `buildHost(${options})` : `buildRelease('${app}', ${options})`;
  const text = `
    import { buildHost } from '@sinima/build/build-host';
    import { buildRelease } from '@sinima/build/build-release';
    await ${call};`;
  const args = ['--import', 'tsx/esm', '--input-type=module', '-e', text];
  await promisify(execFile)(process.execPath, args, {
    cwd: path.join(import.meta.dirname, '../../../tools/checks'),
  });
  return JSON.parse(readFileSync(path.join(outDir, 'release.json'), 'utf8')) as Release;
}

beforeAll(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'sinima-gate-slow-'));
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

it('host and remotes of this repository pass, and read the API', async () => {
  const host = await build<BuiltHost>('shell');
  const around = { ...surroundings, offers: host.offers, generation: generation({}) };
  expect(await tryRelease(host, path.join(dir, 'shell'), around)).toMatchObject({ refusals: [] });
  for (const app of remotes) {
    const report = await tryRelease(await build<BuiltRemote>(app), path.join(dir, app), around);
    expect(report).toMatchObject({ refusals: [], warnings: [] });
    expect(Object.keys(report.api).length).toBeGreaterThan(2);
  }
});
