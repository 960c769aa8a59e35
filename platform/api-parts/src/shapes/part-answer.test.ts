import { MAX_BODY_BYTES, wrongAnswer } from './part-answer.ts';

const right = {
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: Buffer.from('[]'),
  route: '/api/songs',
};

it('an answer is a status, plain headers, bytes and a route', () => {
  expect(wrongAnswer(right)).toBeUndefined();
  expect(wrongAnswer({ ...right, status: 204, body: Buffer.alloc(0) })).toBeUndefined();
});

it.each([
  [null, 'its status is none'],
  ['text', 'its status is none'],
  [{ ...right, status: 101 }, 'its status is none'],
  [{ ...right, status: '200' }, 'its status is none'],
  [{ ...right, route: 7 }, 'it names no route'],
  [{ ...right, route: '/elsewhere' }, 'it names no route'],
  [{ ...right, body: '[]' }, 'its body is none'],
  [{ ...right, body: Buffer.alloc(MAX_BODY_BYTES + 1) }, 'its body has 2000001 bytes; 2000000 are allowed'],
  [{ ...right, headers: null }, 'it has no headers'],
  [{ ...right, headers: { 'x-many': ['a'] } }, 'its headers are none'],
  [{ ...right, headers: { 'x-line': 'a\r\nset-cookie: b' } }, 'its headers are none'],
  [
    { ...right, headers: Object.fromEntries(Array.from({ length: 41 }, (_, at) => [`x-${at}`, ''])) },
    'its headers are none',
  ],
  [{ ...right, body: Buffer.from('{') }, 'it is called application/json, and is no JSON'],
])('nonsense is told apart: %#', (answer, wrong) => {
  expect(wrongAnswer(answer)).toBe(wrong);
});
