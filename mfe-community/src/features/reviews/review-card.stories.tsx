import { sampleFilms } from '@sinima/testing/sample-catalogue';
import { sampleReview } from '@sinima/testing/samples';
import type { StoriesOf, Story } from '@sinima/testing/stories';
import { ReviewCard } from './review-card.tsx';

export default {
  title: 'Review card',
  about: 'A review beside the cloth of its title.',
  component: ReviewCard,
  do: ['Give the review its own language, so that it is read out in it.'],
  dont: ['Do not shorten what somebody wrote.', 'Do not show a sample without saying so.'],
  accessibility: ['The title’s name is the heading, and the link.', 'The date is a time that machines read.'],
} satisfies StoriesOf<typeof ReviewCard>;

type Shown = Story<typeof ReviewCard>;

export const sample: Shown = {
  props: { review: sampleReview({ title: sampleFilms[0]!, reviewText: 'Three hours that pass like one.' }) },
};

export const withoutHeadline: Shown = {
  props: {
    review: sampleReview({
      title: sampleFilms[1]!,
      headline: null,
      rating: 9,
      language: 'fr',
      reviewText: 'Une moto, des cornes de zébu, et Paris qui n’arrive jamais.',
    }),
  },
};
