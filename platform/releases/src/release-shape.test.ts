import { isVersion, parsePointers, wrongFieldOfRelease } from './release-shape.ts';
import { builtRelease, removeFolders } from './test/built-release.ts';

afterAll(removeFolders);

describe('a release', () => {
  const { release } = builtRelease('mfe-title', '1.0.0-3fa9c1d0');

  it('a release as the build writes it is right', () => {
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
    [
      'files.../outside.js',
      { files: { ...release.files, '../outside.js': { bytes: 1, integrity: 'sha384-x' } } },
    ],
    ['files.browser/x.js.bytes', { files: { ...release.files, 'browser/x.js': { integrity: 'sha384-x' } } }],
    [
      'files.release.json',
      { files: { ...release.files, 'release.json': { bytes: 1, integrity: 'sha384-x' } } },
    ],
    ['pages.page.paths', { pages: { page: { paths: '/movies', scripts: [] } } }],
    ['pages.page.scripts', { pages: { page: { paths: ['/movies'], scripts: ['browser/not-listed.js'] } } }],
    ['widgets.card.order', { widgets: { card: { slot: 'home', scripts: [] } } }],
    ['shared', { shared: [] }],
  ])('a release is refused for its %s: %j', (field, change) => {
    expect(wrongFieldOfRelease({ ...release, ...change })).toBe(field);
  });
});

describe('live.json', () => {
  const claims = { pages: {}, widgets: {} };

  it('live.json may hold more of a remote than is known here', () => {
    const pointers = { remotes: { 'mfe-title': { version: '1.0.0', claims, canary: { percent: 5 } } } };
    expect(parsePointers(JSON.stringify(pointers))).toEqual(pointers);
  });

  it.each([
    ['{"remotes":{', 'it is not valid JSON'],
    ['[]', '"the whole document" is missing or wrong'],
    ['{}', '"remotes" is missing or wrong'],
    ['{"remotes":{"shell":{}}}', '"remotes.shell" is missing or wrong'],
    ['{"remotes":{"mfe-title":{"claims":{}}}}', '"remotes.mfe-title.version" is missing or wrong'],
    ['{"remotes":{"mfe-title":{"version":"1.0.0"}}}', '"remotes.mfe-title.claims" is missing or wrong'],
  ])('live.json that is %s is refused: %s', (text, wrong) => {
    expect(parsePointers(text)).toBe(wrong);
  });
});

describe('a version', () => {
  it.each(['1.0.0', '1.0.0-3fa9c1d0', '2.1.0-rc.1+5'])('a version can be %s', (text) => {
    expect(isVersion(text)).toBe(true);
  });
  it.each(['', '..', 'a/b', ' 1.0.0', undefined])('a version cannot be %j', (text) => {
    expect(isVersion(text)).toBe(false);
  });
});
