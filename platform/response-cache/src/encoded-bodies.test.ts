import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { cachedResponse, isCopy } from './cached-response.ts';
import type { BodyDictionary, EncodedBodies, EncodedBody } from './encoded-bodies.ts';

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

describe('for a receiver with a dictionary', () => {
  /** Compresses to its name, and counts how often. */
  const dictionary = (name: string): BodyDictionary & { count: number } => ({
    name,
    count: 0,
    async compress() {
      this.count += 1;
      return Buffer.from(name);
    },
  });

  it.each([
    ['gzip, br, dcb, dcz', 'dcz'],
    ['gzip, br', 'br'],
    ['gzip, br, dcz;q=0', 'br'],
    [undefined, undefined],
  ])('for Accept-Encoding %s a body is sent as %s', async (accept, encoding) => {
    expect((await bodies().get(accept, dictionary('one'))).encoding).toBe(encoding);
  });

  it('a body is compressed once with each, and at hand from then on', async () => {
    const all = bodies();
    const [one, two] = [dictionary('one'), dictionary('two')];
    expect(all.ready('dcz', one)).toBeUndefined();
    await Promise.all([one, one, two].map((each) => all.get('dcz', each)));
    expect([one, two].map((each) => [each.count, all.ready('dcz', each)?.bytes.toString()])).toEqual([
      [1, 'one'],
      [1, 'two'],
    ]);
    expect(all.extraBytes).toBe('onetwo'.length);
  });

  it('a body has a tag of its own for each, and all of them name one copy', async () => {
    const response = cachedResponse(TEXT, { facts: null, headers: { 'content-type': 'text/html' } });
    const made = await Promise.all(
      ['one', 'two'].map((name) => response.bodies.get('dcz', dictionary(name))),
    );
    expect(new Set(made.map(({ etag }) => etag)).size).toBe(2);
    for (const { etag } of made) expect(isCopy(etag, response)).toBe(true);
  });

  it('a body that could not be compressed with it is tried again', async () => {
    const all = bodies();
    const failing = { name: 'one', compress: () => Promise.reject(new Error('no memory')) };
    await expect(all.get('dcz', failing)).rejects.toThrow('no memory');
    expect((await all.get('dcz', dictionary('one'))).encoding).toBe('dcz');
  });
});
