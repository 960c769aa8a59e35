import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { planRemote } from '../plan/remote-plan.ts';
import { renderRemote } from '../render/render-remote.ts';
import { newestVersion, readVersion, type TemplateVersion } from '../template/template-versions.ts';
import { reportText } from './report-text.ts';
import { updateRemote } from './update-remote.ts';

const newest = newestVersion();
const query = 'src/features/film-picks/api/film-picks-query.ts';

/** The template before the newest, as if it had said other things. */
const former: TemplateVersion = {
  ...readVersion(newest),
  files: { ...readVersion(newest).files, [query]: '// An older query.\n', 'src/old.ts': 'export {};\n' },
};

jest.mock('../template/template-versions.ts', () => {
  const real = jest.requireActual<{ readVersion: (version: number) => TemplateVersion }>(
    '../template/template-versions.ts',
  );
  return { ...real, readVersion: (version: number) => (version === 0 ? former : real.readVersion(version)) };
});

let dir: string;
const at = (file: string): string => path.join(dir, file);
const read = (file: string): string => readFileSync(at(file), 'utf8');

beforeEach(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'sinima-update-'));
  const plan = planRemote({ name: 'mfe-songs' }, () => ({ stylePrefix: 'so', declaresPrefix: false }));
  for (const [file, text] of await renderRemote(plan, former, 0, 'repository')) {
    mkdirSync(path.dirname(at(file)), { recursive: true });
    writeFileSync(at(file), text);
  }
});

afterEach(() => rmSync(dir, { recursive: true }));

it('an older remote becomes what a new one is, and keeps what its team changed', async () => {
  writeFileSync(at('README.md'), read('README.md').replace('What this remote is for', 'Songs of films'));
  const report = await updateRemote('mfe-songs', at);
  expect(reportText('mfe-songs', report)).toContain(`from template 0 to ${newest}`);
  expect(report.updates.map(({ kind, file }) => `${kind} ${file}`)).toEqual([
    'replaced package.json',
    'replaced src/features/songs/api/songs-query.ts',
    'removed src/old.ts',
  ]);
  expect(read('src/features/songs/api/songs-query.ts')).toContain('export const songsQuery');
  expect(read('README.md')).toContain('Songs of films');
  expect(JSON.parse(read('package.json'))).toHaveProperty('sinima.template.version', newest);
  expect(await updateRemote('mfe-songs', at)).toEqual({ from: newest, to: newest, updates: [] });
});

it('a dependency that the team added stays', async () => {
  writeFileSync(
    at('package.json'),
    read('package.json').replace('"react":', '"d3-shape": "3.2.0",\n    "react":'),
  );
  await updateRemote('mfe-songs', at);
  expect(JSON.parse(read('package.json'))).toMatchObject({
    dependencies: { 'd3-shape': '3.2.0' },
    sinima: { template: { version: newest } },
  });
});

it('a remote that did not come from the template is refused', async () => {
  writeFileSync(at('package.json'), '{"name": "@sinima/mfe-songs"}');
  await expect(updateRemote('mfe-songs', at)).rejects.toThrow('mfe-songs did not come from the template');
});
