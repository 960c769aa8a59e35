import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Trust } from '@sinima/contracts/signed';
import { newKeys } from '../test/built-release.ts';
import { followTrust } from './trust-file.ts';

const { trust: before } = newKeys(['mfe-title']);
const after: Trust = {
  ...before,
  releases: { ...before.releases, ...newKeys(['mfe-songs']).trust.releases },
};

let dir: string;
let file: string;
let now = 0;
const onError = jest.fn<void, [Error]>();
const write = (text: string): void => {
  writeFileSync(file, text);
  now += 1_000;
};

beforeEach(() => {
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  dir = mkdtempSync(path.join(tmpdir(), 'sinima-trust-'));
  file = path.join(dir, 'trust.json');
  write(JSON.stringify(before));
  onError.mockClear();
});

afterEach(() => {
  jest.restoreAllMocks();
  rmSync(dir, { recursive: true });
});

it('a key that is added to the trust file counts on a server that runs', () => {
  const trust = followTrust(file, before, onError);
  expect(Object.keys(trust.releases)).toEqual(['mfe-title']);
  write(JSON.stringify(after));
  expect(trust.releases['mfe-songs']).toEqual(after.releases['mfe-songs']);
  expect(onError).not.toHaveBeenCalled();
});

it('a key that is taken out of the trust file counts no more', () => {
  const trust = followTrust(file, after, onError);
  expect(trust.releases['mfe-songs']).toBeUndefined();
});

it.each([
  ['is torn', () => write('{"pointer": [')],
  ['is gone', () => ((now += 1_000), rmSync(file))],
])('what the trust file said goes on while it %s, and somebody is told', (_what, spoil) => {
  const trust = followTrust(file, before, onError);
  expect(trust.pointer).toEqual(before.pointer);
  spoil();
  expect(trust.releases).toEqual(before.releases);
  expect(onError).toHaveBeenCalledTimes(1);
});
