import type { Problem } from '@sinima/api/http/problem.dto';
import { api } from './small-api.js';

async function problem(path: string, init?: RequestInit): Promise<{ status: number; problem: Problem }> {
  const response = await fetch(`${api.origin}${path}`, init);
  expect([path, response.headers.get('content-type')]).toEqual([
    path,
    'application/problem+json; charset=utf-8',
  ]);
  const body = (await response.json()) as Problem;
  expect(body.status).toBe(response.status);
  expect(body.requestId).toBe(response.headers.get('x-request-id'));
  return { status: response.status, problem: body };
}

const NO_ID = 'ffffffffffffffffffffffff';

it.each([
  ['/api/titles?colour=red', 'colour'],
  ['/api/titles?type=FILM', 'type'],
  ['/api/titles?sort=best', 'sort'],
  ['/api/titles?status=lost', 'status'],
  ['/api/titles?year=19x9', 'year'],
  ['/api/titles?year=99999', 'year'],
  ['/api/titles?page=0', 'page'],
  ['/api/titles?page=-1', 'page'],
  ['/api/titles?page=1.5', 'page'],
  ['/api/titles?page=1e3', 'page'],
  ['/api/titles?page=10001', 'page'],
  ['/api/titles?page=', 'page'],
  ['/api/titles?pageSize=101', 'pageSize'],
  ['/api/titles?genre=a&genre=b', 'genre'],
  ['/api/titles?genre[$ne]=x', 'genre[$ne]'],
  [`/api/titles?search=${'x'.repeat(101)}`, 'search'],
  ['/api/titles/streaming?platform=Betamax', 'platform'],
  ['/api/titles/trending?page=1', 'page'],
  ['/api/people?search[]=x', 'search[]'],
  ['/api/stats?x=1', 'x'],
  ['/api/genres?x=1', 'x'],
  ['/api/titles/slug/ajoke?x=1', 'x'],
  [`/api/titles/${NO_ID}/credits?x=1`, 'x'],
  ['/api/seasons/x/episodes', 'id'],
])('a call with a wrong parameter %s is a 400 that names %s', async (path, parameter) => {
  const { status, problem: answer } = await problem(path);
  expect(status).toBe(400);
  expect(answer.errors?.map((wrong) => wrong.parameter)).toEqual([parameter]);
  expect(answer.detail).toContain(answer.errors?.[0]?.message);
});

it('a call with a wrong parameter names every parameter that is wrong', async () => {
  const { problem: answer } = await problem('/api/titles?page=0&pageSize=0&nonsense=1');
  expect(answer.errors?.map((wrong) => wrong.parameter).sort()).toEqual(['nonsense', 'page', 'pageSize']);
});

it.each([
  ['/api/titles/slug/no-such-film', 'There is no title "no-such-film".'],
  [`/api/titles/slug/${NO_ID}`, `There is no title "${NO_ID}".`],
  ['/api/people/slug/nobody', 'There is no person "nobody".'],
  [`/api/titles/${NO_ID}/credits`, `There is no title "${NO_ID}".`],
  ['/api/titles/no-such-film/credits', 'There is no title "no-such-film".'],
  ['/api/titles/no-such-film/similar', 'There is no title "no-such-film".'],
  ['/api/people/42/credits', 'There is no person "42".'],
  [`/api/titles/${NO_ID}/reviews`, `There is no title "${NO_ID}".`],
  [`/api/titles/${NO_ID}/seasons`, `There is no title "${NO_ID}".`],
  [`/api/people/${NO_ID}/credits`, `There is no person "${NO_ID}".`],
  [`/api/seasons/${NO_ID}/episodes`, `There is no season with the id "${NO_ID}".`],
  ['/api/nothing', 'There is no GET /api/nothing.'],
  ['/', 'There is no GET /.'],
])('a call for what is not there %s is a 404 that says so', async (path, detail) => {
  const { status, problem: answer } = await problem(path);
  expect([status, answer.title, answer.detail]).toEqual([404, 'Not Found', detail]);
});

it('a call for what is not there names the path without its query', async () => {
  const { problem: answer } = await problem('/api/nothing?token=secret');
  expect(answer.instance).toBe('/api/nothing');
  expect(JSON.stringify(answer)).not.toContain('secret');
});

it('odd requests of an anonymous visitor for the signed-in user are a 401', async () => {
  expect((await problem('/api/auth/user')).status).toBe(401);
});

it('odd requests with an address that cannot be decoded are a 400', async () => {
  expect((await problem('/api/titles/slug/%E0%A4%A')).status).toBe(400);
});

it('odd requests with a body that is too large are refused', async () => {
  const { status } = await problem('/api/titles', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify('x'.repeat(100_000)),
  });
  expect([405, 413]).toContain(status);
});

it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])(
  'odd requests of the method %s are a 405 that tells what is allowed',
  async (method) => {
    const response = await fetch(`${api.origin}/api/titles`, { method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
  },
);

it('odd requests keep the id that a proxy gave them, and get one otherwise', async () => {
  const given = await fetch(`${api.origin}/api/stats`, { headers: { 'x-request-id': 'proxy-1234' } });
  expect(given.headers.get('x-request-id')).toBe('proxy-1234');
  const forged = await fetch(`${api.origin}/api/stats`, { headers: { 'x-request-id': 'a b<script>' } });
  expect(forged.headers.get('x-request-id')).toMatch(/^[\w-]{12}-\d+$/);
});

it('health /health/live is well', async () => {
  const response = await fetch(`${api.origin}/health/live`);
  expect([response.status, await response.json()]).toEqual([200, { status: 'live' }]);
});

it('health /health/ready is well, and names no part where none is live', async () => {
  const response = await fetch(`${api.origin}/health/ready`);
  expect([response.status, await response.json()]).toEqual([200, { status: 'ready', parts: {} }]);
});
