import type { StoriesOf, Story } from '@sinima/testing/stories';
import { RatingThreads } from '../src/rating/rating-threads.tsx';

export default {
  title: 'Primitives/Rating threads',
  component: RatingThreads,
  parameters: {
    docs: {
      description: {
        component: `Ten threads, filled as far as the rating goes; a screen reader hears the number.

- **Do:** Show it where ratings are compared, such as in lists.
- **Do:** Pass null where nobody has voted: it says so.
- **Don’t:** Do not round to whole threads: they fill as far as the rating goes.
- **Don’t:** Do not use it to ask for a rating.
- **Accessibility:** A screen reader hears the number, not ten threads.`,
      },
    },
  },
} satisfies StoriesOf<typeof RatingThreads>;

type Shown = Story<typeof RatingThreads>;

export const none: Shown = { args: { value: 0 } };
export const low: Shown = { args: { value: 3.2 } };
export const high: Shown = { args: { value: 7.8 } };
export const all: Shown = { args: { value: 10 } };
export const nobodyHasVoted: Shown = { name: 'Nobody has voted', args: { value: null } };
