import { fetchRecord } from '@sinima/catalogue-ui/fetch-record';
import { paths } from '@sinima/contracts/paths';
import type { DataQuery, PageContext } from '@sinima/contracts/remote';
import { titleAwardsQuery } from '../features/awards/api/title-awards-query.ts';
import { creditsQuery } from '../features/credits/api/credits-query.ts';
import { episodesQuery } from '../features/episodes/api/episodes-query.ts';
import { seasonsQuery } from '../features/episodes/api/seasons-query.ts';
import { chosenSeason } from '../features/episodes/chosen-season.ts';
import { reviewsQuery } from '../features/reviews/api/reviews-query.ts';
import { similarQuery } from '../features/similar/api/similar-query.ts';
import { titleQuery } from '../title/title-query.ts';
import { titleWithYear } from '../title/title-texts.ts';
import { titleHead } from './title-head.ts';
import { chosenTab, type TitleTab } from './title-tab.ts';

/** What a tab reads; those that are not here show what the title says itself. */
const tabQueries: Partial<Record<TitleTab, (slug: string) => DataQuery<unknown>>> = {
  episodes: seasonsQuery,
  cast: creditsQuery,
  reviews: reviewsQuery,
  trivia: titleAwardsQuery,
};

/** Guess the open tab before the type of the title is known: a film's, unless the address asks for episodes. */
function likelyTab(search: URLSearchParams): TitleTab {
  return chosenTab(search.get('tab') === 'episodes' ? 'SERIES' : 'MOVIE', search);
}

async function fetchEpisodes(slug: string, { search, data }: PageContext): Promise<void> {
  const season = chosenSeason(await data.fetch(seasonsQuery(slug)), search);
  if (season) await data.fetch(episodesQuery(season.id));
}

/**
 * Read the title, what its open tab shows and what stands below, in one wave. A series whose address names no tab opens
 * at its episodes, which are read once its type is known.
 */
export async function prefetchTitlePage(context: PageContext): Promise<void> {
  const { search, data } = context;
  const likely = likelyTab(search);
  const title = await fetchRecord(context, titleQuery, (slug) => [
    similarQuery(slug),
    ...[tabQueries[likely]?.(slug) ?? []].flat(),
  ]);
  const tab = chosenTab(title.type, search);
  if (tab === 'episodes') await fetchEpisodes(title.slug, context);
  else if (tab !== likely) await data.fetch(tabQueries[tab]!(title.slug));
}

/** Return what the title page says of itself. */
export const titlePageHead = titleHead(titleWithYear, paths.title);
