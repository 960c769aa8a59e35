import { isVersion, parsePointers, wrongFieldOfRelease } from './release-shape.ts';
import { builtRelease, removeFolders } from './test/built-release.ts';

afterAll(removeFolders);

describe('A release', () => {
  const { release } = builtRelease('mfe-title', '1.0.0-3fa9c1d0');

  it('as the build writes it is right', () => {
    expect(wrongFieldOfRelease(release)).toBeUndefined();
  });

  it.each([
    ['app', { app: 'shell' }],
    ['app', { app: 'mfe-../..' }],
    ['version', { version: '../1.0.0' }],
    ['version', { version: '.hidden' }],
    ['global', { global: 1 }],
    ['entry', { entry: 'browser/not-listed.js' }],
    ['styles', { styles: ['browser/not-listed.css'] }],
    ['server', { server: undefined }],
    ['files', { files: { ...release.files, '../outside.js': { bytes: 1, integrity: 'sha384-x' } } }],
    ['files', { files: { ...release.files, 'browser/x.js': { integrity: 'sha384-x' } } }],
    ['files', { files: { ...release.files, 'release.json': { bytes: 1, integrity: 'sha384-x' } } }],
    ['pages', { pages: { page: { paths: '/movies', scripts: [] } } }],
    ['pages', { pages: { page: { paths: ['/movies'], scripts: ['browser/not-listed.js'] } } }],
    ['widgets', { widgets: { card: { slot: 'home', scripts: [] } } }],
    ['shared', { shared: [] }],
  ])('is refused for its %s: %j', (field, change) => {
    expect(wrongFieldOfRelease({ ...release, ...change })).toBe(field);
  });
});

describe('live.json', () => {
  const claims = { pages: {}, widgets: {} };

  it('may hold more of a remote than is known here', () => {
    const pointers = { remotes: { 'mfe-title': { version: '1.0.0', claims, canary: { percent: 5 } } } };
    expect(parsePointers(JSON.stringify(pointers))).toEqual(pointers);
  });

  it.each([
    ['{"remotes":{', 'it is not valid JSON'],
    ['[]', '"remotes" is missing or wrong'],
    ['{"remotes":{"mfe-title":{"claims":{}}}}', '"remotes.mfe-title.version" is missing or wrong'],
    ['{"remotes":{"mfe-title":{"version":"1.0.0"}}}', '"remotes.mfe-title.claims" is missing or wrong'],
  ])('%s is refused: %s', (text, wrong) => {
    expect(parsePointers(text)).toBe(wrong);
  });
});

describe('A version', () => {
  it.each(['1.0.0', '1.0.0-3fa9c1d0', '2.1.0-rc.1+5'])('can be %s', (text) => {
    expect(isVersion(text)).toBe(true);
  });
  it.each(['', '..', 'a/b', ' 1.0.0', undefined])('cannot be %j', (text) => {
    expect(isVersion(text)).toBe(false);
  });
});
