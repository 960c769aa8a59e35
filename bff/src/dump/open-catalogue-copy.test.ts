import { builtCopy } from './open-catalogue-copy.js';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['identity', undefined],
  ['', undefined],
])('open catalogue for clients that accept "%s" is encoded as %s', async (accepted, encoding) => {
  const copy = await builtCopy(accepted);
  expect(copy.encoding).toBe(encoding);
  expect(copy.length).toBeGreaterThan(100_000);
});

it('open catalogue has an entity tag of its own in each encoding', async () => {
  const tags = await Promise.all(['br', 'gzip', ''].map(async (one) => (await builtCopy(one)).etag));
  expect(new Set(tags).size).toBe(3);
});
