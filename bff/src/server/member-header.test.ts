import { openSharedState } from '@sinima/shared-state/open-shared-state';
import { pino } from 'pino';
import { MEMBER_HEADER } from '../auth/member-header.js';
import { ApiResponses } from '../cache/api-responses.js';
import { CallCounts } from '../operation-reads/call-counts.js';
import { PartStates } from '../parts/part-states.js';
import { fastifyServer } from './fastify-server.js';

it('no part of the API is told of a member by anyone but the BFF', async () => {
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
  server.get('/api/echo', (request) => ({ names: Object.keys(request.headers) }));
  const headers = { [MEMBER_HEADER]: '5f1d7f3a9b2c4d5e6f708192', 'x-other': 'kept' };
  const { names } = (await server.inject({ url: '/api/echo', headers })).json<{ names: string[] }>();
  expect(names).toContain('x-other');
  expect(names).not.toContain(MEMBER_HEADER);
  await server.close();
});
