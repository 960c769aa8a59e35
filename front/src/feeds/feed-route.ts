/** Feeds and calendars that remotes declare. They are made for each request, of answers that the BFF caches. */
import { createHash } from 'node:crypto';
import type { FeedDeclaration } from '@sinima/contracts/feed';
import { besidePages, type Language } from '@sinima/contracts/languages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { BffReader } from '../api-reads/bff-client.ts';
import { declaredPages, type DeclaredRemote } from '../composition/declared-routes.ts';
import { ATOM_TYPE, atomFeed } from './atom-xml.ts';
import { calendar, CALENDAR_TYPE } from './icalendar.ts';
import { readFeed, type Feed } from './read-feed.ts';
import { queryLanguage } from '../http/query-language.ts';
import { sendUnavailable } from '../http/unavailable.ts';

interface FeedOptions {
  readonly read: BffReader;
  readonly declared: () => readonly DeclaredRemote[];
  /** The origin that stands in the addresses. */
  readonly originOf: (request: FastifyRequest) => string;
}

/** How long all reads of a feed may take, in milliseconds. */
const READ_DEADLINE_MS = 4_000;

const formats = {
  atom: { type: ATOM_TYPE, write: atomFeed },
  ics: { type: CALENDAR_TYPE, write: calendar },
} as const;

/** Return the feed of that name, with the path of its page. */
function findFeed(name: string, format: string, remotes: readonly DeclaredRemote[]) {
  return declaredPages(remotes)
    .flatMap(({ paths: [pattern = '/'], feeds = [] }) => feeds.map((feed) => ({ feed, pattern })))
    .find(({ feed }) => feed.name === name && feed.format === format);
}

export function serveFeeds(server: FastifyInstance, { read, declared, originOf }: FeedOptions): void {
  const readInTime = (
    feed: FeedDeclaration,
    slug: string | undefined,
    language: Language,
  ): Promise<Feed | undefined> => {
    const signal = AbortSignal.timeout(READ_DEADLINE_MS);
    return readFeed(feed, slug, (path) => read(path, signal), language);
  };

  for (const route of ['/feeds/:name.:format', '/feeds/:name/:slug.:format']) {
    server.get<{
      Params: { name: string; slug?: string; format: string };
      Querystring: { language?: unknown };
    }>(route, async (request, reply) => {
      const { name, slug, format } = request.params;
      const language = queryLanguage(request.query);
      const found = findFeed(name, format, declared());
      if (!found) return reply.callNotFound();
      let feed: Feed | undefined;
      try {
        feed = await readInTime(found.feed, slug, language);
      } catch (error) {
        request.log.error({ err: error }, 'a feed could not be made');
        return sendUnavailable(reply, 'This feed', 60);
      }
      if (!feed) return reply.callNotFound();
      const { type, write } = formats[found.feed.format];
      const [address = ''] = request.url.split('?', 1);
      const self = besidePages(language, address);
      const page = found.pattern.replace(/:\w+/, encodeURIComponent(slug ?? ''));
      const text = write(feed, { origin: originOf(request), language, self, page });
      // Weak: it is the same for every encoding.
      const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
      reply.headers({
        ETag: etag,
        'Cache-Control': 'public, max-age=3600',
        // Readers in browsers ask from elsewhere.
        'Access-Control-Allow-Origin': '*',
      });
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type(`${type}; charset=utf-8`).send(text);
    });
  }
}
