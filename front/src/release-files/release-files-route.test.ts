/** @jest-environment node */
import { createHash, randomBytes } from 'node:crypto';
import { hashOfAddress, releaseFileUrl } from '@sinima/contracts/content-address';
import { Decoder } from '@toondepauw/node-zstd';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { FakeReleases } from '../test/fake-releases.ts';
import { startShell } from '../test/start-shell.ts';

const APP = 'mfe-title';

/** What a current Chromium sends. */
const ENCODINGS = 'gzip, deflate, br, zstd, dcb, dcz';

const FORMER = randomBytes(3_000).toString('hex');
const LATER = `${FORMER} and two lines more`;

let server: FastifyInstance;
/** Addresses of one chunk in two versions. */
let former: string;
let later: string;

function addChunk(releases: FakeReleases, version: string, text: string): string {
  const file = releases.addFile(APP, 'browser', 'title', text, 'js');
  Object.assign(releases.addRemote(APP, version).files, { [file]: { bytes: text.length } });
  return file;
}

beforeEach(async () => {
  server = await startShell({
    prepare(releases) {
      former = addChunk(releases, '1.0.0', FORMER);
      later = addChunk(releases, '2.0.0', LATER);
      releases.setLive(APP, '2.0.0', { previous: '1.0.0' });
    },
  });
});

afterEach(() => server.close());

function get(file: string, available?: string, accepts = ENCODINGS): Promise<LightMyRequestResponse> {
  const headers = {
    'accept-encoding': accepts,
    ...(available !== undefined && { 'available-dictionary': available }),
  };
  return server.inject({ url: releaseFileUrl(APP, file), headers });
}

/** The `Available-Dictionary` of a browser with a file. */
const having = (file: string): string =>
  `:${Buffer.from(hashOfAddress(file) ?? '', 'base64url').toString('base64')}:`;

/** Ask until the delta is made. */
async function getDelta(file: string, available: string): Promise<LightMyRequestResponse> {
  for (;;) {
    const answer = await get(file, available);
    if (answer.headers['content-encoding'] === 'dcz') return answer;
    await new Promise(setImmediate);
  }
}

it('a script says which later scripts it is a dictionary for, and that answers differ by it', async () => {
  const { headers } = await get(former);
  expect(headers).toMatchObject({
    'use-as-dictionary': 'match="/releases/mfe-title/browser/title.*.js"',
    vary: 'Accept-Encoding, Available-Dictionary',
    'content-encoding': 'br',
  });
});

it.each([
  ['later', () => [later, former, LATER, FORMER] as const],
  ['former, as after a rollback,', () => [former, later, FORMER, LATER] as const],
])('the %s version of a script is a few bytes for a browser with the other', async (_which, files) => {
  const [file, has, text, dictionary] = files();
  const { rawPayload, headers } = await getDelta(file, having(has));
  expect(rawPayload.byteLength).toBeLessThan(150);
  expect(headers).toMatchObject({
    vary: 'Accept-Encoding, Available-Dictionary',
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
    'unencoded-digest': `sha-256=:${createHash('sha256').update(text).digest('base64')}:`,
    'use-as-dictionary': 'match="/releases/mfe-title/browser/title.*.js"',
  });
  const decoded = await new Decoder(Buffer.from(dictionary)).decode(rawPayload.subarray(40));
  expect(decoded.toString()).toBe(text);
});

it.each([
  ['a browser that knows no dictionaries', () => ['gzip, deflate, br', undefined] as const],
  ['a browser that takes none', () => ['gzip, deflate, br', having(former)] as const],
  ['a browser that refuses it', () => ['br, dcz;q=0', having(former)] as const],
  ['a browser that knows Brotli dictionaries alone', () => ['br, dcb', having(former)] as const],
  ['a dictionary that nobody made', () => [ENCODINGS, `:${randomBytes(32).toString('base64')}:`] as const],
  ['a dictionary that is this file itself', () => [ENCODINGS, having(later)] as const],
  ['a header that is none', () => [ENCODINGS, 'title.js'] as const],
])('%s is sent the whole file as Brotli', async (_who, asks) => {
  await getDelta(later, having(former));
  const [accepts, available] = asks();
  const { statusCode, headers } = await get(later, available, accepts);
  expect([statusCode, headers['content-encoding']]).toEqual([200, 'br']);
  expect(headers.vary).toBe('Accept-Encoding, Available-Dictionary');
});
