import type { DataQuery } from '@sinima/contracts/remote';
import type { paths } from '@sinima/contracts/api';
import { getJson, getListPage, type ListPage } from './api-fetch.ts';

type Get<Path extends keyof paths> = paths[Path] extends { get: infer Operation } ? Operation : never;

type Parameters<Path extends keyof paths> =
  Get<Path> extends { parameters: infer P }
    ? Omit<{ [Kind in keyof P as Kind extends 'path' | 'query' ? Kind : never]: P[Kind] }, never>
    : never;

type Answer<Path extends keyof paths> =
  Get<Path> extends { responses: { 200: { content: { 'application/json': infer Body } } } } ? Body : never;

function address(path: string, parameters: { path?: object; query?: object } = {}): string {
  const given = Object.entries(parameters.path ?? {});
  const filled = given.reduce(
    (filling, [name, value]) => filling.replace(`{${name}}`, encodeURIComponent(String(value))),
    path,
  );
  const query = Object.entries(parameters.query ?? {}).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return query.length === 0 ? filled : `${filled}?${new URLSearchParams(query).toString()}`;
}

/**
 * Return a read of one API call, for `useQuery` and for `prefetch`; path, parameters and answer are typed by the API's document.
 *
 * @example const titleQuery = (slug: string) => apiQuery('/api/titles/slug/{slug}', { path: { slug } });
 */
export function apiQuery<Path extends keyof paths>(
  path: Path,
  parameters?: Parameters<Path>,
): DataQuery<Answer<Path>> {
  return { queryKey: [address(path, parameters)], queryFn: getJson };
}

/**
 * Return a read of one page of a list: its items, and how many there are over all pages.
 *
 * @example useQuery(apiListQuery('/api/people', { query: { page: 2 } }))
 */
export function apiListQuery<Path extends keyof paths>(
  path: Path,
  parameters?: Parameters<Path>,
): DataQuery<ListPage<Answer<Path> extends readonly (infer Item)[] ? Item : never>> {
  return { queryKey: ['list', address(path, parameters)], queryFn: getListPage };
}
