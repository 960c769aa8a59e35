import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BuiltHost, BuiltRelease, BuiltRemote } from '@sinima/contracts/release';
import { buildAllInCopy } from './test/build-in-copy.ts';
import { packageVersion, rootDir } from './workspace.ts';

/** All that there is is built; other tests may have the cores. */
jest.setTimeout(120_000);

let dir: string;
let host: BuiltHost;
let remotes: BuiltRemote[];

beforeAll(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'sinima-offers-'));
  ({ host, remotes } = await buildAllInCopy(rootDir, dir));
});

afterAll(() => rmSync(dir, { recursive: true }));

it('the host offers all that the remotes need', () => {
  const { offers } = host;
  expect(offers.runtime).toEqual(expect.arrayContaining(remotes.flatMap(({ needs }) => needs.runtime)));
  expect(offers.tokens).toEqual(expect.arrayContaining(remotes.flatMap(({ needs }) => needs.tokens)));
  for (const { needs } of remotes) expect(needs.shared).toEqual(offers.shared);
});

it('a release names what its bundles use, and no more', () => {
  const title = remotes.find(({ app }) => app === 'mfe-title');
  expect(title?.needs.runtime).toEqual(expect.arrayContaining(['Link', 'apiQuery', 'useParams']));
  expect(title?.needs.runtime).not.toContain('NavLink');
  expect(title?.needs.tokens).toContain('--color-ochre');
  expect(title?.needs.tokens.filter((name) => name.startsWith('--tw-'))).toEqual([]);
});

it("the host names the packages that its server takes, and none that is in the server's bundle", () => {
  expect(host.packages.fastify).toBe(packageVersion('fastify', path.join(rootDir, 'shell')));
  const font = '@fontsource-variable/noto-sans-arabic';
  expect(host.packages[font]).toBe(packageVersion(font, path.join(rootDir, 'front')));
  expect(Object.keys(host.packages)).not.toContain('react');
  expect(Object.keys(host.packages).some((name) => name.startsWith('@sinima/'))).toBe(false);
});

it('every file that a release names is in its folder', () => {
  const all: readonly BuiltRelease[] = [host, ...remotes];
  for (const { app, files, server, styles } of all) {
    const named = Object.entries(files).flatMap(([file, { encodings }]) => [
      file,
      ...Object.values(encodings ?? {}).map((copy) => copy.file),
    ]);
    expect(named).toEqual(expect.arrayContaining([server, ...styles]));
    expect(named.filter((file) => !existsSync(path.join(dir, app, file)))).toEqual([]);
  }
  const { script, style, fonts } = host.client;
  expect(Object.keys(host.files)).toEqual(expect.arrayContaining([script, style, ...fonts]));
  for (const { files, entry, pages, widgets } of remotes) {
    const scripts = [...Object.values(pages), ...Object.values(widgets)].flatMap((each) => each.scripts);
    expect(Object.keys(files)).toEqual(expect.arrayContaining([entry, ...scripts]));
  }
});

it("a stylesheet's fonts are in its folder, under the names that it gives them", () => {
  const css = readFileSync(path.join(dir, 'shell', host.client.style), 'utf8');
  const fonts = [...css.matchAll(/url\(["']?([^)"']+)/g)].map(([, name]) => `browser/${name}`);
  expect(fonts.length).toBeGreaterThan(0);
  expect(host.client.fonts).toEqual([...new Set(fonts)]);
  expect(host.client.preloadFonts).toEqual(fonts.filter((font) => /-common\./.test(font)));
});
