/** Answers of the API for tests: whole and plausible, with what a test is about put in by the test. */
import type { PersonCard, StreamingTitle, TitleCard } from '@sinima/contracts/api';

/** A title's card. */
export function sampleTitle(changes: Partial<TitleCard> = {}): TitleCard {
  const slug = changes.slug ?? 'a-title';
  return {
    id: `id-of-${slug}`,
    slug,
    type: 'MOVIE',
    status: 'released',
    displayTitle: 'A Title',
    originalTitle: null,
    releaseYear: 2018,
    releaseDate: null,
    runtimeMins: 120,
    posterUrl: null,
    genres: ['drama'],
    countries: ['Nigeria'],
    languages: ['English'],
    plotSummary: 'Something happens.',
    bayesianRating: 7.5,
    ratingIsSample: true,
    seasonCount: null,
    episodeCount: null,
    ...changes,
  };
}

/** A title that streams. */
export function sampleStreamingTitle(changes: Partial<StreamingTitle> = {}): StreamingTitle {
  return {
    ...sampleTitle(changes),
    streamingPlatforms: changes.streamingPlatforms ?? ['Netflix'],
    availabilityIsSample: true,
  };
}

/** A person's card. */
export function samplePerson(changes: Partial<PersonCard> = {}): PersonCard {
  const slug = changes.slug ?? 'a-person';
  return {
    id: `id-of-${slug}`,
    slug,
    name: 'A Person',
    headshotUrl: null,
    birthYear: 1980,
    birthDate: null,
    deathDate: null,
    birthPlace: null,
    nationality: 'Nigerian',
    country: 'Nigeria',
    roles: ['Actor'],
    bio: null,
    ...changes,
  };
}
