/** Error pages: a short message, never a stack trace. */
import { languageOfPath, pathIn, type Language } from '@sinima/contracts/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressFault } from '../http/address-fault.ts';
import { PLAIN_PAGE_HEADERS, plainPage } from '../http/plain-page.ts';
import { PreviewError, sendPreviewError } from '../composition/preview-route.ts';
import { RETRY_AFTER_S } from '../http/retry-after.ts';
import * as messages from '../texts/error-pages.messages.ts';
import { textIn } from '../texts/texts.ts';

interface ErrorTexts {
  readonly heading: string;
  readonly text: string;
  /** Whether the home page is offered. */
  readonly leadsHome?: true;
}

const failure: ErrorTexts = { heading: messages.breakHeading, text: messages.breakText };

const textsOfStatus: Readonly<Record<number, ErrorTexts>> = {
  429: { heading: messages.tooManyHeading, text: messages.tooManyText },
  404: { heading: messages.notFoundHeading, text: messages.notFoundText, leadsHome: true },
  405: { heading: messages.notAllowedHeading, text: messages.notAllowedText, leadsHome: true },
  414: { heading: messages.tooLongHeading, text: messages.tooLongText, leadsHome: true },
};

const badRequest: ErrorTexts = {
  heading: messages.badRequestHeading,
  text: messages.badRequestText,
  leadsHome: true,
};

/** Return the page of a status from 400 on. */
function errorPage(status: number, language: Language): string {
  const text = textIn(language);
  const texts = status >= 500 ? failure : (textsOfStatus[status] ?? badRequest);
  return plainPage({
    language,
    heading: text(texts.heading),
    text: text(texts.text),
    ...(texts.leadsHome && { link: { href: pathIn(language, '/'), text: text(messages.homeLink) } }),
  });
}

/** The methods that pages and files allow. */
const READING = ['GET', 'HEAD'];

/** Answer a status from 400 on with its plain page, in the language of the address. */
function sendErrorPage(reply: FastifyReply, status: number): FastifyReply {
  if (status === 503) reply.header('Retry-After', String(RETRY_AFTER_S));
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers({ ...PLAIN_PAGE_HEADERS, 'Cache-Control': 'no-store' })
    .send(errorPage(status, languageOfPath(reply.request.url.split('?', 1)[0]!).language));
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
