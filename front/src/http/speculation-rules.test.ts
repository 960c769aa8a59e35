/** @jest-environment node */
import { HOST_PATH_PATTERNS } from '@sinima/contracts/host-paths';
import Fastify from 'fastify';
import { serveSpeculationRules, SPECULATION_HEADERS } from './speculation-rules.ts';

it('the header names rules by which browsers fetch pages ahead, and nothing that is no page', async () => {
  const server = Fastify();
  serveSpeculationRules(server);
  const path = JSON.parse(SPECULATION_HEADERS['speculation-rules']) as string;
  const { headers, body } = await server.inject(path);
  expect(headers['content-type']).toMatch(/^application\/speculationrules\+json/);
  const { prefetch, ...others } = JSON.parse(body) as {
    prefetch: { where: { and: object[] }; eagerness: string }[];
  };
  expect(others).toEqual({});
  expect(prefetch).toHaveLength(1);
  expect(prefetch[0]!.eagerness).toBe('moderate');
  expect(prefetch[0]!.where.and).toContainEqual({
    not: { href_matches: expect.arrayContaining([...HOST_PATH_PATTERNS, '/*.*', '/*\\?*preview=*']) },
  });
  expect(prefetch[0]!.where.and).toContainEqual({
    not: { selector_matches: ['a[rel~=nofollow]', 'a[target]:not([target=_self])', 'a[download]'] },
  });
});
