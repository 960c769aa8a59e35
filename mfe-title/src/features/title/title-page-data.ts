import type { TitleDetail } from '@sinima/contracts/api';
import type { PageContext, PageData } from '@sinima/contracts/remote';
import { paths } from '@sinima/contracts/paths';
import { titleAwardsQuery } from '../awards/api/title-awards-query.ts';
import { creditsQuery } from '../credits/api/credits-query.ts';
import { episodesQuery } from '../episodes/api/episodes-query.ts';
import { seasonsQuery } from '../episodes/api/seasons-query.ts';
import { chosenSeason } from '../episodes/chosen-season.ts';
import { reviewsQuery } from '../reviews/api/reviews-query.ts';
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

/** Reads the title, then what its open tab shows. */
export async function prefetchTitlePage(context: PageContext): Promise<void> {
  const title = await context.data.fetch(titleQuery(context.params.slug ?? ''));
  await fetchTab(title, context);
}

/** What the title page says of itself. */
export const headTitlePage = headOfTitle(titleWithYear, ({ slug }) => paths.title(slug));
