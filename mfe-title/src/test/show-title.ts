/** Shared by the tests of this remote's pages: a title, a credit, a review, and how they are shown. */
import type { Credit, Review, TitleDetail } from '@sinima/contracts/api';
import { renderFragment, type ApiAnswers } from '@sinima/testing/render-fragment';
import { screen } from '@testing-library/react';
import remote from '../remote.ts';

/** A film of which most is known. */
export const title: TitleDetail = {
  id: 'id-1',
  slug: 'king-of-boys',
  type: 'MOVIE',
  status: 'released',
  displayTitle: 'King of Boys',
  originalTitle: null,
  releaseYear: 2018,
  posterUrl: null,
  genres: ['crime', 'drama'],
  countries: ['Nigeria', 'Ghana'],
  runtimeMins: 182,
  languages: ['Yoruba', 'English'],
  plotSummary: 'A businesswoman reaches for office.',
  bayesianRating: 8.1,
  ratingIsSample: true,
  seasonCount: null,
  episodeCount: null,
  releaseDate: null,
  isStub: false,
  plotLanguage: 'en',
  plotIsDraft: false,
  synopsis: null,
  voteCount: 4643,
  rank: 9,
  pageViews: null,
  budget: null,
  boxOffice: null,
  boxOfficeFigures: [],
  companies: [],
  trailerUrl: null,
  streamingPlatforms: [],
  availabilityIsSample: false,
  offers: [],
  showings: [],
  showingsAreSample: true,
  technical: [],
  trivia: [],
  originalLanguage: null,
  alternativeTitles: [],
  ids: { imdb: null, wikidata: null },
  sources: [],
};

/** A credit of somebody. */
export const credit = (name: string, of: Partial<Credit> = {}): Credit => ({
  id: name,
  roleCategory: 'ACTOR',
  department: null,
  billingOrder: null,
  characterName: null,
  isLeadRole: false,
  uncredited: false,
  person: { id: name, slug: `slug-${name}`, name, headshotUrl: null, country: null },
  ...of,
});

/** A sample review, two and a half days old. */
export const review = (id: number, of: Partial<Review> = {}): Review => ({
  id: `review-${id}`,
  userId: 'someone',
  headline: `Headline ${id}`,
  rating: 8,
  reviewText: `Text ${id}`,
  body: null,
  language: 'en',
  createdAt: new Date(Date.now() - 2.5 * 86_400_000).toISOString(),
  likes: 3,
  isSample: true,
  title,
  ...of,
});

/** The API with one title in it. */
export const at = (of: Partial<TitleDetail> = {}, others: ApiAnswers = {}): ApiAnswers => ({
  '/api/titles/slug/king-of-boys': { json: { ...title, ...of } },
  '/api/titles/king-of-boys/credits': { json: [] },
  '/api/titles/king-of-boys/similar': { json: [] },
  ...others,
});

/** Render that title's page. */
export const show = (answers: ApiAnswers, search = '') =>
  renderFragment(remote.pages.title, {
    address: `/title/king-of-boys${search}`,
    pattern: '/title/:slug',
    answers,
  });

/** The text beside the name of a fact. */
export const factOf = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;
