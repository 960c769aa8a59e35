import { sampleTitleDetail } from '@sinima/testing/sample-catalogue';
import type { StoriesOf, Story } from '@sinima/testing/stories';
import { RatingCard } from './rating-card.tsx';

export default {
  title: 'Rating card',
  component: RatingCard,
  parameters: {
    docs: {
      description: {
        component: `How a title is rated, by how many, and where that places it.

- **Do:** Say that votes are sample data, where they are.
- **Don’t:** Do not show a figure that is not known: a dash stands for it.
- **Accessibility:** The threads are a progress bar with its value in words: “8.1 out of 10”.`,
      },
    },
  },
} satisfies StoriesOf<typeof RatingCard>;

type Shown = Story<typeof RatingCard>;

export const sampleVotes: Shown = { args: { title: sampleTitleDetail() } };
export const realVotes: Shown = { args: { title: sampleTitleDetail({ ratingIsSample: false }) } };
export const notRatedYet: Shown = {
  args: { title: sampleTitleDetail({ bayesianRating: null, voteCount: null, rank: null, pageViews: null }) },
};
