import type { TitleCard } from '@sinima/api/titles/title-card.dto';
import { runApi, type RunningApi } from './running-api.js';
import { smallCatalogue } from './small-catalogue.js';

/** The best rated title without its plot, its cast and its source. */
const titles = smallCatalogue.titles.map((title) => {
  if (title.slug !== 'ajoke') return title;
  const { plotSummary: _plot, sources: _sources, credits, ...rest } = title;
  return { ...rest, credits: credits.filter(({ role }) => role !== 'ACTOR') };
});

let api: RunningApi;

beforeAll(async () => {
  api = await runApi({ ...smallCatalogue, titles });
}, 60_000);

afterAll(() => api.stop());

async function read<T>(path: string): Promise<T> {
  return (await (await fetch(`${api.origin}${path}`)).json()) as T;
}

it.each([
  ['popularity', ''],
  ['rating, of one country', '&country=Nigeria'],
])('a stub is marked, and stands last by %s, whatever its rating', async (_what, filter) => {
  const found = await read<TitleCard[]>(`/api/titles?pageSize=100${filter}`);
  expect(found.at(-1)).toMatchObject({ slug: 'ajoke', isStub: true });
  expect(found.slice(0, -1).filter(({ isStub }) => isStub)).toEqual([]);
});

it('a stub says at its own address that it is one', async () => {
  expect(await read('/api/titles/slug/ajoke')).toMatchObject({ isStub: true });
  expect(await read('/api/titles/slug/the-court')).toMatchObject({ isStub: false });
});
