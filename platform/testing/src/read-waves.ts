/** Counts what a page reads, and how often it waits for one read before it starts another. */
import type { RemotePage } from '@sinima/contracts/remote';
import { configureApi, createQueryClient, createText, pageData } from '@sinima/runtime/host';
import { waitFor } from '@testing-library/react';
import { matchPath } from 'react-router-dom';
import { responseTo, type ApiAnswers } from './answers.ts';
import { mountFragment, type FragmentPlace } from './render-fragment.tsx';

/** How much longer each read takes than the one before it, in milliseconds: reads of one wave end one after the other. */
const STEP_MS = 2;

/**
 * Read ahead what a page reads, as the server does, and render it over that. Return the addresses that were asked, in
 * waves: a new one begins with a read that starts after another has ended.
 *
 * @example expect(await readWaves(remote.pages.cast, { address, pattern, answers })).toEqual([[title, credits]]);
 */
export async function readWaves(
  page: RemotePage,
  { answers, ...place }: FragmentPlace & { answers: ApiAnswers },
): Promise<string[][]> {
  const waves: string[][] = [[]];
  let hasEnded = false;
  configureApi(async (path) => {
    if (hasEnded) waves.push([]);
    hasEnded = false;
    waves.at(-1)!.push(path);
    await new Promise((resolve) => setTimeout(resolve, STEP_MS * waves.flat().length));
    hasEnded = true;
    return responseTo(answers, path);
  });
  const { pathname, searchParams } = new URL(place.address, 'http://site');
  const params = matchPath(place.pattern ?? pathname, pathname)?.params ?? {};
  const client = createQueryClient();
  const { prefetch } = await page.load();
  await prefetch?.({ params, search: searchParams, data: pageData(client), text: createText('en') });
  await mountFragment(page, place, client);
  await waitFor(() => {
    if (client.isFetching() > 0) throw new Error('Reads are under way.');
  });
  return waves;
}
