/** Other services at the site's own address. */
import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import proxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import { GENERATION_HEADER } from '@sinima/contracts/composition';
import { CALLER_HEADER } from '@sinima/contracts/operation-reads';
import { API_BODY_BYTES } from '@sinima/server/bounds';
import { sendProblem } from '@sinima/server/problem';
import { spanOf } from '@sinima/tracing/trace-requests';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { DataRevision } from '../api-reads/data-revision.ts';
import type { LiveSite } from '../composition/live-site.ts';
import { isWrite, refuseCrossSiteWrites } from '../http/cross-site-writes.ts';
import { forwardedFor } from '../http/trusted-proxies.ts';
import { callingRelease } from './calling-release.ts';

function traceOf(request: { readonly raw: object }): { traceparent?: string } {
  const span = spanOf(request);
  return span ? { traceparent: span.traceparent } : {};
}

type RewriteHeaders = NonNullable<
  NonNullable<FastifyHttpProxyOptions['replyOptions']>['rewriteRequestHeaders']
>;

/** Forward the visitor's address. */
const onBehalfOf: RewriteHeaders = (request, headers) => ({
  ...headers,
  'x-forwarded-for': forwardedFor(request),
  'x-forwarded-host': request.host,
  'x-forwarded-proto': request.protocol,
  'x-request-id': request.id,
  ...traceOf(request),
});

/** The headers of a request for another site: nothing about the visitor. */
const toldToOthers = ['accept', 'accept-encoding', 'accept-language', 'if-none-match', 'range', 'user-agent'];

const asGuest: RewriteHeaders = (request, headers) => ({
  ...Object.fromEntries(Object.entries(headers).filter(([name]) => ['host', ...toldToOthers].includes(name))),
  'x-request-id': request.id,
});

const CALLER = CALLER_HEADER.toLowerCase();

/** How long another service may take to begin an answer, and to go on with it, in milliseconds. */
const DEADLINE_MS = 10_000;

/** `Retry-After` where a service is out of reach, in seconds. */
const RETRY_AFTER_S = 5;

type OnError = NonNullable<NonNullable<FastifyHttpProxyOptions['replyOptions']>['onError']>;

/** Headers of an answer that belong to its body. */
const OF_BODY = [
  'content-encoding',
  'content-range',
  'etag',
  'last-modified',
  'link',
  'vary',
  'x-total-count',
];

type ProblemReply = Parameters<typeof sendProblem>[0] & { header(name: string, value: string): unknown };

/** Say that a service did not answer: a 504 when it was late, else a 503. */
function sayNoAnswer(reply: ProblemReply, error: Error, service: string): void {
  const isLate = 'statusCode' in error && error.statusCode === 504;
  if (!isLate) void reply.header('Retry-After', String(RETRY_AFTER_S));
  const problem = isLate ? 'did not answer in time' : 'is out of reach';
  const detail = `${service} ${problem}. Please try again in a moment.`;
  sendProblem(reply, { status: isLate ? 504 : 503, detail });
}

type ProxyOptions = Omit<FastifyHttpProxyOptions, 'rewritePrefix'> & { readonly prefix: string };

/** Answer what begins with `prefix` from a service. */
async function proxyTo(
  server: FastifyInstance,
  service: string,
  { prefix, replyOptions, ...options }: ProxyOptions,
): Promise<void> {
  const onError: OnError = (reply, { error }) => sayNoAnswer(reply, error, service);
  await server.register(async (scope) => {
    scope.setErrorHandler((error: Error, _request, reply) => {
      if ('statusCode' in error) {
        const status = Number(error.statusCode);
        if (status >= 500) throw error;
        return sendProblem(reply, { status, detail: error.message });
      }
      // The answer broke off when its head was written already.
      for (const name of OF_BODY) void reply.removeHeader(name);
      sayNoAnswer(reply, error, service);
    });
    await scope.register(proxy, {
      ...options,
      prefix,
      rewritePrefix: prefix,
      // A service that says 503 says when to ask again: visitors do.
      replyOptions: { timeout: DEADLINE_MS, onError, retryDelay: () => null, ...replyOptions },
    });
  });
}

export interface BffProxy {
  readonly bffUrl: string;
  readonly site: Pick<LiveSite, 'generation' | 'compose'>;
  readonly revision: Pick<DataRevision, 'hear'>;
}

/** Take bodies whole before the service is asked: a longer one is answered with 413. */
function boundBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  const options = { parseAs: 'buffer', bodyLimit: API_BODY_BYTES } as const;
  scope.addContentTypeParser('*', options, (_request, body, done) => done(null, Readable.from([body])));
}

/** Headers of API answers by which open tabs and kept pages notice changes. */
function withGeneration({ site, revision }: Pick<BffProxy, 'site' | 'revision'>) {
  return (headers: IncomingHttpHeaders): IncomingHttpHeaders => {
    revision.hear({ get: (name) => headers[name.toLowerCase()]?.toString() ?? null });
    return { ...headers, [GENERATION_HEADER.toLowerCase()]: String(site.generation().number) };
  };
}

/** Name the release on whose page a call is made. A client does not name it itself: anybody could name any. */
function withCaller(site: BffProxy['site']): RewriteHeaders {
  return (request, headers) => {
    const { [CALLER]: _named, ...told } = onBehalfOf(request, headers);
    const caller = callingRelease(request, site);
    return caller === undefined ? told : { ...told, [CALLER]: caller };
  };
}

/** Answer `/api/*` from the BFF: reads, and writes of the site's own pages, whose answers nobody stores. */
export async function proxyBff(
  server: FastifyInstance,
  { originOf, ...options }: BffProxy & { originOf: (request: FastifyRequest) => string },
): Promise<void> {
  const hear = withGeneration(options);
  await server.register(async (scope) => {
    scope.addHook('onRequest', refuseCrossSiteWrites(originOf));
    boundBodies(scope);
    await proxyTo(scope, 'The API', {
      upstream: options.bffUrl,
      prefix: '/api',
      proxyPayloads: false,
      replyOptions: {
        // The BFF limits how often one visitor asks; the shell's own reads carry no such header.
        rewriteRequestHeaders: withCaller(options.site),
        rewriteHeaders: (headers, request) => ({
          ...hear(headers),
          ...(request && isWrite(request) && { 'cache-control': 'no-store' }),
        }),
      },
    });
  });
}

/** Signing in and out, which a guest of another site cannot do there. */
const SIGNING_IN = /^\/api\/(?:login|logout)(?:[/?]|$)/;

/**
 * Answer `/api/*` and pictures from another site, as its anonymous visitors see them: nothing is written there, no cookie
 * goes there or comes from there, and nobody signs in.
 */
export async function proxyAsGuest(
  server: FastifyInstance,
  { guestOf, ...options }: BffProxy & { guestOf: string },
): Promise<void> {
  const refuseUnsafe: NonNullable<FastifyHttpProxyOptions['preHandler']> = (request, reply, done) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isRead && !SIGNING_IN.test(request.url)) done();
    else {
      const what = isRead ? 'Nobody signs in' : 'Nothing is written';
      sendProblem(reply, {
        status: 403,
        detail: `${what} at ${guestOf} from here: it is only read. Use a BFF of your own for that.`,
      });
    }
  };
  const hear = withGeneration(options);
  for (const prefix of ['/api', '/attached_assets']) {
    await proxyTo(server, guestOf, {
      upstream: guestOf,
      prefix,
      preHandler: refuseUnsafe,
      replyOptions: {
        rewriteRequestHeaders: asGuest,
        rewriteHeaders: ({ 'set-cookie': _cookies, ...headers }) => hear(headers),
      },
    });
  }
}

/** Answer `/operator` from the operator's service. */
export async function proxyOperator(server: FastifyInstance, operatorUrl: string): Promise<void> {
  await proxyTo(server, "The operator's service", {
    upstream: operatorUrl,
    prefix: '/operator',
    replyOptions: { rewriteRequestHeaders: onBehalfOf },
  });
}
