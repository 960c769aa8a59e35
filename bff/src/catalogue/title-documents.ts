import { bayesianRating, catalogueMean } from '../derived/bayesian-rating.js';
import { rankByRating } from '../derived/rank-by-rating.js';
import { prizesByTitle } from './awards-documents.js';
import { indexedTitle } from '../derived/indexed-title.js';
import type { OfferRecord, TitleRecord } from '../titles/title.schema.js';
import { stableId } from '@sinima/api/database/stable-id';
import { withoutUndefined } from '@sinima/api/database/without-undefined';
import { isStub } from '@sinima/data/completeness';
import type { Catalogue, CatalogueStreaming, CatalogueTitle, ShowingFacts } from '@sinima/data/catalogue';

/** The seed's titles as documents, rated and ranked. */
export function titleDocuments(catalogue: Catalogue): TitleRecord[] {
  const { titles, votes, curation, streaming, showings } = catalogue;
  const prizes = prizesByTitle(catalogue);
  const votesOf = new Map(votes.map(({ title, count, mean }) => [title, { count, mean, isSample: true }]));
  const meanOfAll = catalogueMean(votes);
  const streamingOrder = placesOf(streaming.map(({ title }) => title));
  const theaterOrder = placesOf([...new Set(showings.map(({ title }) => title))]);
  const trendingOrder = placesOf(curation.trending);
  const offersByTitle = new Map(streaming.map((entry) => [entry.title, entry]));

  const rated = titles.map((title) => {
    const titleVotes = votesOf.get(title.slug);
    return withoutUndefined({
      ...describe(
        title,
        offersOf(offersByTitle.get(title.slug)),
        showings.filter((showing) => showing.title === title.slug),
      ),
      votes: titleVotes,
      rating: titleVotes && meanOfAll !== null ? bayesianRating(titleVotes, meanOfAll) : undefined,
      awardsWon: prizes.get(title.slug),
      trendingOrder: trendingOrder.get(title.slug),
      streamingOrder: streamingOrder.get(title.slug),
      theaterOrder: theaterOrder.get(title.slug),
    });
  });
  return rankByRating(rated);
}

function describe(
  title: CatalogueTitle,
  offers: OfferRecord[],
  ofTitle: readonly ShowingFacts[],
): TitleRecord {
  const { credits: _credits, seasons, technical, trivia, ...facts } = title;
  const status = title.status ?? 'released';
  const showings = ofTitle.map(({ title: _title, ...showing }) => showing);
  return indexedTitle({
    ...facts,
    // The files say the earliest possible year; it is not announced.
    releaseYear: title.releaseDate === 'To be announced' ? undefined : title.releaseYear,
    _id: stableId('title', title.slug),
    status,
    seasonCount: seasons?.length,
    episodeCount: episodeCount(seasons),
    technical: technical ?? [],
    trivia: trivia ?? [],
    streamingPlatforms: offers.map(({ platform }) => platform),
    offers: offers.length > 0 ? offers : undefined,
    availabilityIsSample: offers.length > 0,
    showings,
    showingsAreSample: showings.length > 0,
    isStub: isStub(title) || undefined,
  });
}

/** How many episodes a series has, where that is known of each of its seasons. */
function episodeCount(seasons: CatalogueTitle['seasons']): number | undefined {
  const counts = seasons?.map((season) => season.episodeCount ?? season.episodes?.length);
  return counts?.every((count) => count !== undefined)
    ? counts.reduce((all, count) => all + count, 0)
    : undefined;
}

function offersOf(entry: CatalogueStreaming | undefined): OfferRecord[] {
  const { platforms = [] } = entry ?? {};
  return platforms.map((platform) => withoutUndefined({ platform, countries: entry?.countries }));
}

function placesOf(slugs: readonly string[]): ReadonlyMap<string, number> {
  return new Map(slugs.map((slug, place) => [slug, place]));
}
