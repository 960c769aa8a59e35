import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openSharedState } from '@sinima/shared-state/open-shared-state';
import { pino } from 'pino';
import { ApiResponses } from '../cache/api-responses.js';
import { CallCounts } from '../operation-reads/call-counts.js';
import { PartStates } from '../parts/part-states.js';
import { fastifyServer } from './fastify-server.js';

it('a server that drains answers what was begun, and then closes its connection', async () => {
  const log = pino({ level: 'silent' });
  const shared = openSharedState({ redisUrl: undefined, log });
  const server = fastifyServer(
    log,
    { trustedProxies: ['loopback'], rateLimit: 0, keyRateLimit: 0, logEvery: 1 },
    {
      answers: new ApiResponses('a token', 0, {}),
      shared,
      revision: () => 1,
      parts: new PartStates(),
      calls: new CallCounts(),
      findKey: async () => undefined,
    },
  );
  let open = (): void => undefined;
  const gate = new Promise<void>((resolve) => (open = resolve));
  let begun = (): void => undefined;
  const hasBegun = new Promise<void>((resolve) => (begun = resolve));
  server.addHook('preClose', (done) => {
    open();
    done();
  });
  server.get('/slow', async () => {
    begun();
    await gate;
    return 'done';
  });
  await server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const asked = once(get({ port, host: '127.0.0.1', path: '/slow', agent }), 'response');
  await hasBegun;

  const closed = server.close();
  const [response] = (await asked) as [IncomingMessage];
  expect([response.statusCode, response.headers.connection]).toEqual([200, 'close']);
  response.resume();
  await closed;
  agent.destroy();
});
