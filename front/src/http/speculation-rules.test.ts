/** @jest-environment node */
import { HOST_PATH_PATTERNS } from '@sinima/contracts/host-paths';
import Fastify from 'fastify';
import { serveSpeculationRules, SPECULATION_HEADERS } from './speculation-rules.ts';

it('the header names rules by which browsers prerender pages, or fetch them,, and nothing that is no page', async () => {
  const server = Fastify();
  serveSpeculationRules(server);
  const path = JSON.parse(SPECULATION_HEADERS['speculation-rules']) as string;
  const { headers, body } = await server.inject(path);
  expect(headers['content-type']).toMatch(/^application\/speculationrules\+json/);
  const rules = JSON.parse(body) as Record<string, { where: { and: object[] }; eagerness: string }[]>;
  expect(Object.keys(rules)).toEqual(['prerender', 'prefetch']);
  for (const [rule, ...others] of Object.values(rules)) {
    expect(others).toEqual([]);
    expect(rule!.eagerness).toBe('moderate');
    expect(rule!.where.and).toContainEqual({
      not: { href_matches: expect.arrayContaining([...HOST_PATH_PATTERNS, '/*.*', '/*\\?*preview=*']) },
    });
    expect(rule!.where.and).toContainEqual({
      not: { selector_matches: ['a[rel~=nofollow]', 'a[target]:not([target=_self])', 'a[download]'] },
    });
  }
});
