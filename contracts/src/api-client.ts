/**
 * A typed client of the API, for programs of others: every call by its path, what it takes and answers, and its errors.
 *
 * @example
 * const sinima = createApiClient({ origin: 'https://sinima.example' });
 * const { data, error } = await sinima.GET('/api/titles/slug/{slug}', { params: { path: { slug: 'yeelen' } } });
 * if (error) console.error(error.status, error.detail);
 * else console.log(data.displayTitle);
 */
import createClient, { type Client } from 'openapi-fetch';
import type { paths } from './generated/openapi.ts';

/** Which site answers, and how. */
export interface ApiClientOptions {
  /** The address of the site: `https://sinima.example`. */
  readonly origin: string;
  /** A member's key for higher limits; left out: calls count for the network address. */
  readonly key?: string;
  /** Sends the requests; left out: the `fetch` of the platform. */
  readonly fetch?: (request: Request) => Promise<Response>;
}

/**
 * Return a client of the API of a site. Calls of its remotes are typed by its whole contract, which `openapi-typescript`
 * makes from `/api/openapi.json`: `createApiClient<paths>(…)`.
 */
export function createApiClient<Paths extends {} = paths>({
  origin,
  key,
  fetch,
}: ApiClientOptions): Client<Paths> {
  return createClient<Paths>({
    baseUrl: origin,
    headers: { accept: 'application/json, application/problem+json', 'x-api-key': key },
    ...(fetch && { fetch }),
  });
}
