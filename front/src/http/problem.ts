import { STATUS_CODES } from 'node:http';
import type { FastifyReply, RawServerBase, RouteGenericInterface } from 'fastify';

/** Answer as the BFF answers errors: `application/problem+json` (RFC 9457). */
export function sendProblem(
  reply: FastifyReply<RouteGenericInterface, RawServerBase>,
  status: number,
  detail: string,
): void {
  const { id: requestId, url } = reply.request;
  void reply
    .code(status)
    .headers({ 'Cache-Control': 'no-store', 'X-Request-Id': requestId })
    .type('application/problem+json; charset=utf-8')
    .send(
      JSON.stringify({
        type: 'about:blank',
        title: STATUS_CODES[status],
        status,
        detail,
        instance: url.split('?', 1)[0],
        requestId,
      }),
    );
}
