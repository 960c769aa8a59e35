/** Answers of the API that several of this remote's tests are about. */
import type { Festival, ListDetail, Review, Showing, TheaterTitle } from '@sinima/contracts/api';
import type { ApiAnswer } from '@sinima/testing/render-area';
import { sampleTitle } from '@sinima/testing/samples';

/** Things in a row, each made from its place. */
export const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_unused, index) => make(index));

/** The API cannot answer. */
export const down: ApiAnswer = { status: 503, text: 'down' };

/** A page of a list, and how many there are in all. */
export const counted = (json: unknown[], total = json.length): ApiAnswer => ({
  json,
  headers: { 'X-Total-Count': String(total), 'X-Total-Count-Relation': 'eq' },
});

/** A review by a visitor. */
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

/** A list of titles. */
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

/** A theater that shows a title at some hours. */
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
    ...changes,
  };
}

/** A title that theaters show. */
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

/** A festival. */
export function sampleFestival(changes: Partial<Festival> = {}): Festival {
  return {
    id: 'f-1',
    slug: 'durban',
    name: 'Durban International Film Festival',
    city: 'Durban',
    country: 'South Africa',
    usualMonth: 7,
    foundedYear: 1979,
    description: 'Screenings across Durban and its townships.',
    ...changes,
  };
}
