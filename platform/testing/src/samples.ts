/** Answers of the API for tests: whole and plausible, with the values under test put in by the test. */
import type {
  ListDetail,
  PersonCard,
  Review,
  Showing,
  StreamingTitle,
  TheaterTitle,
  TitleCard,
} from '@sinima/contracts/api';

/** Return a title's card. */
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
    isStub: false,
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

/** Return a title that streams. */
export function sampleStreamingTitle(changes: Partial<StreamingTitle> = {}): StreamingTitle {
  return {
    ...sampleTitle(changes),
    streamingPlatforms: changes.streamingPlatforms ?? ['Netflix'],
    availabilityIsSample: true,
    offers: changes.offers ?? [],
  };
}

/** Return a person's card. */
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
    deathYear: null,
    birthPlace: null,
    nationality: 'Nigerian',
    country: 'Nigeria',
    roles: ['Actor'],
    bio: null,
    ...changes,
  };
}

/** Return a review by a visitor. */
export function sampleReview(changes: Partial<Review> = {}): Review {
  return {
    id: changes.id ?? 'r-1',
    userId: 'u-1',
    headline: 'Worth the wait',
    rating: 8,
    reviewText: 'It holds.',
    body: null,
    language: 'en',
    createdAt: '2025-03-12T10:00:00.000Z',
    likes: 3,
    isSample: true,
    title: sampleTitle({ slug: 'king-of-boys', displayTitle: 'King of Boys' }),
    ...changes,
  };
}

/** Return a list of titles. */
export function sampleList(changes: Partial<ListDetail> = {}): ListDetail {
  return {
    id: 'l-1',
    slug: 'best-nollywood-movies-of-2025',
    name: 'Best Nollywood Movies of 2025',
    description: 'Twelve to begin with.',
    itemCount: 12,
    itemNoun: 'Movies',
    titles: [],
    people: [],
    ...changes,
  };
}

/** Return a theater that shows a title at some hours. */
export function sampleShowing(changes: Partial<Showing> = {}): Showing {
  return {
    city: 'Lagos',
    country: 'Nigeria',
    timeZone: 'Africa/Lagos',
    cinema: 'Filmhouse Lekki',
    chain: 'Filmhouse',
    times: ['12:30', '18:00'],
    price: 4500,
    currency: 'NGN',
    isSample: true,
    ...changes,
  };
}

/** Return a title that theaters show. */
export function sampleTheaterTitle(changes: Partial<TheaterTitle> = {}): TheaterTitle {
  return {
    ...sampleTitle(changes),
    theaterLocations: ['Filmhouse Lekki'],
    showtimes: ['12:30', '18:00'],
    showings: [sampleShowing()],
    showingsAreSample: true,
    ...changes,
  };
}
