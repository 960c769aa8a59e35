import { sampleFilms } from '@sinima/testing/sample-catalogue';
import { sampleReview } from '@sinima/testing/samples';
import type { StoriesOf, Story } from '@sinima/testing/stories';
import { ReviewCard } from './review-card.tsx';

export default {
  title: 'Review card',
  component: ReviewCard,
  parameters: {
    docs: {
      description: {
        component: `A review beside the cloth of its title.

- **Do:** Give the review its own language, so that it is read out in it.
- **Don’t:** Do not shorten what somebody wrote.
- **Don’t:** Do not show a sample without saying so.
- **Accessibility:** The title’s name is the heading, and the link.
- **Accessibility:** The date is a time that machines read.`,
      },
    },
  },
} satisfies StoriesOf<typeof ReviewCard>;

type Shown = Story<typeof ReviewCard>;

export const sample: Shown = {
  args: { review: sampleReview({ title: sampleFilms[0]!, reviewText: 'Three hours that pass like one.' }) },
};

export const withoutHeadline: Shown = {
  args: {
    review: sampleReview({
      title: sampleFilms[1]!,
      headline: null,
      rating: 9,
      language: 'fr',
      reviewText: 'Une moto, des cornes de zébu, et Paris qui n’arrive jamais.',
    }),
  },
};
