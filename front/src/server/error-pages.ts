/** Error pages: a short message, never a stack trace. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressFault } from '../http/address-fault.ts';
import { PLAIN_PAGE_HEADERS, plainPage } from '../http/plain-page.ts';
import { PreviewError, sendPreviewError } from '../composition/preview-route.ts';
import { RETRY_AFTER_S } from '../http/retry-after.ts';

const home = { href: '/', text: 'Go to the home page' };

const failurePage = plainPage({
  heading: 'Sinima is taking a break',
  text: 'This page could not be made. Please try again in a moment.',
});

const pageOfStatus: Readonly<Record<number, string>> = {
  429: plainPage({
    heading: 'A moment, please',
    text: 'Too many requests from your network. Wait a minute and try again.',
  }),
  404: plainPage({ heading: 'Page not found', text: 'There is nothing at this address.', link: home }),
  405: plainPage({
    heading: 'This is not allowed here',
    text: 'The pages of the site can only be read.',
    link: home,
  }),
  414: plainPage({
    heading: 'This address is too long',
    text: 'No page of the site has such an address.',
    link: home,
  }),
};

const badRequestPage = plainPage({
  heading: 'This request is not understood',
  text: 'The address may be incomplete or mistyped.',
  link: home,
});

/** The methods that pages and files allow. */
const READING = ['GET', 'HEAD'];

/** Answer a status from 400 on with its plain page. */
function sendErrorPage(reply: FastifyReply, status: number): FastifyReply {
  if (status === 503) reply.header('Retry-After', String(RETRY_AFTER_S));
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers({ ...PLAIN_PAGE_HEADERS, 'Cache-Control': 'no-store' })
    .send(status >= 500 ? failurePage : (pageOfStatus[status] ?? badRequestPage));
}

function statusOf(error: unknown): number {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' && (status === 503 || (status >= 400 && status < 500)) ? status : 500;
}

/** Answer an error: what the visitor asked wrongly is no failure of ours, and not logged as one. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof PreviewError) return sendPreviewError(reply, error);
  const status = statusOf(error);
  if (status >= 500) request.log.error({ err: error }, 'the page could not be made');
  return sendErrorPage(reply, status);
}

/** Have errors, unknown routes, and addresses that nothing can have, answered with plain pages. */
export function serveErrorPages(server: FastifyInstance): void {
  server.setErrorHandler(answerError);
  server.setNotFoundHandler((request, reply) => {
    if (READING.includes(request.method)) return sendErrorPage(reply, 404);
    return sendErrorPage(reply.header('Allow', READING.join(', ')), 405);
  });
  server.addHook('onRequest', async (request, reply) => {
    const status = addressFault(request.url);
    if (status !== undefined) return sendErrorPage(reply, status);
  });
}
