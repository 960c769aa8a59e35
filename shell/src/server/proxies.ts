/** What is answered by other services, at the site's own address. */
import proxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import { GENERATION_HEADER } from '@sinima/contracts/composition';
import { spanOf } from '@sinima/tracing/trace-requests';
import type { FastifyInstance } from 'fastify';
import type { DataRevision } from './page-cache/data-revision.ts';
import { sendProblem } from './problem.ts';
import type { LiveSite } from './releases/live-site.ts';
import { forwardedFor } from './trusted-proxies.ts';

function traceOf(request: { readonly raw: object }): { traceparent?: string } {
  const span = spanOf(request);
  return span ? { traceparent: span.traceparent } : {};
}

/** Say for whom the shell asks. */
const onBehalfOf: NonNullable<FastifyHttpProxyOptions['replyOptions']>['rewriteRequestHeaders'] = (
  request,
  headers,
) => ({
  ...headers,
  'x-forwarded-for': forwardedFor(request),
  'x-forwarded-host': request.host,
  'x-forwarded-proto': request.protocol,
  'x-request-id': request.id,
  ...traceOf(request),
});

/** How long another service may take to begin an answer, and to go on with it, in milliseconds. */
const DEADLINE_MS = 10_000;

/** When to ask again for what is out of reach, in seconds. */
const RETRY_AFTER_S = 5;

type OnError = NonNullable<NonNullable<FastifyHttpProxyOptions['replyOptions']>['onError']>;

/** Say that a service did not answer: a 504 when it was late, else a 503. */
const sayNoAnswerOf =
  (service: string): OnError =>
  (reply, { error }) => {
    if ('statusCode' in error && error.statusCode === 504) {
      sendProblem(reply, 504, `${service} did not answer in time. Please try again in a moment.`);
      return;
    }
    void reply.header('Retry-After', String(RETRY_AFTER_S));
    sendProblem(reply, 503, `${service} is out of reach. Please try again in a moment.`);
  };

/** Answer `/api/*` from the BFF. By the way, open tabs learn which generation is live. */
export async function proxyBff(
  server: FastifyInstance,
  {
    bffUrl,
    site,
    revision,
  }: { bffUrl: string; site: Pick<LiveSite, 'generation'>; revision: Pick<DataRevision, 'hear'> },
): Promise<void> {
  await server.register(proxy, {
    upstream: bffUrl,
    prefix: '/api',
    rewritePrefix: '/api',
    replyOptions: {
      timeout: DEADLINE_MS,
      onError: sayNoAnswerOf('The API'),
      // The BFF limits how often one visitor asks; the shell's own reads carry no such header.
      rewriteRequestHeaders: onBehalfOf,
      rewriteHeaders(headers) {
        revision.hear({ get: (name) => headers[name.toLowerCase()]?.toString() ?? null });
        return { ...headers, [GENERATION_HEADER.toLowerCase()]: String(site.generation().number) };
      },
    },
  });
}

/** Answer `/operator` from the operator's service. */
export async function proxyOperator(server: FastifyInstance, operatorUrl: string): Promise<void> {
  await server.register(proxy, {
    upstream: operatorUrl,
    prefix: '/operator',
    rewritePrefix: '/operator',
    replyOptions: {
      timeout: DEADLINE_MS,
      onError: sayNoAnswerOf("The operator's service"),
      rewriteRequestHeaders: onBehalfOf,
    },
  });
}
