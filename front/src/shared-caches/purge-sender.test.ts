/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PurgeSender } from './purge-sender.ts';

interface Heard {
  readonly method: string | undefined;
  readonly keys: string | string[] | undefined;
  readonly token: string | string[] | undefined;
}

let cache: Server;
let heard: Heard[];
let statuses: number[];
let said: string[];
let sender: PurgeSender;
let arrived: () => void;

beforeEach(async () => {
  [heard, statuses, said] = [[], [], []];
  arrived = () => undefined;
  cache = createServer(({ method, headers }, response) => {
    heard.push({ method, keys: headers['surrogate-key'], token: headers['x-token'] });
    response.writeHead(statuses.shift() ?? 200).end();
    arrived();
  }).listen(0, '127.0.0.1');
  await once(cache, 'listening');
  const url = `http://127.0.0.1:${(cache.address() as AddressInfo).port}/`;
  const say = (_facts: object, text: string): void => void said.push(text);
  sender = new PurgeSender({
    targets: [{ method: 'PURGE', url }],
    header: ['X-Token', 'secret'],
    log: { info: say, warn: say },
    pauseMs: 1,
  });
});

afterEach(async () => {
  sender.close();
  cache.close();
  cache.closeAllConnections();
  await once(cache, 'close');
});

const requests = (count: number): Promise<void> =>
  new Promise((resolve) => {
    arrived = () => heard.length >= count && resolve();
  });

it('a shared cache is told keys that come together in one request', async () => {
  const all = requests(2);
  sender.purge(['mfe-title']);
  sender.purge(['title:a']);
  sender.purge(['title:b', 'title:a']);
  await all;
  expect(heard).toEqual([
    { method: 'PURGE', keys: 'mfe-title', token: 'secret' },
    { method: 'PURGE', keys: 'title:a title:b', token: 'secret' },
  ]);
});

it('what a shared cache does not take is sent again until it does, and said once', async () => {
  statuses = [503, 503];
  const all = requests(3);
  sender.purge(['mfe-title']);
  sender.purge(['title:a']);
  await all;
  expect(heard.map(({ keys }) => keys)).toEqual(['mfe-title', 'title:a mfe-title', 'title:a mfe-title']);
  while (said.length < 2) await new Promise(setImmediate);
  expect(said).toEqual([
    'a shared cache takes no purges; they are sent again',
    'a shared cache takes purges again',
  ]);
});
