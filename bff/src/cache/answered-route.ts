import type { FastifyRequest } from 'fastify';

const routes = new WeakMap<FastifyRequest, string>();

/** Note which route answers a request that is handed on, for logs, metrics and caches. */
export function noteRoute(request: FastifyRequest, route: string): void {
  routes.set(request, route);
}

/** Return the route that answers a request, e.g. `/api/titles/slug/:slug`; `none` where there is none. */
export function routeOf(request: FastifyRequest): string {
  return routes.get(request) ?? request.routeOptions.url ?? 'none';
}
