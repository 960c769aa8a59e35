import { acclaimOf } from '../derived/acclaim.js';
import { honoursByTitle } from './awards-documents.js';
import { indexedTitle } from '../derived/indexed-title.js';
import type { OfferRecord, TitleCompanyRecord, TitleRecord } from '../titles/title.schema.js';
import { stableId } from '@sinima/api/database/stable-id';
import { withoutUndefined } from '@sinima/api/database/without-undefined';
import { isStub, lacksOf } from '@sinima/data/completeness';
import type {
  Catalogue,
  CatalogueStreaming,
  CatalogueTitle,
  Samples,
  ShowingFacts,
} from '@sinima/data/catalogue';

const NO_SAMPLES: Samples = { votes: [], streaming: [], showings: [], reviews: [] };

/** The seed's titles as documents. They are rated once all votes are there, by `derived/refresh-ratings.ts`. */
export function titleDocuments(catalogue: Catalogue): TitleRecord[] {
  const { titles, companies, curation, samples } = catalogue;
  const { votes, streaming, showings } = samples ?? NO_SAMPLES;
  const honours = honoursByTitle(catalogue);
  const votesOf = new Map(votes.map(({ title, count, mean }) => [title, { count, mean, isSample: true }]));
  const streamingOrder = placesOf(streaming.map(({ title }) => title));
  const theaterOrder = placesOf([...new Set(showings.map(({ title }) => title))]);
  const trendingOrder = placesOf(curation.trending);
  const companyNames = new Map(companies.map(({ slug, name }) => [slug, name]));
  const offersByTitle = new Map(streaming.map((entry) => [entry.title, entry]));

  return titles.map((title) => {
    const { won, nominated } = honours.get(title.slug) ?? { won: 0, nominated: 0 };
    return withoutUndefined({
      ...describe(
        title,
        offersOf(offersByTitle.get(title.slug)),
        showings.filter((showing) => showing.title === title.slug),
      ),
      companies: companiesOf(title, companyNames),
      votes: votesOf.get(title.slug),
      awardsWon: won || undefined,
      acclaim: acclaimOf({ won, nominated, editorsPlace: trendingOrder.get(title.slug) }),
      trendingOrder: trendingOrder.get(title.slug),
      streamingOrder: streamingOrder.get(title.slug),
      theaterOrder: theaterOrder.get(title.slug),
    });
  });
}

function describe(
  title: CatalogueTitle,
  offers: OfferRecord[],
  ofTitle: readonly ShowingFacts[],
): TitleRecord {
  const {
    credits: _credits,
    seasons,
    languages,
    technical,
    trivia,
    boxOffice,
    companies: _companies,
    ...facts
  } = title;
  const status = title.status ?? 'released';
  const lacks = lacksOf(title);
  const showings = ofTitle.map(({ title: _title, ...showing }) => showing);
  return indexedTitle({
    ...facts,
    // The files say the earliest possible year; it is not announced.
    releaseYear: title.releaseDate === 'To be announced' ? undefined : title.releaseYear,
    _id: stableId('title', title.slug),
    status,
    seasonCount: seasons?.length,
    episodeCount: episodeCount(seasons),
    languages: languages ?? [],
    technical: technical ?? [],
    boxOfficeFigures: boxOffice,
    trivia: trivia ?? [],
    streamingPlatforms: offers.map(({ platform }) => platform),
    offers: offers.length > 0 ? offers : undefined,
    availabilityIsSample: offers.length > 0,
    showings,
    showingsAreSample: showings.length > 0,
    isStub: isStub(title) || undefined,
    ...(lacks.length > 0 && { lacks, lackCount: lacks.length }),
  });
}

/** The companies of a title with their names; undefined: none is known. */
const companiesOf = (
  { companies }: CatalogueTitle,
  names: ReadonlyMap<string, string>,
): TitleCompanyRecord[] | undefined =>
  companies?.map(({ company, ...credit }) => ({
    slug: company,
    name: names.get(company) ?? company,
    ...credit,
  }));

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
