/** Errors as `application/problem+json` (RFC 9457), the same from the front and from the BFF. */
import { STATUS_CODES } from 'node:http';

export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

/** What an error tells visitors. */
export interface ProblemFacts {
  readonly status: number;
  readonly detail: string;
  /** With status 400: each parameter that is wrong. */
  readonly errors?: readonly { readonly parameter: string; readonly message: string }[];
}

/** The part of a Fastify reply that a problem is sent by. */
interface Reply {
  readonly request: { readonly id: string; readonly url: string };
  code(status: number): Reply;
  headers(values: Record<string, string>): Reply;
  send(body: string): unknown;
}

/** Return a problem document, as JSON; a request that cannot be read has neither path nor id. */
export function problemDocument(
  { status, detail, errors }: ProblemFacts,
  request?: { readonly id: string; readonly url: string },
): string {
  return JSON.stringify({
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail,
    ...(request && { instance: request.url.split('?', 1)[0], requestId: request.id }),
    ...(errors && { errors }),
  });
}

/** Answer with a problem document. */
export function sendProblem(reply: Reply, facts: ProblemFacts): void {
  reply
    .code(facts.status)
    .headers({
      'Cache-Control': 'no-store',
      'Content-Type': PROBLEM_TYPE,
      'X-Request-Id': reply.request.id,
    })
    .send(problemDocument(facts, reply.request));
}
