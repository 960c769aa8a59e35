/** What more is made up of the titles of `@sinima/api/titles/title-card.samples`, in their order. */
import type { TitleDetail } from './title.dto.js';

type Facts = Pick<TitleDetail, 'synopsis' | 'voteCount' | 'rank' | 'pageViews' | 'trailerUrl' | 'trivia'>;

export const TITLE_FACTS: readonly Facts[] = [
  {
    synopsis:
      'This is a sample, as every title here is. It starts on an ordinary morning with something that nobody asked for. By noon everybody has an opinion, by evening everybody has a plan, and the night belongs to whoever kept the key.',
    voteCount: 1280,
    rank: 4,
    pageViews: 45_210,
    trailerUrl: null,
    trivia: [
      'A sample fact: it was filmed in the order of its story.',
      'A sample fact: the dust is rice flour.',
    ],
  },
  {
    synopsis:
      'This is a sample, as every title here is. What begins as a favour ends in a hall full of people who all know the handwriting.',
    voteCount: 412,
    rank: 27,
    pageViews: 9_874,
    trailerUrl: null,
    trivia: ['A sample fact: each letter in it was written by hand.'],
  },
];
