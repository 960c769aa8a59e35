import { fetchRecord } from '@sinima/catalogue-ui/fetch-record';
import { paths } from '@sinima/contracts/paths';
import type { DataQuery, PageContext } from '@sinima/contracts/remote';
import { titleAwardsQuery } from '../features/awards/api/title-awards-query.ts';
import { creditsQuery } from '../features/credits/api/credits-query.ts';
import { episodesQuery } from '../features/episodes/api/episodes-query.ts';
import { seasonsQuery } from '../features/episodes/api/seasons-query.ts';
import { chosenSeason, requestedSeason } from '../features/episodes/chosen-season.ts';
import { reviewsQuery } from '../features/reviews/api/reviews-query.ts';
import { similarQuery } from '../features/similar/api/similar-query.ts';
import { titleQuery } from '../title/title-query.ts';
import { titleWithYear } from '../title/title-texts.ts';
import { titleHead } from './title-head.ts';
import { chosenTab, type TitleTab } from './title-tab.ts';

/** The reads of tabs beside the credits; the other tabs show facts of the title's own record. */
const tabQueries: Partial<
  Record<TitleTab, (slug: string, search: URLSearchParams) => readonly DataQuery<unknown>[]>
> = {
  episodes: (slug, search) => [seasonsQuery(slug), episodesQuery(slug, requestedSeason(search))],
  reviews: (slug) => [reviewsQuery(slug)],
  trivia: (slug) => [titleAwardsQuery(slug)],
};

/** Guess the open tab before the type of the title is known: a film's, unless the address asks for episodes. */
function likelyTab(search: URLSearchParams): TitleTab {
  return chosenTab(search.get('tab') === 'episodes' ? 'SERIES' : 'MOVIE', search);
}

/** Read the first season where the one that the address asks for is none. */
async function fetchFirstSeason(slug: string, { search, data }: PageContext): Promise<void> {
  const requested = requestedSeason(search);
  const chosen = chosenSeason(data.read(seasonsQuery(slug)) ?? [], requested);
  if (chosen && requested !== undefined && chosen.number !== requested) await data.fetch(episodesQuery(slug));
}

/**
 * Read the title, its credits (its head names the director), the data of its open tab and of the sections below, in one wave. A series whose address names no tab opens
 * at its episodes, which are read once its type is known.
 */
export async function prefetch(context: PageContext): Promise<void> {
  const { search, data } = context;
  const likely = likelyTab(search);
  const queriesOf = (tab: TitleTab, slug: string) => tabQueries[tab]?.(slug, search) ?? [];
  const { type, slug } = await fetchRecord(context, titleQuery, (known) => [
    similarQuery(known),
    creditsQuery(known),
    ...queriesOf(likely, known),
  ]);
  const tab = chosenTab(type, search);
  if (tab !== likely) await Promise.allSettled(queriesOf(tab, slug).map((query) => data.fetch(query)));
  if (tab === 'episodes') await fetchFirstSeason(slug, context);
}

/** The page of a title. */
export { default } from './title-page.tsx';

export const head = titleHead(titleWithYear, paths.title);
