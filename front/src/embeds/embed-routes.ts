/** Cards in frames of other sites, and how these ask for them (https://oembed.com). */
import { besidePages, languageOfPath, pathIn } from '@sinima/contracts/languages';
import { paths } from '@sinima/contracts/paths';
import { cardSize } from '@sinima/contracts/social-card';
import { html as markup } from '@sinima/server/html';
import { SITE_NAME } from '@sinima/shell/page/document-title';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BffReader } from '../api-reads/bff-client.ts';
import type { DeclaredRemote } from '../composition/declared-routes.ts';
import { queryLanguage } from '../http/query-language.ts';
import { readSubject } from '../social-cards/card-subject.ts';
import { EMBED_SIZE, pageOfKind, recordAt } from './embeddable.ts';
import { EMBED_HEADERS, embedPage } from './embed-page.ts';
import { sendUnavailable } from '../http/unavailable.ts';

interface EmbedOptions {
  readonly read: BffReader;
  readonly declared: () => readonly DeclaredRemote[];
  /** The origin that stands in the addresses. */
  readonly originOf: (request: FastifyRequest) => string;
}

/** How long the BFF may take, in milliseconds. */
const READ_DEADLINE_MS = 4_000;
/** How long others may keep an answer, in seconds. */
const MAX_AGE_S = 3_600;
const KEPT = { 'Cache-Control': `public, max-age=${MAX_AGE_S}` } as const;

type Query = Readonly<Record<string, unknown>>;

/** Return our size, or the requested one where that is smaller. */
function sizeWithin(asked: unknown, most: number): number {
  const number = Number(asked);
  return Number.isInteger(number) && number > 0 ? Math.min(number, most) : most;
}

/** Return the path of the site that an address has; undefined: it is of another site, or none. */
function pathOf(address: unknown, origin: string): string | undefined {
  if (typeof address !== 'string' || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  return url.origin === origin ? url.pathname : undefined;
}

export function serveEmbeds(server: FastifyInstance, { read, declared, originOf }: EmbedOptions): void {
  const readInTime: BffReader = (path) => read(path, AbortSignal.timeout(READ_DEADLINE_MS));

  const unread = (request: FastifyRequest, reply: FastifyReply, error: unknown) => {
    request.log.error({ err: error }, 'an embedded card could not be made');
    return sendUnavailable(reply, 'This card', 5);
  };

  server.get<{
    Params: { kind: string; slug: string };
    Querystring: { language?: unknown };
  }>('/embed/:kind/:slug', async (request, reply) => {
    const language = queryLanguage(request.query);
    const { kind, slug } = request.params;
    const page = pageOfKind(kind, declared());
    if (!page) return reply.callNotFound();
    try {
      const subject = await readSubject(page.card, slug, readInTime, language);
      if (!subject) return reply.callNotFound();
      const path = page.path.replace(':slug', encodeURIComponent(subject.slug));
      const address = originOf(request) + pathIn(language, path);
      return await reply
        .headers({ ...EMBED_HEADERS, ...KEPT })
        .type('text/html; charset=utf-8')
        .send(embedPage(language, subject, address));
    } catch (error) {
      return unread(request, reply, error);
    }
  });

  server.get<{ Querystring: Query }>('/oembed', async (request, reply) => {
    const { url, format = 'json', maxwidth, maxheight } = request.query;
    const origin = originOf(request);
    if (format !== 'json') return refused(reply, 501, 'Only JSON is answered.');
    const pathname = pathOf(url, origin);
    const { language, path } = languageOfPath(pathname ?? '');
    const record = pathname === undefined ? undefined : recordAt(path, declared());
    if (!record) return refused(reply, 404, 'There is no page of a record at this address.');
    const { kind } = record.card;
    try {
      const subject = await readSubject(record.card, record.slug, readInTime, language);
      if (!subject) return await refused(reply, 404, 'There is no such record.');
      const { slug, name } = subject;
      const width = sizeWithin(maxwidth, EMBED_SIZE.width);
      const height = sizeWithin(maxheight, EMBED_SIZE.height);
      const source = origin + besidePages(language, `/embed/${kind}/${encodeURIComponent(slug)}`);
      const frame = markup`<iframe src="${source}" width="${width}" height="${height}" style="border:0;max-width:100%" title="${name} · ${SITE_NAME}" loading="lazy"></iframe>`;
      return await reply.headers({ ...KEPT, 'Access-Control-Allow-Origin': '*' }).send({
        version: '1.0',
        type: 'rich',
        title: name,
        provider_name: SITE_NAME,
        provider_url: origin,
        cache_age: MAX_AGE_S,
        thumbnail_url: origin + besidePages(language, paths.card(kind, slug)),
        thumbnail_width: cardSize.width,
        thumbnail_height: cardSize.height,
        html: frame.text,
        width,
        height,
      });
    } catch (error) {
      return unread(request, reply, error);
    }
  });
}

function refused(reply: FastifyReply, status: number, why: string) {
  return reply.code(status).header('Cache-Control', 'no-cache').type('text/plain; charset=utf-8').send(why);
}
