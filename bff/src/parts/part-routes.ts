/** Addresses of the API that no core route has: parts answer them. */
import { HttpException } from '@nestjs/common';
import { PLAIN_PAGE_HEADERS } from '@sinima/api/http/plain-page';
import { problemFacts, sendProblem } from '@sinima/api/http/problem.filter';
import type { PartAnswer } from '@sinima/api-parts/part-answer';
import { PartProblem } from '@sinima/api-parts/part-problem';
import type { ServedParts } from '@sinima/api-parts/served-parts';
import { RELEASE_PARAMETER } from '@sinima/contracts/release-of-call';
import { API_BODY_BYTES } from '@sinima/server/bounds';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isForEverybody } from '../cache/api-responses.js';
import { noteAnswer } from '../cache/answered-route.js';
import { showFormProblems } from './form-problems.js';
import type { PartStates } from './part-states.js';

/** Headers of a request that parts see; the member of it is named by one of our own. */
const ASKED_HEADERS = ['accept', 'accept-language', 'content-type', 'idempotency-key'];

/** Headers of an answer that parts may give; all others are ours. */
const ANSWERED_HEADERS = [
  'allow',
  'content-language',
  'content-type',
  'link',
  'location',
  'retry-after',
  'x-total-count',
  'x-total-count-relation',
];

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

export interface PartRoutes {
  /** Undefined: no store is followed. */
  readonly parts: ServedParts | undefined;
  readonly states: PartStates;
  /** Return the headers that name the member of a call, for answers that differ by visitor. */
  readonly memberHeaders: (request: FastifyRequest, reply: FastifyReply) => Promise<Record<string, string>>;
  /** A part has written: what is kept of its answers may be out of date. */
  readonly onWritten: (app: string) => void;
}

/** The name by which a purge finds the answers of a part. */
export const partKey = (app: string): string => `part:${app}`;

/** Begin to hand calls below `/api` that no route of the core answers to parts. */
export function servePartsBy(server: FastifyInstance, routes: PartRoutes): void {
  void server.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body));
    showFormProblems(scope);
    scope.route({
      method: [...METHODS],
      url: '/api/*',
      bodyLimit: API_BODY_BYTES,
      handler: (request, reply) => handOn(request, reply, routes),
    });
    done();
  });
}

async function handOn(
  request: FastifyRequest,
  reply: FastifyReply,
  routes: PartRoutes,
): Promise<FastifyReply> {
  const { parts, states, onWritten, memberHeaders } = routes;
  noteAnswer(request, { route: '/api/*', surrogateKeys: [] });
  const [path = '', query = ''] = request.url.split('?', 2);
  if (!parts) return problem(reply, 503, `There is no part of the API for ${path}: ${states.unavailable}`);
  const parameters = new URLSearchParams(query);
  const release = parameters.get(RELEASE_PARAMETER);
  parameters.delete(RELEASE_PARAMETER);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  try {
    await parts.started();
    const isOfMember = parts.owns(path) && !isForEverybody(request);
    const member = isOfMember ? await memberHeaders(request, reply) : {};
    const { answer, part } = await parts.answer(
      {
        method: request.method,
        url: parameters.size > 0 ? `${path}?${parameters.toString()}` : path,
        headers: { ...askedHeaders(request), ...member },
        ...(request.body instanceof Buffer && { body: request.body }),
      },
      release,
    );
    noteAnswer(request, { route: answer.route, surrogateKeys: [partKey(part.app)] });
    if (!isRead && answer.status < 400) onWritten(part.app);
    return send(reply.header('Sinima-Part', `${part.app}@${part.version}`), answer);
  } catch (error) {
    if (error instanceof HttpException) return problem(reply, error.getStatus(), problemFacts(error).detail);
    if (!(error instanceof PartProblem)) throw error;
    if (error.status === 404) return notFound(request, reply, path);
    return problem(reply, error.status, error.message);
  }
}

function askedHeaders({ headers, id }: FastifyRequest): Record<string, string> {
  const given = ASKED_HEADERS.flatMap((name): [string, string][] => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  return { ...Object.fromEntries(given), 'x-request-id': id };
}

function send(reply: FastifyReply, { status, headers, body }: PartAnswer): FastifyReply {
  for (const name of ANSWERED_HEADERS) if (headers[name] !== undefined) reply.header(name, headers[name]);
  // A part says of answers that are not for everybody that nobody may store them.
  if (/no-store|private/.test(headers['cache-control'] ?? '') || status >= 400) {
    reply.header('cache-control', 'no-store');
  }
  // No script of a part's page runs, nor one in a text that it shows.
  if (headers['content-type']?.startsWith('text/html')) reply.headers(PLAIN_PAGE_HEADERS);
  return reply.status(status).send(Buffer.from(body.buffer, body.byteOffset, body.byteLength));
}

function notFound({ method }: FastifyRequest, reply: FastifyReply, path: string): FastifyReply {
  if (method === 'GET' || method === 'HEAD') return problem(reply, 404, `There is no ${method} ${path}.`);
  return problem(reply, 405, `${method} is not allowed here.`);
}

function problem(reply: FastifyReply, status: number, detail: string): FastifyReply {
  sendProblem(reply, { status, detail });
  return reply;
}
