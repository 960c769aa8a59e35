import { CITIES, CITY_FACTS } from '@sinima/contracts/vocabulary';
import { indexedTitle } from '@sinima/bff/derived/indexed-title';
import { STREAMING_PLATFORMS, type TitleType } from '@sinima/contracts/vocabulary';
import type { ShowingRecord, TitleRecord } from '@sinima/bff/titles/title.schema';
import type { Rating, VotedTitle as Voted } from '@sinima/bff/derived/refresh-ratings';
import { stableId } from '@sinima/api/database/stable-id';
import { withoutUndefined } from '@sinima/api/database/without-undefined';
import { recordRandom, type RecordRandom } from './record-random.ts';
import { titleName } from './synthetic-names.ts';
import { CO_PRODUCERS, COUNTRIES, GENRES, type SyntheticCountry } from './synthetic-vocabulary.ts';

/** The mark of documents of the synthetic catalogue. */
export const SYNTHETIC = 'synthetic';

/** The newest year of a synthetic title. */
const LAST_YEAR = 2026;

/** The slug of the title of this number; it says what it is. */
export const titleSlug = (index: number): string => `synthetic-title-${index + 1}`;

/** The country that the title of this number comes from. */
export function countryOfTitle(index: number): SyntheticCountry {
  return recordRandom(1, index).weighted(COUNTRIES);
}

/** How many episodes each season of the title of this number has; none where its seasons are not known. */
export function seasonsOfTitle(index: number): number[] {
  const random = recordRandom(2, index);
  if (typeOf(index) === 'MOVIE' || !random.happens(0.4)) return [];
  return Array.from({ length: 1 + random.below(4) }, () => 6 + random.below(8));
}

/** The votes of the title of this number, if anybody voted: most titles have few, some have thousands. */
export function votesOfTitle(index: number): Voted | undefined {
  const random = recordRandom(7, index);
  if (!random.happens(0.85)) return undefined;
  const mean = Math.min(10, Math.max(1, random.about(6.2, 1.1)));
  const votes = { count: Math.ceil(10 ** (4.3 * random.next() ** 1.6)), mean: Math.round(mean * 10) / 10 };
  return { type: typeOf(index), votes: { ...votes, isSample: true } };
}

/** The synthetic title of this number, with or without samples, and with the rating and rank that it has among all others. */
export function syntheticTitle(
  index: number,
  withSamples: boolean,
  rating: Rating | undefined,
): TitleRecord & { source: typeof SYNTHETIC } {
  const random = recordRandom(3, index);
  const country = countryOfTitle(index);
  const type = typeOf(index);
  const series = type === 'SERIES';
  const seasons = seasonsOfTitle(index);
  const releaseYear = LAST_YEAR - Math.floor(66 * random.next() ** 2.2);
  const offered = random.happens(0.08) ? [random.pick(STREAMING_PLATFORMS)] : [];
  const shown = releaseYear >= LAST_YEAR - 1 && random.happens(0.1) ? [showing(random)] : [];
  const streamingPlatforms = withSamples ? offered : [];
  const showings = withSamples ? shown : [];
  return withoutUndefined(
    indexedTitle({
      _id: stableId('title', titleSlug(index)),
      slug: titleSlug(index),
      source: SYNTHETIC,
      type,
      status: 'released',
      displayTitle: titleName(random, random.pick(country.traditions)),
      releaseYear,
      runtimeMins: Math.max(series ? 15 : 40, Math.round(random.about(series ? 42 : 104, series ? 12 : 22))),
      genres: several(random, () => random.weighted(GENRES), 0.45),
      countries: [country.name, ...(random.happens(0.12) ? [random.pick(CO_PRODUCERS)] : [])],
      languages: several(random, () => random.pick(country.languages), 0.35),
      plotSummary: `A made-up title, number ${index + 1} of a synthetic catalogue for trying the site at size.`,
      seasonCount: seasons.length > 0 ? seasons.length : undefined,
      episodeCount: seasons.length > 0 ? seasons.reduce((sum, count) => sum + count, 0) : undefined,
      technical: [],
      trivia: [],
      votes: withSamples ? votesOfTitle(index)?.votes : undefined,
      rating: rating?.rating,
      rank: rating?.rank,
      streamingPlatforms,
      availabilityIsSample: streamingPlatforms.length > 0,
      showings,
      showingsAreSample: showings.length > 0,
    }),
  );
}

function typeOf(index: number): TitleType {
  return index % 10 === 9 ? 'SERIES' : 'MOVIE';
}

/** One or more, each time another one with this probability, none twice. */
function several<T>(random: RecordRandom, one: () => T, probability: number): T[] {
  const items = new Set([one()]);
  while (items.size < 4 && random.happens(probability)) items.add(one());
  return [...items];
}

function showing(random: RecordRandom): ShowingRecord {
  const city = random.pick(CITIES);
  return {
    city,
    cinema: `Sample Cinema ${city}`,
    chain: 'Sample Cinemas',
    times: ['14:00', '18:30'],
    price: 10 + random.below(90),
    currency: CITY_FACTS[city].currency,
  };
}
