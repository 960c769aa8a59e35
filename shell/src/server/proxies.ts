/** What is answered by other services, at the site's own address. */
import proxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import { GENERATION_HEADER } from '@sinima/contracts/composition';
import type { FastifyInstance } from 'fastify';
import type { LiveSite } from './releases/live-site.ts';

/** Say for whom the shell asks. */
const onBehalfOf: NonNullable<FastifyHttpProxyOptions['replyOptions']>['rewriteRequestHeaders'] = (
  request,
  headers,
) => ({
  ...headers,
  'x-forwarded-for': request.ip,
  'x-forwarded-host': request.host,
  'x-forwarded-proto': request.protocol,
  'x-request-id': request.id,
});

/** Answer `/api/*` from the BFF. By the way, open tabs learn which generation is live. */
export async function proxyBff(
  server: FastifyInstance,
  { bffUrl, site }: { bffUrl: string; site: Pick<LiveSite, 'generation'> },
): Promise<void> {
  await server.register(proxy, {
    upstream: bffUrl,
    prefix: '/api',
    rewritePrefix: '/api',
    replyOptions: {
      // The BFF limits how often one visitor asks; the shell's own reads carry no such header.
      rewriteRequestHeaders: onBehalfOf,
      rewriteHeaders: (headers) => ({
        ...headers,
        [GENERATION_HEADER.toLowerCase()]: String(site.generation().number),
      }),
    },
  });
}

/** Answer `/operator` from the operator's service. */
export async function proxyOperator(server: FastifyInstance, operatorUrl: string): Promise<void> {
  await server.register(proxy, {
    upstream: operatorUrl,
    prefix: '/operator',
    rewritePrefix: '/operator',
    replyOptions: { rewriteRequestHeaders: onBehalfOf },
  });
}
