import { cachedResponse, isCopy } from './cached-response.ts';

const answer = cachedResponse('[]', { facts: null });

it('a cached response has the tag of its bytes', () => {
  expect(cachedResponse(Buffer.from('[]'), { facts: null }).etag).toBe(answer.etag);
  expect(cachedResponse('[1]', { facts: null }).etag).not.toBe(answer.etag);
  expect(answer.etag).toMatch(/^"[\w-]{27}"$/);
});

it('a cached response keeps no neighbours of its body alive', () => {
  expect(answer.body.buffer.byteLength).toBe(2);
});

it.each([
  [undefined, false],
  ['"other"', false],
  [answer.etag, true],
  [`W/${answer.etag}`, true],
  [`${answer.etag.slice(0, -1)}-br"`, true],
  [`"other", ${answer.etag}`, true],
  ['*', true],
  [answer.etag.slice(1, -1), false],
])('isCopy of If-None-Match %s is %p', (tags, copy) => {
  expect(isCopy(tags, answer)).toBe(copy);
});
