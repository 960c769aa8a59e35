import { ApiError, apiQuery } from '@sinima/runtime';
import type { ImportRow } from '../formats/import-list.ts';
import { judgePeople, judgeTitles, type Verdict } from './judge-row.ts';

/** How many lines are looked up at a time. */
const AT_A_TIME = 4;

/** How many results of a search are looked at. */
const RESULTS = 10;

/** The longest query of a search, in characters. */
const MAX_QUERY = 100;

/** How long to wait when the API asks for a pause, in ms, and how often. */
const PAUSE_MS = 3_000;
const MAX_PAUSES = 20;

/** A line, with its match. */
export interface LookedUp {
  readonly row: ImportRow;
  readonly verdict: Verdict;
}

interface LookUpContext {
  readonly signal: AbortSignal;
  /** Called each time that a line has been looked up, with how many have been. */
  readonly onProgress: (done: number) => void;
  /** Wait so many ms. */
  readonly pause?: (ms: number) => Promise<void>;
}

const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

async function lookUp(row: ImportRow, signal: AbortSignal): Promise<Verdict> {
  const search = apiQuery('/api/search', { query: { q: row.name.slice(0, MAX_QUERY), pageSize: RESULTS } });
  const { titles, people } = await search.queryFn({ queryKey: search.queryKey, signal });
  return row.kind === 'PERSON' ? judgePeople(row, people.items) : judgeTitles(row, titles.items);
}

/**
 * Look lines up by the API's search, a few at a time, and slower when it asks for that. Nothing is written.
 *
 * @returns a verdict for each line, in the order of the lines
 * @throws ApiError, or an error of the network, where a search fails; `AbortError` where the visitor cancels
 */
export async function lookUpRows(
  rows: readonly ImportRow[],
  { signal, onProgress, pause = wait }: LookUpContext,
): Promise<LookedUp[]> {
  const verdicts: Verdict[] = [];
  let next = 0;
  let done = 0;
  let pauses = 0;

  async function patiently(row: ImportRow): Promise<Verdict> {
    for (;;) {
      try {
        return await lookUp(row, signal);
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 429 || pauses >= MAX_PAUSES) throw error;
        pauses += 1;
        await pause(PAUSE_MS);
        signal.throwIfAborted();
      }
    }
  }

  async function work(): Promise<void> {
    while (next < rows.length) {
      signal.throwIfAborted();
      const place = next;
      next += 1;
      try {
        verdicts[place] = await patiently(rows[place]!);
      } catch (error) {
        // The import has failed: the others need not go on.
        next = rows.length;
        throw error;
      }
      done += 1;
      onProgress(done);
    }
  }

  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return rows.map((row, place) => ({ row, verdict: verdicts[place]! }));
}
