/** The outcome of fragments' reads: the data that the page carries, and the data that is missing. */
import { randomUUID } from 'node:crypto';
import type { PageHead } from '@sinima/contracts/remote';
import { isOfCode } from '@sinima/contracts/reports';
import { ApiError, isMissing } from '@sinima/runtime';
import { dehydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';
import { fragmentKey, type FragmentRef } from '../page/fragment-ref.ts';
import { jsonForHtml } from '../page/json-for-html.ts';
import { addressOfAnswer } from './job-reads.ts';
import type { CarriedQuery } from '../page/page-work.ts';

type DehydratedQuery = DehydratedState['queries'][number];

/** Return the answers that the browser shall not ask for again; errors too, so that it shows what the server showed. */
export function carriedQueries(client: QueryClient): CarriedQuery[] {
  const { queries } = dehydrate(client, {
    shouldDehydrateQuery: ({ state }) => state.status !== 'pending',
    shouldRedactErrors: () => false,
  });
  return queries.map(carried);
}

/** Stands for an answer's text; nobody's data can have it. */
const PLACE = randomUUID();
const placeInJson = JSON.stringify(PLACE);

/** Return an answer's object with a mark in place of the API's own text, and the address of that text. */
function withPlace(data: unknown): { data: unknown; path: string } | undefined {
  const path = addressOfAnswer(data);
  if (path !== undefined) return { data: PLACE, path };
  const listPath = addressOfAnswer((data as { items?: unknown } | null | undefined)?.items);
  return listPath === undefined ? undefined : { data: { ...(data as object), items: PLACE }, path: listPath };
}

function carried(query: DehydratedQuery): CarriedQuery {
  const { queryHash: hash } = query;
  const plain = withoutTimes(query);
  const answer = withPlace(plain.state.data);
  if (!answer) return { hash, json: jsonForHtml(plain) };
  const json = jsonForHtml({ ...plain, state: { ...plain.state, data: answer.data } });
  const at = json.indexOf(placeInJson);
  return {
    hash,
    json: json.slice(0, at) + json.slice(at + placeInJson.length),
    answer: { path: answer.path, at },
  };
}

/** When an answer came says nothing about it, and would make each making of a page another page. */
function withoutTimes({ state, ...query }: DehydratedQuery): DehydratedQuery {
  const time = (at: number): number => Math.sign(at);
  const { dataUpdatedAt, errorUpdatedAt } = state;
  return {
    ...query,
    dehydratedAt: 1,
    state: { ...state, dataUpdatedAt: time(dataUpdatedAt), errorUpdatedAt: time(errorUpdatedAt) },
  };
}

/**
 * Return which reads, and fragments, go without their data because of a failure. A refusal of the API is an answer, but for
 * 410: the version that was to answer is gone, and a page of other versions has an answer.
 */
export function missingData(
  client: QueryClient,
  failures: ReadonlyMap<string, unknown>,
): Record<string, string> {
  const isAnswer = (error: unknown): boolean =>
    error instanceof ApiError && error.status < 500 && error.status !== 410;
  const reads = client
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state: { error } }) =>
      error === null || isAnswer(error) ? [] : [[queryKey.join('/'), String(error)]],
    );
  const fragments = [...failures].flatMap(([key, error]) =>
    error instanceof ApiError ? [] : [[key, String(error)]],
  );
  return Object.fromEntries([...reads, ...fragments]) as Record<string, string>;
}

/** Return the stacks of failures of a remote's own code: reads that failed, or took too long, are none. */
export function prefetchErrors(failures: ReadonlyMap<string, unknown>): Record<string, string> {
  const stacks = [...failures].flatMap(([key, error]) =>
    error instanceof Error && isOfCode(error) && error.stack !== undefined ? [[key, error.stack]] : [],
  );
  return Object.fromEntries(stacks) as Record<string, string>;
}

/** Tell whether a page's own data did not come, though its head says nothing of it. */
export function lacksItsData(
  head: PageHead | undefined,
  refs: readonly FragmentRef[],
  failures: ReadonlyMap<string, unknown>,
): boolean {
  const [page] = refs;
  if (page?.kind !== 'pages' || head?.status !== undefined) return false;
  const failure = failures.get(fragmentKey(page));
  return failure !== undefined && !isMissing(failure);
}
