import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { cachedResponse } from './cached-response.ts';
import type { EncodedBodies, EncodedBody } from './encoded-bodies.ts';

const TEXT = 'Lionheart '.repeat(500);

const bodies = (text = TEXT, type = 'text/html; charset=utf-8'): EncodedBodies =>
  cachedResponse(text, { facts: null, headers: { 'content-type': type } }).bodies;

it.each([
  ['gzip, deflate, br, zstd', 'br', (bytes: Buffer): Buffer => brotliDecompressSync(bytes)],
  ['gzip, deflate', 'gzip', (bytes: Buffer): Buffer => gunzipSync(bytes)],
  ['br;q=0, gzip;q=0.5', 'gzip', (bytes: Buffer): Buffer => gunzipSync(bytes)],
  ['deflate', undefined, (bytes: Buffer): Buffer => bytes],
  [undefined, undefined, (bytes: Buffer): Buffer => bytes],
])('for Accept-Encoding %s a body is sent as %s', async (accept, encoding, decompress) => {
  const body = await bodies().get(accept);
  expect(body.encoding).toBe(encoding);
  expect(decompress(body.bytes).toString()).toBe(TEXT);
});

it('a body is compressed once, and at hand from then on', async () => {
  const all = bodies();
  expect(all.ready('br')).toBeUndefined();
  const [one, two] = await Promise.all([all.get('br'), all.get('br')]);
  expect(one).toBe(two);
  expect(all.ready('br')).toBe(one);
});

it('each encoding has a tag of its own', async () => {
  const all = bodies();
  const made: EncodedBody[] = await Promise.all(['br', 'gzip', undefined].map((accept) => all.get(accept)));
  expect(new Set(made.map(({ etag }) => etag)).size).toBe(3);
});

it.each([
  ['short', 'text/html'],
  [TEXT, 'image/webp'],
])('what gains nothing by it is not compressed: %#', async (text, type) => {
  expect((await bodies(text, type).get('br')).encoding).toBeUndefined();
});
