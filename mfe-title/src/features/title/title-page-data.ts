import type { TitleDetail } from '@sinima/contracts/api';
import type { PageContext, PageData } from '@sinima/contracts/remote';
import { paths } from '@sinima/contracts/paths';
import { titleAwardsQuery } from '../awards/api/title-awards-query.ts';
import { creditsQuery } from '../credits/api/credits-query.ts';
import { episodesQuery } from '../episodes/api/episodes-query.ts';
import { seasonsQuery } from '../episodes/api/seasons-query.ts';
import { chosenSeason } from '../episodes/chosen-season.ts';
import { reviewsQuery } from '../reviews/api/reviews-query.ts';
import { showtimesQuery } from '../showtimes/api/showtimes-query.ts';
import { similarQuery } from '../similar/api/similar-query.ts';
import { whereToWatchQuery } from '../streaming/api/where-to-watch-query.ts';
import { titleQuery } from './api/title-query.ts';
import { headOfTitle } from './title-head.ts';
import { chosenTab } from './title-tab.ts';
import { titleWithYear } from './title-texts.ts';

async function fetchEpisodes(titleId: string, search: URLSearchParams, data: PageData): Promise<void> {
  const season = chosenSeason(await data.fetch(seasonsQuery(titleId)), search);
  if (season) await data.fetch(episodesQuery(season.id));
}

async function fetchTab({ id, type }: TitleDetail, { search, data }: PageContext): Promise<void> {
  const tab = chosenTab(type, search);
  if (tab === 'episodes') await fetchEpisodes(id, search, data);
  if (tab === 'cast') await data.fetch(creditsQuery(id));
  if (tab === 'reviews') await data.fetch(reviewsQuery(id));
  if (tab === 'trivia') await data.fetch(titleAwardsQuery(id));
}

/** Reads the title, then what its open tab shows and what stands below; of that each may fail alone. */
export async function prefetchTitlePage(context: PageContext): Promise<void> {
  const title = await context.data.fetch(titleQuery(context.params.slug ?? ''));
  const { data } = context;
  await Promise.all([
    fetchTab(title, context),
    Promise.allSettled([
      ...(title.streamingPlatforms.length > 0 ? [data.fetch(whereToWatchQuery(title.id))] : []),
      data.fetch(showtimesQuery(title.id)),
      data.fetch(similarQuery(title.id)),
    ]),
  ]);
}

/** What the title page says of itself. */
export const headTitlePage = headOfTitle(titleWithYear, ({ slug }) => paths.title(slug));
