/** Previews: a signed link shows one browser a version that others do not get. */
import type { PreviewedRelease } from '@sinima/contracts/composition';
import { PREVIEW_END_PATH } from './preview-end.ts';
import { isLoopback } from '@sinima/releases/loopback';
import { PREVIEW_PARAMETER, verifyPreview, type Preview } from '@sinima/releases/preview-token';
import type { Trust } from '@sinima/contracts/signed';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { plainPage } from '../http/plain-page.ts';
import type { LiveSite } from './live-site.ts';

const PREVIEW_COOKIE = 'sinima-preview';

/** Headers of everything that a preview shows: for this browser alone, and for no search engine. */
export const PREVIEW_HEADERS = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' } as const;

const end = { href: PREVIEW_END_PATH, text: 'See the site as others do' };

export interface PreviewOptions {
  readonly site: LiveSite;
  readonly trust: Trust;
  /** Whether visitors reach the site by HTTPS. */
  readonly secure: boolean;
  /** Whether links may name a developer's own machine. */
  readonly allowsMachines: boolean;
}

/** A preview that cannot be shown; the message is for its viewer. */
export class PreviewError extends Error {
  override name = 'PreviewError';
}

/** @throws PreviewError when the version cannot be had */
async function fetchPreview(
  { site, allowsMachines }: PreviewOptions,
  { app, version, machine }: Preview,
): Promise<void> {
  if (app === 'shell') {
    throw new PreviewError('The host itself cannot be previewed: its versions run one at a time.');
  }
  if (machine !== undefined && !(allowsMachines && isLoopback(machine))) {
    throw new PreviewError(
      `${machine} is a developer's machine. Only a server in development (npm run dev) on that same machine shows it.`,
    );
  }
  try {
    await site.fetchRelease(app, version, machine);
  } catch {
    throw new PreviewError(`${app} ${version} cannot be shown: it is missing, altered, or out of reach.`);
  }
}

/** Answer with a page that says why there is no preview, and leads back to the site. */
export function sendPreviewError(reply: FastifyReply, error: unknown): FastifyReply {
  const text = error instanceof Error ? error.message : String(error);
  return reply
    .code(error instanceof PreviewError ? 503 : 403)
    .headers(PREVIEW_HEADERS)
    .type('text/html; charset=utf-8')
    .send(plainPage({ heading: 'There is no preview to show', text, link: end }));
}

/**
 * Return the preview that the browser is in; undefined when it is in none, or in one that has ended meanwhile.
 *
 * @throws PreviewError when its version cannot be had
 */
export async function previewOf(
  request: FastifyRequest,
  reply: FastifyReply,
  options: PreviewOptions,
): Promise<PreviewedRelease | undefined> {
  const token = request.cookies[PREVIEW_COOKIE];
  if (token === undefined) return undefined;
  let preview: Preview;
  try {
    preview = verifyPreview(token, options.trust);
  } catch {
    reply.clearCookie(PREVIEW_COOKIE, { path: '/' });
    return undefined;
  }
  await fetchPreview(options, preview);
  const { app, version, expires } = preview;
  return { app, version, expires };
}

/** A path of this site and nothing else: two slashes at its start would name another host. */
const ownPath = (url: URL): string => `/${url.pathname.replace(/^\/+/, '')}${url.search}`;

/** Take links to previews, at every address, and the one that ends them. */
export function servePreviews(server: FastifyInstance, options: PreviewOptions): void {
  const { trust, secure } = options;

  server.addHook('onRequest', async (request, reply) => {
    if (!request.url.includes(`${PREVIEW_PARAMETER}=`) || !['GET', 'HEAD'].includes(request.method)) return;
    const url = new URL(request.url, 'http://site');
    const token = url.searchParams.get(PREVIEW_PARAMETER);
    if (token === null || url.pathname.startsWith('/api/')) return;
    try {
      const preview = verifyPreview(token, trust);
      await fetchPreview(options, preview);
      url.searchParams.delete(PREVIEW_PARAMETER);
      reply.setCookie(PREVIEW_COOKIE, token, {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure,
        expires: new Date(preview.expires),
      });
    } catch (error) {
      return sendPreviewError(reply, error);
    }
    return reply.headers(PREVIEW_HEADERS).redirect(ownPath(url), 303);
  });

  server.get(PREVIEW_END_PATH, async (request, reply) => {
    const { referer } = request.headers;
    const from = referer !== undefined && URL.canParse(referer) ? new URL(referer) : undefined;
    const back = from?.host === request.host && from.pathname !== PREVIEW_END_PATH ? ownPath(from) : '/';
    return reply.headers(PREVIEW_HEADERS).clearCookie(PREVIEW_COOKIE, { path: '/' }).redirect(back, 303);
  });
}
