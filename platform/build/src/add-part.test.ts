import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { MAPS_DIR, mapFileOf } from '@sinima/contracts/release-maps';
import type { BuiltRemote } from '@sinima/contracts/release';
import { buildInCopy, knownInCopy } from './test/build-in-copy.ts';
import { copyRepositoryTo } from './test/repository-copy.ts';
import { packageVersion } from './workspace.ts';

/** Each test builds; other tests may have the cores. */
jest.setTimeout(120_000);

const SOURCES: Readonly<Record<string, string>> = {
  'part.ts': `import { SongsModule } from './songs.module.ts';
    export default { module: SongsModule };`,
  'songs.module.ts': `import { Controller, Get, Injectable, Module } from '@nestjs/common';
    import { songCount } from './songs.messages.ts';
    @Injectable() export class SongsService { count(): number { return 2; } }
    @Controller() export class SongsController {
      constructor(private readonly songs: SongsService) {}
      @Get() count(): number { return this.songs.count(); }
      @Get('text') text(): unknown { return songCount; }
    }
    @Module({ controllers: [SongsController], providers: [SongsService] }) export class SongsModule {}`,
  'songs.messages.ts':
    "export const songCount = '{count, plural, one {# song} other {# songs}}';\nexport const unused = 'Nobody says this.';\n",
  'records.ts': `import type { Catalogue } from '@sinima/data/catalogue';
    export default ({ festivals }: Catalogue) => ({ songs: festivals.slice(0, 1).map(({ slug }) => ({ _id: slug, when: new Date(0) })) });`,
  'openapi.json': '{ "openapi": "3.1.0", "info": { "title": "Songs", "version": "1.0.0" }, "paths": {} }',
  'migrations/0001-add-country.ts': `export default { kind: 'expand', run: async () => undefined };`,
};

let dir: string;
let copy: string;
let first: BuiltRemote;
let builds = 0;

const outDir = (): string => path.join(dir, `out-${builds}`);
const build = (): Promise<BuiltRemote> => {
  builds += 1;
  return buildInCopy(copy, 'mfe-people', outDir());
};
const textOf = (file: string): string => readFileSync(path.join(outDir(), file), 'utf8');
const inPart = (file: string): string => path.join(copy, 'mfe-people/api', file);

function write(file: string, text: string): void {
  mkdirSync(path.dirname(inPart(file)), { recursive: true });
  writeFileSync(inPart(file), text);
}

function declare(api: string): void {
  const config = path.join(copy, 'mfe-people/remote.config.ts');
  const text = readFileSync(config, 'utf8').replace(/^ {2}api: .*\n/m, '');
  writeFileSync(config, text.replace(/^ {2}name: .*\n/m, `$&${api}`));
}

function translate(): void {
  const file = path.join(copy, 'mfe-people/messages/fr.po');
  const songs = '{count, plural, one {# song} other {# songs}}';
  const french = '{count, plural, one {# chanson} other {# chansons}}';
  const entry = `\nmsgctxt "songCount"\nmsgid "${songs}"\nmsgstr "${french}"\n`;
  writeFileSync(file, readFileSync(file, 'utf8') + entry);
}

const DECLARED = "  api: { prefixes: ['songs'], collections: ['songs'], settings: ['SONGS_KEY'] },\n";

beforeAll(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'sinima-part-'));
  copy = path.join(dir, 'sinima');
  await copyRepositoryTo(copy);
  for (const [file, text] of Object.entries(SOURCES)) write(file, text);
  declare(DECLARED);
  translate();
  first = await build();
});

afterAll(() => rmSync(dir, { recursive: true }));

it('a release has the part of the API as files that no visitor is served, with what it declares and takes', () => {
  expect(first.api).toEqual({
    prefixes: ['songs'],
    collections: ['songs'],
    settings: ['SONGS_KEY'],
    shared: { '@nestjs/common': packageVersion('@nestjs/common') },
    migrations: [{ name: '0001-add-country', kind: 'expand' }],
    module: expect.stringMatching(/^server\/api\.[\w-]{43}\.mjs$/),
    contract: expect.stringMatching(/^server\/openapi\.[\w-]{43}\.json$/),
    records: expect.stringMatching(/^server\/records\.[\w-]{43}\.json$/),
  });
  const { module, contract, records } = first.api!;
  expect(Object.keys(first.files)).toEqual(expect.arrayContaining([module, contract, records]));
  expect(JSON.parse(textOf(contract))).toEqual(JSON.parse(SOURCES['openapi.json']!));
  expect(JSON.parse(textOf(records!))).toEqual({
    songs: [{ _id: expect.any(String), when: { $date: { $numberLong: '0' } } }],
  });
});

it('its module has the types of arguments, which Nest reads, and its source map lies beside the release', () => {
  const { module } = first.api!;
  const text = textOf(module);
  expect(text).toContain('"design:paramtypes"');
  expect(text).toMatch(/^import .* from ["']@nestjs\/common["'];$/m);
  expect(text).not.toContain(copy);
  const map = gunzipSync(readFileSync(path.join(outDir(), MAPS_DIR, mapFileOf(module)))).toString();
  expect((JSON.parse(map) as { sources: string[] }).sources).toContain('mfe-people/api/songs.module.ts');
});

it('its messages come with their translations; those that nothing imports, and the browser’s, do not', () => {
  const text = textOf(first.api!.module);
  expect(text).toContain(' songs"');
  expect(text).toContain(' chansons"');
  expect(text).not.toContain('Nobody says this.');
  const scripts = Object.keys(first.files).filter((file) => /messages-fr\..*\.js$/.test(file));
  expect(scripts).toHaveLength(1);
  expect(textOf(scripts[0]!)).not.toContain('chansons');
});

it('the same sources give the same release, and a changed answer or contract another one', async () => {
  expect(await build()).toEqual(first);
  write('songs.module.ts', SOURCES['songs.module.ts']!.replace('return 2', 'return 3'));
  const second = await build();
  expect([second.version === first.version, second.server === first.server]).toEqual([false, true]);
  write('songs.module.ts', SOURCES['songs.module.ts']!);
  write('openapi.json', SOURCES['openapi.json']!.replace('Songs', 'More songs'));
  expect(await knownInCopy(copy, 'mfe-people')).toBeNull();
  write('openapi.json', SOURCES['openapi.json']!);
  expect(await knownInCopy(copy, 'mfe-people')).toBe(first.version);
});

it.each([
  ['a part that is not declared', () => declare(''), 'remote.config.ts declares no api'],
  [
    'a module of Node',
    () => write('part.ts', `import fs from 'node:fs';\nexport default { module: fs };`),
    'imports node:fs, which no part gets',
  ],
])('%s is refused', async (_what, change, said) => {
  change();
  await expect(build()).rejects.toThrow(said);
  declare(DECLARED);
  for (const [file, text] of Object.entries(SOURCES)) write(file, text);
});
