import { withRelease } from '@sinima/contracts/release-of-call';

const release = (version: string, api?: readonly string[]) => ({
  version,
  global: '',
  entry: '',
  styles: [],
  ...(api && { api }),
});

const remotes = [
  { versions: [] },
  { versions: [release('7.0.0')] },
  { versions: [release('2.0.0', ['festivals', 'me/lists']), release('1.0.0', ['events'])] },
  { versions: [release('3.0.0+a', ['notes'])] },
];

it.each([
  ['/api/festivals', '/api/festivals?release=2.0.0'],
  ['/api/festivals?page=2', '/api/festivals?page=2&release=2.0.0'],
  ['/api/festivals/slug/a%2Fb', '/api/festivals/slug/a%2Fb?release=2.0.0'],
  ['/api/me/lists/1', '/api/me/lists/1?release=2.0.0'],
  ['/api/notes', '/api/notes?release=3.0.0%2Ba'],
])('%s names the version of the part that owns it: %s', (path, address) => {
  expect(withRelease(path, remotes)).toBe(address);
});

it.each([
  ['another path that begins alike', '/api/festivals-of-film'],
  ['a path above that of the part', '/api/me'],
  ['the core', '/api/titles?search=/api/festivals/'],
  ['a path that a former version owned', '/api/events'],
])('%s names none', (_what, path) => {
  expect(withRelease(path, remotes)).toBe(path);
});
