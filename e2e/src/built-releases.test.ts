/** What the builds of the host and of all remotes say of themselves, as this run published them. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runProcess } from '@sinima/processes/run-process';
import { packageVersion, remoteNames, rootDir } from '@sinima/build/workspace';
import { isHostRelease, type HostRelease, type RemoteRelease } from '@sinima/contracts/release';
import { expect, test } from '@playwright/test';
import { liveRelease } from './site/live-release.ts';
import { pristineStoreDir } from './site/test-folders.ts';

let host: HostRelease;
let remotes: RemoteRelease[];

test.beforeAll(async () => {
  const releases = await Promise.all(['shell', ...remoteNames()].map(liveRelease));
  host = releases.find(isHostRelease)!;
  remotes = releases.filter((release) => !isHostRelease(release));
});

const fileIn = (app: string, file: string): string => path.join(pristineStoreDir(), app, file);

const ofAllRemotes = { tag: remoteNames().map((remote) => `@${remote}`) };

test('the host offers all that the remotes need', ofAllRemotes, () => {
  const { offers } = host;
  expect(remotes.length).toBe(remoteNames().length);
  expect(offers.runtime).toEqual(expect.arrayContaining(remotes.flatMap(({ needs }) => needs.runtime)));
  expect(offers.tokens).toEqual(expect.arrayContaining(remotes.flatMap(({ needs }) => needs.tokens)));
  for (const { needs } of remotes) expect(needs.shared).toEqual(offers.shared);
});

test('a release names what its bundles use, and no more', { tag: '@mfe-title' }, () => {
  const title = remotes.find(({ app }) => app === 'mfe-title');
  expect(title?.needs.runtime).toEqual(expect.arrayContaining(['Link', 'apiQuery', 'useParams']));
  expect(title?.needs.runtime).not.toContain('NavLink');
  expect(title?.needs.tokens).toContain('--color-ochre');
  expect(title?.needs.tokens.filter((name) => name.startsWith('--tw-'))).toEqual([]);
});

test("the host names the packages that its server takes, and none that is in the server's bundle", () => {
  expect(host.packages.fastify).toBe(packageVersion('fastify', path.join(rootDir, 'shell')));
  const font = '@fontsource-variable/noto-sans-arabic';
  expect(host.packages[font]).toBe(packageVersion(font, path.join(rootDir, 'front')));
  expect(Object.keys(host.packages)).not.toContain('react');
  expect(Object.keys(host.packages).some((name) => name.startsWith('@sinima/'))).toBe(false);
});

test("every package that the host's server takes is in its image, which has no packages for developers", async () => {
  // As `deploy/Dockerfile` lists them.
  const args = [
    'ls',
    '--all',
    '--omit=dev',
    '--parseable',
    '--workspace=front',
    '--workspace=platform/launcher',
  ];
  const { output } = await runProcess({ command: 'npm', args, cwd: rootDir });
  const installed = output.split('\n').map((line) => line.split('node_modules/').at(-1));
  expect(installed).toEqual(expect.arrayContaining(Object.keys(host.packages)));
});

test('every file that a release names is in its folder', ofAllRemotes, () => {
  for (const { app, files, server, styles } of [host, ...remotes]) {
    const named = Object.entries(files).flatMap(([file, { encodings }]) => [
      file,
      ...Object.values(encodings ?? {}).map((copy) => copy.file),
    ]);
    expect(named).toEqual(expect.arrayContaining([server, ...styles]));
    expect(named.filter((file) => !existsSync(fileIn(app, file)))).toEqual([]);
  }
  const { script, style, fonts } = host.client;
  expect(Object.keys(host.files)).toEqual(expect.arrayContaining([script, style, ...fonts]));
  for (const { files, entry, pages, widgets } of remotes) {
    const scripts = [...Object.values(pages), ...Object.values(widgets)].flatMap((each) => each.scripts);
    expect(Object.keys(files)).toEqual(expect.arrayContaining([entry, ...scripts]));
  }
});

test("a stylesheet's fonts are in its folder, under the names that it gives them", () => {
  const css = readFileSync(fileIn('shell', host.client.style), 'utf8');
  const fonts = [...css.matchAll(/url\(["']?([^)"']+)/g)].map(([, name]) => `browser/${name}`);
  expect(fonts.length).toBeGreaterThan(0);
  expect(host.client.fonts).toEqual([...new Set(fonts)]);
  expect(host.client.preloadFonts).toEqual(fonts.filter((font) => /-common\./.test(font)));
});
