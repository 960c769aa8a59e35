import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

/** The answer to a read, as far as it is needed: a `Response`, or what stands for one. */
export interface ApiAnswer extends Pick<Response, 'ok' | 'status' | 'statusText' | 'json' | 'text'> {
  readonly headers: Pick<Headers, 'get'>;
}

/**
 * How the API is reached: the browser asks its own origin, a renderer the front. On the server, `client` tells for which
 * page; undefined where a read is made outside of a query.
 */
export type ApiFetch = (
  path: string,
  init: { signal: AbortSignal; client?: QueryClient | undefined },
) => Promise<ApiAnswer>;

let reach: ApiFetch = (path, init) => fetch(path, init);

/** Set how the API is reached from now on; the host's alone. */
export function configureApi(apiFetch: ApiFetch): void {
  reach = apiFetch;
}

interface ReadContext {
  queryKey: readonly unknown[];
  signal: AbortSignal;
  client?: QueryClient | undefined;
}

async function get(path: string, { signal, client }: ReadContext): Promise<ApiAnswer> {
  const response = await reach(path, { signal, client });
  if (response.ok) return response;
  throw new ApiError(response.status, (await response.text()) || response.statusText);
}

/** Return what an answer says. @throws ApiError where it is no JSON, or says nothing */
async function bodyOf(response: ApiAnswer): Promise<object> {
  const body: unknown = await response.json().catch((error: Error) => {
    if (error.name !== 'SyntaxError') throw error;
    return null;
  });
  if (typeof body === 'object' && body !== null) return body;
  throw new ApiError(502, 'The server sent an unexpected answer.');
}

/** GET the path built by joining the query key with `/` (`docs/specification.md §7`). @throws ApiError */
export async function getJson<T>(context: ReadContext): Promise<T> {
  const response = await get(context.queryKey.join('/'), context);
  return (await bodyOf(response)) as T;
}

/** One page of a list. */
export interface ListPage<Item> {
  readonly items: readonly Item[];
  /** How many there are over all pages. */
  readonly total: number;
  /** True where the total is a lower bound. */
  readonly totalIsAtLeast: boolean;
}

/** GET the address that ends the query key, with the total from its `X-Total-Count`. @throws ApiError */
export async function getListPage<Item>(context: ReadContext): Promise<ListPage<Item>> {
  const response = await get(String(context.queryKey.at(-1)), context);
  const items = await bodyOf(response);
  if (!Array.isArray(items)) throw new ApiError(502, 'The answer is no list.');
  const total = Number(response.headers.get('X-Total-Count') ?? items.length);
  return {
    items: items as Item[],
    total,
    totalIsAtLeast: response.headers.get('X-Total-Count-Relation') === 'gte',
  };
}
