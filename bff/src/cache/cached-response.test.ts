import { cachedResponse, isCopy } from './cached-response.js';

const answer = cachedResponse(Buffer.from('[]'), {
  'content-type': 'application/json',
  'x-total-count': 3,
  'x-request-id': 'one',
});

it('a cached response keeps the headers that belong to its body, and no others', () => {
  expect(answer.headers).toEqual({ 'content-type': 'application/json', 'x-total-count': '3' });
});

it('a cached response has the tag of its bytes', () => {
  expect(cachedResponse(Buffer.from('[]'), {}).etag).toBe(answer.etag);
  expect(cachedResponse(Buffer.from('[1]'), {}).etag).not.toBe(answer.etag);
  expect(answer.etag).toMatch(/^"[\w-]{27}"$/);
});

it.each([
  [undefined, false],
  ['"other"', false],
  [answer.etag, true],
  [`W/${answer.etag}`, true],
  [`"other", ${answer.etag}`, true],
  ['*', true],
  [answer.etag.slice(1, -1), false],
])('isCopy of If-None-Match %s is %p', (tags, copy) => {
  expect(isCopy(tags, answer)).toBe(copy);
});
