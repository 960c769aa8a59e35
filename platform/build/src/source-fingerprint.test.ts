import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hashSources, sourceFingerprint } from './source-fingerprint.ts';
import { remoteNames, rootDir, sourceDirs } from './workspace.ts';

describe('the hash of sources', () => {
  let root: string;
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  const hash = (at = root): string =>
    hashSources(at, [path.join(at, 'app'), path.join(at, 'kit')], [path.join(at, 'lock')], 'production');

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'sinima-sources-'));
    write('app/src/page.ts', 'one');
    write('kit/src/card.ts', 'two');
    write('lock', 'three');
  });

  afterEach(() => rmSync(root, { recursive: true }));

  it('is the same for the same sources, wherever they lie', () => {
    const elsewhere = mkdtempSync(path.join(tmpdir(), 'sinima-elsewhere-'));
    cpSync(root, elsewhere, { recursive: true });
    expect(hash(elsewhere)).toBe(hash());
    rmSync(elsewhere, { recursive: true });
  });

  it.each([
    ['a changed file', 'app/src/page.ts', 'other'],
    ['a new file', 'app/src/more.ts', ''],
    ['a change of a dependency', 'kit/src/card.ts', 'other'],
    ['a change of the lock file', 'lock', 'other'],
  ])('changes with %s', (_what, file, text) => {
    const before = hash();
    write(file, text);
    expect(hash()).not.toBe(before);
  });

  it('tells a moved line from an unmoved one', () => {
    const before = hash();
    write('app/src/page.ts', 'on');
    write('app/src/page2.ts', 'e');
    expect(hash()).not.toBe(before);
  });

  it.each([
    'app/src/page.test.ts',
    'app/src/card.stories.tsx',
    'app/README.md',
    'app/e2e/form.ts',
    'kit/openapi.json',
    'kit/src/generated/features/songs.ts',
    'kit/released/features/songs.json',
    'kit/stories/sample-films.ts',
    'app/dist/page.js',
    'app/node_modules/x/index.js',
    'other/x.ts',
  ])('does not change with %s', (file) => {
    const before = hash();
    write(file, 'anything');
    expect(hash()).toBe(before);
  });
});

it('the fingerprint of a remote is another one in development', () => {
  const fingerprint = sourceFingerprint('mfe-title');
  expect(fingerprint).toMatch(/^[0-9a-f]{16}$/);
  expect(sourceFingerprint('mfe-title', 'development')).not.toBe(fingerprint);
});

describe('the workspace', () => {
  it('knows the remotes by their configuration', () => {
    expect(remoteNames()).toEqual(expect.arrayContaining(['mfe-catalogue', 'mfe-title']));
    expect(remoteNames()).not.toContain('shell');
  });

  it('knows what a remote is built from', () => {
    expect(
      sourceDirs('mfe-title')
        .map((dir) => path.relative(rootDir, dir))
        .sort(),
    ).toEqual([
      'contracts',
      'mfe-title',
      'platform/catalogue-ui',
      'platform/runtime',
      'platform/seeded-random',
      'ui-kit',
    ]);
  });
});
