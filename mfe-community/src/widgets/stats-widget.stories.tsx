import { down } from '@sinima/testing/answers';
import type { StoriesOf, Story } from '@sinima/testing/stories';
import StatsWidget from './stats-widget.tsx';

const address = '/api/stats';

export default {
  title: 'Sinima in numbers',
  about: 'How much the database holds, counted now; a dash while it is not known.',
  component: StatsWidget,
  do: ['Show what is counted at this moment.'],
  dont: ['Do not round, and do not say “over”.'],
} satisfies StoriesOf<typeof StatsWidget>;

type Shown = Story<typeof StatsWidget>;

export const content: Shown = {
  answers: {
    [address]: { json: { totalTitles: 1522, totalPeople: 2973, totalReviews: 40, totalMembers: 0 } },
  },
};
export const loading: Shown = { answers: { [address]: 'never' } };
export const failed: Shown = { answers: { [address]: down } };
