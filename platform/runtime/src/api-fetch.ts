import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

/** The answer to a read, as far as it is needed: a `Response`, or an object like one. */
export interface ApiAnswer extends Pick<Response, 'ok' | 'status' | 'statusText' | 'json' | 'text'> {
  readonly headers: Pick<Headers, 'get'>;
}

/** One call, as `fetch` takes it. On the server, `client` tells for which page; undefined where a read is made outside of a query. */
export interface ApiCall {
  readonly signal?: AbortSignal;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly body?: Blob | undefined;
  readonly client?: QueryClient | undefined;
}

/** How the API is reached: the browser asks its own origin, a renderer the front. */
export type ApiFetch = (path: string, call: ApiCall) => Promise<ApiAnswer>;

let reach: ApiFetch = (path, call) => fetch(path, call);

/** Set how the API is reached from now on; the host's alone. */
export function configureApi(apiFetch: ApiFetch): void {
  reach = apiFetch;
}

/** The context that a query gives its read. */
interface ReadContext extends Pick<ApiCall, 'client'> {
  readonly queryKey: readonly unknown[];
  readonly signal: AbortSignal;
}

async function ask(path: string, call: ApiCall): Promise<ApiAnswer> {
  const response = await reach(path, call);
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
  const response = await ask(context.queryKey.join('/'), context);
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
  const response = await ask(String(context.queryKey.at(-1)), context);
  const items = await bodyOf(response);
  if (!Array.isArray(items)) throw new ApiError(502, 'The answer is no list.');
  const total = Number(response.headers.get('X-Total-Count') ?? items.length);
  return {
    items: items as Item[],
    total,
    totalIsAtLeast: response.headers.get('X-Total-Count-Relation') === 'gte',
  };
}

/**
 * Write to the API from an event of the page, with a body of JSON. Return its answer; undefined where it has none (204).
 * Queries that the write changes are read anew where the caller says so.
 *
 * @param headers what the call asks for beside its body, such as the token of a member
 * @throws ApiError as reads do
 * @example const { id } = await apiSend<{ id: string }>('POST', '/api/soundtracks', { title: 'Lionheart' });
 */
export async function apiSend<Answer extends object | undefined>(
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
  headers?: Readonly<Record<string, string>>,
): Promise<Answer> {
  const json = body && new Blob([JSON.stringify(body)], { type: 'application/json' });
  const response = await ask(path, { method, headers, body: json });
  return (response.status === 204 ? undefined : await bodyOf(response)) as Answer;
}
