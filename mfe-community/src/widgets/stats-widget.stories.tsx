import { down } from '@sinima/testing/answers';
import type { StoriesOf, Story } from '@sinima/testing/stories';
import StatsWidget from './stats-widget.tsx';

const address = '/api/stats';

export default {
  title: 'Sinima in numbers',
  component: StatsWidget,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `How much the database holds, counted now; a dash while it is not known.

- **Do:** Show what is counted at this moment.
- **Don’t:** Do not round, and do not say “over”.`,
      },
      story: { inline: false, height: '30rem' },
    },
  },
} satisfies StoriesOf<typeof StatsWidget>;

type Shown = Story<typeof StatsWidget>;

export const content: Shown = {
  parameters: {
    answers: {
      [address]: { json: { totalTitles: 1522, totalPeople: 2973, totalReviews: 40, totalMembers: 0 } },
    },
  },
};
export const loading: Shown = { parameters: { answers: { [address]: 'never' } } };
export const failed: Shown = { parameters: { answers: { [address]: down } } };
