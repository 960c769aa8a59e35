import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runProcess } from '@sinima/processes/run-process';
import { CatalogueRecords } from './changes/catalogue-records.ts';
import { planChange } from './changes/plan-change.ts';
import { mergeEffects } from './changes/plan-merge.ts';
import { takenBack } from './changes/record-effect.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { signedEntry } from './test/signed-log.ts';
import { openSmallFiles, type SmallFiles } from './test/small-files.ts';
import { exportLog, importLog } from './export-log.ts';
import { readLog } from './export/read-log.ts';

let files: SmallFiles;

async function git(...args: string[]): Promise<string> {
  const { code, output } = await runProcess({ command: 'git', args, cwd: files.dataDir });
  if (code !== 0) throw new Error(output);
  return output;
}

beforeEach(async () => {
  files = openSmallFiles();
  await git('init', '--quiet');
  await git('config', 'user.name', 'Exporter');
  await git('config', 'user.email', 'exporter@sinima.example');
  await git('add', '.');
  await git('commit', '--quiet', '--message', 'files');
});

afterEach(() => files.remove());

const AJOKE = 'titles/nigeria/ajoke.yaml';
const ajoke = { kind: 'title', slug: 'ajoke' } as const;
const ada = { kind: 'person', slug: 'ada-obi' } as const;

const runtime = { field: 'runtimeMins', before: 101, after: 104 };
const first = signedEntry(
  undefined,
  { record: ajoke, effects: [{ record: ajoke, did: 'changed', fields: [runtime] }] },
  'The film’s own credits',
);
const second = signedEntry(first, {
  kind: 'create',
  author: 9,
  record: ada,
  effects: [{ record: ada, did: 'created', fields: [{ field: 'name', after: 'Ada Obi' }] }],
});
const third = signedEntry(second, {
  record: ajoke,
  effects: [
    {
      record: ajoke,
      did: 'changed',
      fields: [{ field: 'credits', added: [{ person: 'ada-obi', role: 'COSTUME' }] }],
    },
  ],
});
const log = [first, second, third];

const contentOf = (file: string): string => readFileSync(path.join(files.dataDir, 'catalogue', file), 'utf8');

it('each change is a commit of its author’s number, with its source, and no other line changes', async () => {
  expect(await exportLog(files.dataDir, log)).toEqual({ written: 3, conflicts: [] });
  expect((await git('log', '--format=%an %s')).trim().split('\n')).toEqual([
    'author-7 data(title/ajoke): change credits',
    'author-9 data(person/ada-obi): create name',
    'author-7 data(title/ajoke): change runtimeMins',
    'Exporter files',
  ]);
  expect(await git('log', '--format=%b', '-1', 'HEAD~2')).toBe(
    `Source of runtimeMins: The film’s own credits\nChange: 1 ${first.hash}\nLicence: CC0-1.0\n\n`,
  );
  expect((await git('diff', '--numstat', 'HEAD~3', '--', `catalogue/${AJOKE}`)).trim()).toMatch(/^2\t1\t/);
  expect(contentOf('people/nigeria.yaml')).toContain('ada-obi:\n  name: Ada Obi\n');
  const { catalogue, problems } = loadCatalogue(files.dataDir);
  expect(problems).toEqual([]);
  expect(catalogue.changes).toEqual({ sequence: 3, hash: third.hash });
  expect(await exportLog(files.dataDir, log)).toEqual({ written: 0, conflicts: [] });
});

it('the record that a featured one was merged into is featured in its place', async () => {
  const records = CatalogueRecords.of(loadCatalogue(files.dataDir).catalogue);
  const merge = signedEntry(undefined, {
    kind: 'merge',
    record: { kind: 'person', slug: 'amina-bello' },
    into: 'kofi-mensah',
    effects: mergeEffects(records, 'person', 'amina-bello', 'kofi-mensah'),
  });
  expect(await exportLog(files.dataDir, [merge])).toEqual({ written: 1, conflicts: [] });
  expect(contentOf('curation.yaml')).toContain('featuredPeople: [kofi-mensah]');
  expect(loadCatalogue(files.dataDir).problems).toEqual([]);
});

it('a split and its revert are written into the files, which hold what they held before then', async () => {
  const records = CatalogueRecords.of(loadCatalogue(files.dataDir).catalogue);
  const kofi = { kind: 'person', slug: 'kofi-mensah' } as const;
  const titles = records.titlesOf('kofi-mensah').map(({ slug }) => ({ kind: 'title', slug }) as const);
  const change = {
    edit: 'split',
    author: 7,
    kind: 'change',
    record: kofi,
    into: 'ada-obi',
    fields: [],
    split: { fields: [{ field: 'name', after: 'Ada Obi' }], moves: titles },
    licence: 'CC0-1.0',
    decidedBy: 'votes',
  } as const;
  const planned = planChange(records, change, () => undefined);
  if (planned.outcome !== 'possible') throw new Error(JSON.stringify(planned));
  const { effects } = planned;
  const split = signedEntry(undefined, { record: kofi, into: 'ada-obi', effects });
  const before = contentOf(AJOKE);
  expect(await exportLog(files.dataDir, [split])).toEqual({ written: 1, conflicts: [] });
  expect((await git('log', '--format=%s', '-1')).trim()).toBe('data(person/kofi-mensah): split off ada-obi');
  expect(contentOf(AJOKE)).toContain('ada-obi');
  const revert = signedEntry(split, {
    kind: 'revert',
    record: kofi,
    reverts: 1,
    effects: effects.map(takenBack).reverse(),
  });
  expect(await exportLog(files.dataDir, [split, revert])).toEqual({ written: 1, conflicts: [] });
  expect(contentOf(AJOKE)).toBe(before);
  expect(await git('diff', '--stat', 'HEAD~2', '--', 'catalogue/people', 'catalogue/titles')).toBe('');
});

it('a change that the files contradict is left out and told, and the others are written', async () => {
  files.edit(AJOKE, 'runtimeMins: 101', 'runtimeMins: 99');
  await git('commit', '--quiet', '--all', '--message', 'a correction');
  expect(await exportLog(files.dataDir, log)).toEqual({
    written: 2,
    conflicts: [{ sequence: 1, record: ajoke, conflicts: [{ field: 'runtimeMins', before: 101, now: 99 }] }],
  });
  expect(contentOf(AJOKE)).toContain('runtimeMins: 99');
});

it('changes that were written by hand are taken as done', async () => {
  expect(importLog(files.dataDir, log)).toBeUndefined();
  files.edit(AJOKE, 'runtimeMins: 101', 'runtimeMins: 104');
  expect(importLog(files.dataDir, log)).toEqual({ sequence: 1, hash: first.hash });
  await git('commit', '--quiet', '--all', '--message', 'by hand', '--allow-empty');
  expect(await exportLog(files.dataDir, log)).toMatchObject({ written: 2 });
});

it('files of another log are refused', async () => {
  files.add('changes.yaml', `sequence: 2\nhash: ${'e'.repeat(64)}\n`);
  await expect(exportLog(files.dataDir, log)).rejects.toThrow('change 2 of another log');
});

it('a log in a file is verified', async () => {
  const file = path.join(files.dataDir, 'log.ndjson');
  const write = (changes: readonly object[]): void =>
    writeFileSync(file, changes.map((change) => `${JSON.stringify(change)}\n`).join(''));
  write(log);
  expect(await readLog(file)).toHaveLength(3);
  write([first, { ...second, author: 8 }, third]);
  await expect(readLog(file)).rejects.toThrow('Change 2 says something else than its hash.');
});
