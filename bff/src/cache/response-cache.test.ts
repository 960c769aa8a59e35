import { fastify, type FastifyInstance } from 'fastify';
import { ResponseCache } from './response-cache.js';

let server: FastifyInstance;
let answers: ResponseCache;
let catalogue: string;
/** What an answer that is being made waits for. */
let gate: Promise<void>;

beforeEach(() => {
  server = fastify();
  answers = new ResponseCache('a token', 1_000_000);
  answers.install(server);
  catalogue = 'old';
  gate = Promise.resolve();
  server.get('/api/titles', async () => {
    const found = catalogue;
    await gate;
    return { found };
  });
});

afterEach(() => server.close());

const read = async (): Promise<unknown[]> => {
  const response = await server.inject({ url: '/api/titles' });
  return [response.json<{ found: string }>().found, response.headers['x-cache']];
};

it('response cache holds a response until it is cleared, and then makes it anew', async () => {
  expect(await read()).toEqual(['old', 'miss']);
  catalogue = 'new';
  expect(await read()).toEqual(['old', 'hit']);
  answers.clear();
  expect(await read()).toEqual(['new', 'miss']);
  expect(await read()).toEqual(['new', 'hit']);
});

it('response cache does not hold a response that was begun before it was cleared', async () => {
  let open = (): void => undefined;
  gate = new Promise((resolve) => (open = resolve));
  const begun = read();
  await new Promise(setImmediate);
  catalogue = 'new';
  answers.clear();
  open();
  expect(await begun).toEqual(['old', 'miss']);
  expect(await read()).toEqual(['new', 'miss']);
});
