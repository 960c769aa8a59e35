/** @jest-environment node */
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { hashOfAddress } from '@sinima/contracts/content-address';
import { loadZstandard, type OpenDictionary } from './zstandard.ts';
import { FakeReleases } from '../test/fake-releases.ts';
import { joinSite } from '../composition/live-site.ts';
import { dictionaryPattern, openReleaseDeltas, type ReleaseDeltas } from './release-deltas.ts';

const APP = 'mfe-title';

let open: OpenDictionary;
let releases: FakeReleases;
let deltas: ReleaseDeltas;

/** Text that does not compress, so that a delta is seen to be one. */
const NOISE = randomBytes(3_000).toString('hex');

/** Add a version of a chunk to a release that names nothing else. */
function addVersion(version: string, text: string): string {
  const release = releases.addRemote(APP, version);
  const file = releases.addFile(APP, 'browser', 'title', text, 'js');
  Object.assign(release.files, { [file]: { bytes: text.length } });
  return file;
}

const hashOf = (file: string): string => hashOfAddress(file) ?? '';

const sizeOf = (file: string, former: string): number | undefined =>
  deltas.get(APP, file, hashOf(former))?.byteLength;

async function follow(): Promise<void> {
  const site = joinSite([releases], { fits: () => true, trust: { releases: {} } });
  deltas = openReleaseDeltas({
    open,
    find: site.findFile,
    site,
    log: { warn: jest.fn() },
  });
  await deltas.settled();
}

beforeAll(async () => {
  open = (await loadZstandard(() => undefined))!;
});

beforeEach(() => {
  releases = new FakeReleases();
});

afterEach(() => releases.remove());

it('the live version and the one before it are deltas of each other before anybody asks', async () => {
  const [one, two] = [addVersion('1.0.0', NOISE), addVersion('2.0.0', `${NOISE} two`)];
  releases.setLive(APP, '2.0.0', { previous: '1.0.0' });
  await follow();
  expect(sizeOf(two, one)).toBeLessThan(100);
  expect(sizeOf(one, two)).toBeLessThan(100);
});

it('a version that goes live is made a delta of, and so is the one that a rollback brings back', async () => {
  const [one, two] = [addVersion('1.0.0', NOISE), addVersion('2.0.0', `${NOISE} two`)];
  releases.setLive(APP, '1.0.0');
  await follow();
  expect(sizeOf(two, one)).toBeUndefined();
  releases.setLive(APP, '2.0.0', { previous: '1.0.0' });
  await deltas.settled();
  expect(sizeOf(two, one)).toBeLessThan(100);
  releases.setLive(APP, '1.0.0');
  await deltas.settled();
  expect(sizeOf(one, two)).toBeLessThan(100);
  expect(sizeOf(two, one)).toBeUndefined();
});

it('a browser with an older version gets the whole file, and the next one with that version the delta', async () => {
  const [one, three] = [addVersion('1.0.0', NOISE), addVersion('3.0.0', `${NOISE} three`)];
  releases.setLive(APP, '3.0.0');
  await follow();
  expect(sizeOf(three, one)).toBeUndefined();
  await deltas.settled();
  expect(sizeOf(three, one)).toBeLessThan(100);
});

it('a dictionary that no release names, and one whose bytes were altered here, are of no use', async () => {
  const [one, two] = [addVersion('1.0.0', NOISE), addVersion('2.0.0', `${NOISE} two`)];
  writeFileSync(releases.filePath(APP, one), `${NOISE} altered`);
  releases.setLive(APP, '2.0.0', { previous: '1.0.0' });
  await follow();
  const madeUp = randomBytes(32).toString('base64url');
  for (const hash of [hashOf(one), madeUp, hashOf(two)]) {
    deltas.get(APP, two, hash);
    await deltas.settled();
    expect(deltas.get(APP, two, hash)).toBeUndefined();
  }
});

it('an altered file is never sent as a delta', async () => {
  const [one, two] = [addVersion('1.0.0', NOISE), addVersion('2.0.0', `${NOISE} two`)];
  writeFileSync(releases.filePath(APP, two), `${NOISE} evil`);
  releases.setLive(APP, '2.0.0', { previous: '1.0.0' });
  await follow();
  expect(sizeOf(two, one)).toBeUndefined();
});

it('a delta that saves nothing is not sent', async () => {
  const other = randomBytes(3_000).toString('hex');
  const [one, two] = [addVersion('1.0.0', NOISE), addVersion('2.0.0', other)];
  releases.setLive(APP, '2.0.0', { previous: '1.0.0' });
  await follow();
  expect(sizeOf(two, one)).toBeUndefined();
});

it('scripts and styles are compared with those of the same name, and nothing else is', () => {
  const hash = randomBytes(32);
  const address = (name: string): string => name.replace('#', hash.toString('base64url'));
  expect(dictionaryPattern(APP, address('browser/title.#.js'))).toBe(
    '/releases/mfe-title/browser/title.*.js',
  );
  expect(dictionaryPattern('shell', address('browser/main.#.css'))).toBe(
    '/releases/shell/browser/main.*.css',
  );
  for (const file of ['browser/inter.#.woff2', 'server/remote.#.mjs', 'browser/title.js']) {
    expect(dictionaryPattern(APP, address(file))).toBeUndefined();
  }
});
