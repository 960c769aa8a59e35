import { fastify, type FastifyInstance } from 'fastify';
import { ApiResponses } from './api-responses.js';

let server: FastifyInstance;
let answers: ApiResponses;
let catalogue: string;
/** A pending answer waits for this. */
let gate: Promise<void>;
let isAway: boolean;

beforeEach(() => {
  server = fastify();
  answers = new ApiResponses('a token', 1_000_000, {});
  answers.install(server);
  catalogue = 'old';
  gate = Promise.resolve();
  isAway = false;
  server.get('/api/titles', async (_request, reply) => {
    if (isAway) return reply.status(503).send({ found: 'nothing' });
    const found = catalogue;
    await gate;
    return { found };
  });
});

afterEach(async () => {
  jest.restoreAllMocks();
  await server.close();
});

const read = async (): Promise<unknown[]> => {
  const response = await server.inject({ url: '/api/titles' });
  const [, status] = /^sinima-bff; (\S+?)(?:;|$)/.exec(String(response.headers['cache-status'])) ?? [];
  return [response.json<{ found: string }>().found, status];
};

/** Let all that is stored be so much older. */
const later = (ms: number): void => {
  const at = performance.now() + ms;
  jest.spyOn(performance, 'now').mockImplementation(() => at);
};

it('holds a response until it is cleared, and then makes it anew', async () => {
  expect(await read()).toEqual(['old', 'fwd=miss']);
  catalogue = 'new';
  expect(await read()).toEqual(['old', 'hit']);
  answers.cache.clear();
  expect(await read()).toEqual(['new', 'fwd=miss']);
  expect(await read()).toEqual(['new', 'hit']);
});

it('does not hold a response that was begun before it was cleared', async () => {
  let open = (): void => undefined;
  gate = new Promise((resolve) => (open = resolve));
  const begun = read();
  await new Promise(setImmediate);
  catalogue = 'new';
  answers.cache.clear();
  open();
  expect(await begun).toEqual(['old', 'fwd=miss']);
  expect(await read()).toEqual(['new', 'fwd=miss']);
});

it('serves a stale response while it is made anew', async () => {
  await read();
  later(31_000);
  catalogue = 'new';
  expect(await read()).toEqual(['old', 'hit']);
  await new Promise(setImmediate);
  expect(await read()).toEqual(['new', 'hit']);
});

it('serves what is stored, however stale, in place of an answer that cannot be made', async () => {
  await read();
  later(3_600_000);
  isAway = true;
  const response = await server.inject({ url: '/api/titles' });
  expect([response.statusCode, response.json()]).toEqual([200, { found: 'old' }]);
  expect(response.headers['cache-status']).toBe('sinima-bff; hit; ttl=-3570; detail=stale-if-error');
});
