import { hashOfAddress } from '@sinima/contracts/content-address';
import type { BuiltHost, BuiltRelease, BuiltRemote } from '@sinima/contracts/release';
import { namedFiles } from './named-files.ts';

let made = 0;
const file = (name: string): string => `browser/${name}.${String((made += 1)).padStart(43, 'A')}.js`;

const base = { version: '1.0.0-0123456789ab', files: {} };

const remote: Required<BuiltRemote> = {
  ...base,
  app: 'mfe-title',
  owner: '@sinima/title',
  navigation: [],
  global: 'title',
  server: file('server'),
  styles: [file('style')],
  entry: file('entry'),
  manifest: file('manifest'),
  pages: { title: { paths: ['/title/:slug'], scripts: [file('page'), file('shared')] } },
  widgets: { trending: { slot: 'home', order: 1, scripts: [file('widget')] } },
  needs: { shared: {}, runtime: [], tokens: [], api: {} },
};

const font = file('font');

const host: Required<BuiltHost> = {
  ...base,
  app: 'shell',
  server: file('server'),
  styles: [file('style')],
  client: {
    script: file('client'),
    preload: [file('chunk')],
    style: file('first'),
    fonts: [font],
    preloadFonts: [font],
  },
  renderer: file('renderer'),
  boundaries: file('boundaries'),
  serviceWorker: file('worker'),
  packages: {},
  offers: { shared: {}, runtime: [], tokens: [], slots: [] },
};

/** All content addresses that stand anywhere in a value. */
function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') return hashOfAddress(value) === undefined ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(addressesIn) : [];
}

it.each<[string, BuiltRelease, number]>([
  ['a remote', remote, 7],
  ['the host', host, 9],
])('every content address in the description of %s is a file that it names', (_what, release, count) => {
  const files = namedFiles(release).map((named) => named.file);
  expect(files).toHaveLength(count);
  expect(new Set(files)).toEqual(new Set(addressesIn(release)));
});
