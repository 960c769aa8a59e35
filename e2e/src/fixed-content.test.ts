/** What the specification says of the content itself: it comes from the catalogue, through the API. */
import type { APIRequestContext } from '@playwright/test';
import { shown, textOf } from './site/served-page.ts';
import { expect, test } from './site/site-test.ts';

async function read<T>(request: APIRequestContext, address: string): Promise<T> {
  return (await (await request.get(address)).json()) as T;
}

test('the three lists of home have their names and as many items as they say', async ({
  served,
  request,
}) => {
  const lists = await read<{ slug: string; name: string; itemCount: number; itemNoun: string }[]>(
    request,
    '/api/lists/public',
  );
  expect(
    lists.slice(0, 3).map(({ name, itemCount, itemNoun }) => `${name}: ${itemCount} ${itemNoun}`),
  ).toEqual([
    'Best Nollywood Movies of 2025: 12 Movies',
    'Rising African Directors: 8 Directors',
    'Must-Watch African Cinema: 25 Movies',
  ]);
  const { main } = await served('/');
  for (const { slug, name, itemCount } of lists.slice(0, 3)) {
    const links = shown(main, `a[href="/lists/${slug}"]`);
    expect(links.map(textOf).join(' ')).toContain(name);
    const { titles, people } = await read<{ titles: unknown[]; people: unknown[] }>(
      request,
      `/api/lists/slug/${slug}`,
    );
    expect(titles.length + people.length).toBe(itemCount);
  }
});

test('the first four festivals have the months of the specification', async ({ served }) => {
  const { main } = await served('/festivals');
  const months = new Set(shown(main, '*', /^Usually in \w+$/).map(textOf));
  expect([...months].slice(0, 4)).toEqual([
    'Usually in July',
    'Usually in November',
    'Usually in October',
    'Usually in September',
  ]);
});

test('the first three awards bodies have the months of the specification, and 2024 its highlights', async ({
  request,
}) => {
  const bodies = await read<{ frequency: string; usualMonth: number }[]>(request, '/api/awards');
  expect(bodies.slice(0, 3).map(({ frequency, usualMonth }) => [frequency, usualMonth])).toEqual([
    ['annual', 3],
    ['annual', 2],
    ['biennial', 2],
  ]);
  const highlights = await read<{ label: string }[]>(request, '/api/awards/highlights');
  expect(highlights.map(({ label }) => label)).toEqual(['Best Film', 'Best Director', 'Rising Star']);
});

test('nine titles stream, four are in theaters, four are upcoming, at least', async ({ request }) => {
  const atLeast = { '/api/titles/streaming': 9, '/api/titles/theaters': 4, '/api/titles?status=upcoming': 4 };
  for (const [address, count] of Object.entries(atLeast)) {
    expect((await read<unknown[]>(request, address)).length, address).toBeGreaterThanOrEqual(count);
  }
});
