import type { Language } from '@sinima/contracts/languages';
import { paths } from '@sinima/contracts/paths';
import type { CardDeclaration } from '@sinima/contracts/social-card';
import { SHARED_FILE_HEADERS } from '@sinima/server/security-headers';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { BffReader } from '../api-reads/bff-client.ts';
import { declaredPages, type DeclaredRemote } from '../composition/declared-routes.ts';
import { readSubject, siteSubject } from './card-subject.ts';
import { queryLanguage } from '../http/query-language.ts';
import { oneAtATime } from './one-at-a-time.ts';
import type { Card, CardPainter } from './paint-card.ts';
import { sendUnavailable } from '../http/unavailable.ts';

interface CardRouteOptions {
  readonly read: BffReader;
  readonly declared: () => readonly DeclaredRemote[];
  readonly paint: CardPainter;
}

/** Limits of the cache of painted cards: bytes, and milliseconds. */
const CACHE_LIMITS = { bytes: 32 * 1024 * 1024, ttl: 3_600_000 } as const;
/** How many cards may wait to be painted. */
const MAX_WAITING = 50;
/** How long the BFF may take, in milliseconds. */
const READ_DEADLINE_MS = 4_000;

/** Return the card of this kind: a live version's, or one that a canary is the first to have. */
function cardOf(kind: string, remotes: readonly DeclaredRemote[]): CardDeclaration | undefined {
  return declaredPages(remotes)
    .flatMap(({ card }) => card ?? [])
    .find((card) => card.kind === kind);
}

/** Social cards, painted when they are first asked for, one at a time, and then cached. */
export function serveCards(server: FastifyInstance, { read, declared, paint }: CardRouteOptions): void {
  const inTurn = oneAtATime(MAX_WAITING);
  const cards = new LRUCache<string, Card>({
    maxSize: CACHE_LIMITS.bytes,
    ttl: CACHE_LIMITS.ttl,
    sizeCalculation: ({ png }) => png.length,
    fetchMethod: async (key) => {
      const [kind, slug, language] = JSON.parse(key) as [string, string, Language];
      const signal = AbortSignal.timeout(READ_DEADLINE_MS);
      const card = cardOf(kind, declared());
      const subject = card
        ? await readSubject(card, slug, (path) => read(path, signal), language)
        : siteSubject(language);
      return subject && inTurn(() => paint(subject));
    },
  });

  async function find(kind: string, slug: string, language: Language): Promise<Card | undefined> {
    return cards.fetch(JSON.stringify([kind, slug, language]));
  }

  for (const [address, isSite] of [
    [paths.siteCard(), true],
    ['/social/:kind/:slug.png', false],
  ] as const) {
    server.get<{
      Params: { kind?: string; slug?: string };
      Querystring: { language?: unknown };
    }>(address, async (request, reply) => {
      const { kind = '', slug = '' } = request.params;
      if (!isSite && !cardOf(kind, declared())) return reply.callNotFound();
      let card: Card | undefined;
      try {
        card = await find(kind, slug, queryLanguage(request.query));
      } catch (error) {
        request.log.error({ err: error }, 'a social card could not be painted');
        return sendUnavailable(reply, 'This picture', 5);
      }
      if (!card) {
        return reply
          .code(404)
          .header('Cache-Control', 'no-cache')
          .type('text/plain; charset=utf-8')
          .send('There is no such picture.');
      }
      reply.headers({
        ...SHARED_FILE_HEADERS,
        ETag: card.etag,
        'Cache-Control': 'public, max-age=3600, stale-while-revalidate=86400',
      });
      if (request.headers['if-none-match'] === card.etag) return reply.code(304).send();
      return reply.type('image/png').send(card.png);
    });
  }
}
