/** `robots.txt` and the sitemaps. */
import type { Language } from '@sinima/contracts/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { BffReader } from '../api-reads/bff-client.ts';
import type { DeclaredRemote } from '../composition/declared-routes.ts';
import { closedToRobots, readPart, readParts, type SitemapPage } from './site-addresses.ts';
import { sitemapOfPages, sitemapOfSitemaps } from './sitemap-xml.ts';
import { sendUnavailable } from '../http/unavailable.ts';

interface SitemapOptions {
  readonly read: BffReader;
  readonly declared: () => readonly DeclaredRemote[];
  /** The origin that stands in the addresses. */
  readonly originOf: (request: FastifyRequest) => string;
  /** Return the languages that pages of a remote are there in; without a name, those of the host. */
  readonly languagesOf: (remote: string | undefined) => readonly Language[];
}

/** How long a part is cached, in milliseconds; the list of parts less, where it lacks some. */
const TTL_MS = 600_000;
const TTL_OF_INCOMPLETE_MS = 30_000;
/** Most parts that are cached; each is a thousand short texts, or some more. */
const MAX_CACHED_PARTS = 32;
/** How long all reads of a part may take, in milliseconds. */
const READ_DEADLINE_MS = 15_000;
/** The name under which the list of the parts is cached, each as a page. */
const INDEX = '';

export function serveSitemaps(
  server: FastifyInstance,
  { read, declared, originOf, languagesOf }: SitemapOptions,
): void {
  const parts = new LRUCache<string, readonly SitemapPage[]>({
    max: MAX_CACHED_PARTS,
    ttl: TTL_MS,
    fetchMethod: async (part, _former, { options }) => {
      const signal = AbortSignal.timeout(READ_DEADLINE_MS);
      const readInTime: BffReader = (path) => read(path, signal);
      if (part !== INDEX) return readPart(part, readInTime, declared());
      const { names, failures } = await readParts(readInTime, declared());
      for (const err of failures) server.log.error({ err }, 'a sitemap is left out of the list');
      if (failures.length > 0) options.ttl = TTL_OF_INCOMPLETE_MS;
      return names.map((name) => ({ path: `/sitemaps/${name}.xml` }));
    },
  });

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    part: string,
    write: (found: readonly SitemapPage[]) => string,
  ) {
    let found: readonly SitemapPage[] | undefined;
    try {
      found = await parts.fetch(part);
    } catch (error) {
      request.log.error({ err: error }, 'a sitemap could not be made');
      return sendUnavailable(reply, 'This sitemap', 60);
    }
    if (!found) return reply.code(404).type('text/plain; charset=utf-8').send('There is no such sitemap.');
    return reply
      .type('application/xml; charset=utf-8')
      .header('Cache-Control', 'public, max-age=3600')
      .send(write(found));
  }

  server.get('/robots.txt', async (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('Cache-Control', 'public, max-age=3600')
      .send(
        [
          'User-agent: *',
          ...closedToRobots(declared()).map((path) => `Disallow: ${path}`),
          '',
          `Sitemap: ${originOf(request)}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  );

  server.get('/sitemap.xml', (request, reply) =>
    answer(request, reply, INDEX, (all) =>
      sitemapOfSitemaps(all.map(({ path }) => originOf(request) + path)),
    ),
  );

  server.get<{ Params: { part: string } }>('/sitemaps/:part.xml', (request, reply) =>
    answer(request, reply, request.params.part, (found) =>
      sitemapOfPages(
        originOf(request),
        found.map(({ path, remote }) => ({ path, languages: languagesOf(remote) })),
      ),
    ),
  );
}
