/** @jest-environment node */
import { REVISION_HEADER } from '@sinima/contracts/revision';
import { AnswerCache } from './answer-cache.ts';
import { DataRevision } from './data-revision.ts';

const FRESH = { 'cache-control': 'public, max-age=30, stale-while-revalidate=600' };
const answerWith = (headers: Record<string, string>, status = 200) => ({ status, headers, body: '[]' });

let now: number;
let revision: DataRevision;
let cache: AnswerCache;

beforeEach(() => {
  now = 0;
  revision = new DataRevision();
  cache = new AnswerCache({ maxBytes: 100_000, revision, clock: () => now });
});

it('an answer is given again for as long as it says', () => {
  const answer = answerWith(FRESH);
  cache.add('/api/stats', answer);
  now = 29_999;
  expect(cache.get('/api/stats')).toBe(answer);
  now = 30_000;
  expect(cache.get('/api/stats')).toBeUndefined();
});

it('the time that an answer has spent in caches before counts', () => {
  cache.add('/api/stats', answerWith({ ...FRESH, age: '20' }));
  now = 10_000;
  expect(cache.get('/api/stats')).toBeUndefined();
});

it.each([
  ['says that it is for one visitor', answerWith({ 'cache-control': 'private, max-age=30' })],
  ['says nothing of caches', answerWith({})],
  ['is no success', answerWith(FRESH, 404)],
])('an answer is not kept that %s', (_what, answer) => {
  cache.add('/api/stats', answer);
  expect(cache.get('/api/stats')).toBeUndefined();
});

it('an answer of older data is not given', () => {
  cache.add('/api/stats', answerWith({ ...FRESH, [REVISION_HEADER.toLowerCase()]: '1' }));
  revision.hear(new Headers({ [REVISION_HEADER]: '2' }));
  expect(cache.get('/api/stats')).toBeUndefined();
});

it('a purge drops the answers that carry its key', () => {
  cache.add('/api/titles/a', answerWith({ ...FRESH, 'surrogate-key': 'titles title:a' }));
  cache.add('/api/titles/b', answerWith({ ...FRESH, 'surrogate-key': 'titles title:b' }));
  cache.purge(['title:a']);
  expect(cache.get('/api/titles/a')).toBeUndefined();
  expect(cache.get('/api/titles/b')).toBeDefined();
  cache.purge(['*']);
  expect(cache.get('/api/titles/b')).toBeUndefined();
});

it('answers take no more memory than is allowed', () => {
  for (let index = 0; index < 1_000; index += 1) cache.add(`/api/titles/${index}`, answerWith(FRESH));
  expect(cache.get('/api/titles/0')).toBeUndefined();
  expect(cache.get('/api/titles/999')).toBeDefined();
});

it('no memory, no answers', () => {
  const none = new AnswerCache({ maxBytes: 0, revision });
  none.add('/api/stats', answerWith(FRESH));
  expect(none.get('/api/stats')).toBeUndefined();
});
