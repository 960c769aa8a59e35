import type { FastifyRequest } from 'fastify';

/** What is known of the answer to a request that is handed on, for logs, metrics and caches. */
export interface NotedAnswer {
  /** The route that answers: `/api/festivals/slug/:slug`. */
  readonly route: string;
  /** The names by which a purge finds it. */
  readonly surrogateKeys: readonly string[];
}

const noted = new WeakMap<FastifyRequest, NotedAnswer>();

/** Note what answers a request that is handed on. */
export function noteAnswer(request: FastifyRequest, answer: NotedAnswer): void {
  noted.set(request, answer);
}

/** Return what was noted of the answer to a request. */
export function notedAnswer(request: FastifyRequest): NotedAnswer | undefined {
  return noted.get(request);
}

/** Return the route that answers a request, e.g. `/api/titles/slug/:slug`; `none` where there is none. */
export function routeOf(request: FastifyRequest): string {
  return noted.get(request)?.route ?? request.routeOptions.url ?? 'none';
}
