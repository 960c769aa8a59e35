import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { knownVersion, rememberVersion } from './known-versions.ts';
import { sourceFingerprint } from './source-fingerprint.ts';

const fingerprint = sourceFingerprint('mfe-title');
let dir: string;
let file: string;

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'sinima-builds-'));
  file = path.join(dir, 'data/builds.json');
});

afterEach(() => rmSync(dir, { recursive: true }));

it('the version of sources that were built before is known, of each app and mode', () => {
  expect(knownVersion('mfe-title', 'production', file)).toBeUndefined();
  rememberVersion('mfe-title', fingerprint, '1.0.0-a', file);
  rememberVersion('mfe-people', 'other sources', '1.0.0-b', file);
  expect(knownVersion('mfe-title', 'production', file)).toBe('1.0.0-a');
  expect(knownVersion('mfe-title', 'development', file)).toBeUndefined();
  expect(knownVersion('mfe-people', 'production', file)).toBeUndefined();
});

it('thirty builds of an app are remembered, the newest ones', () => {
  rememberVersion('mfe-title', fingerprint, '1.0.0-a', file);
  for (let build = 1; build < 30; build += 1)
    rememberVersion('mfe-title', `sources ${build}`, '1.0.0-b', file);
  expect(knownVersion('mfe-title', 'production', file)).toBe('1.0.0-a');
  rememberVersion('mfe-title', 'sources 30', '1.0.0-b', file);
  expect(knownVersion('mfe-title', 'production', file)).toBeUndefined();
});

it('a damaged file is as if nothing was built', () => {
  rememberVersion('mfe-title', fingerprint, '1.0.0-a', file);
  writeFileSync(file, '{"mfe-title": {');
  expect(knownVersion('mfe-title', 'production', file)).toBeUndefined();
  rememberVersion('mfe-title', fingerprint, '1.0.0-a', file);
  expect(knownVersion('mfe-title', 'production', file)).toBe('1.0.0-a');
});
