import { down } from '@sinima/testing/answers';
import { samplePeople } from '@sinima/testing/sample-catalogue';
import type { StoriesOf, Story } from '@sinima/testing/stories';
import FeaturedTalentWidget from './featured-talent-widget.tsx';

const address = '/api/people/featured';

export default {
  title: 'Featured talent',
  about: 'The people whom the editors feature on the home page, and the way to all of them.',
  component: FeaturedTalentWidget,
  do: ['Feature six people, so that the grid is full at every width.'],
  dont: ['Do not feature people without a biography: the card says what they are known for.'],
} satisfies StoriesOf<typeof FeaturedTalentWidget>;

type Shown = Story<typeof FeaturedTalentWidget>;

export const content: Shown = { answers: { [address]: { json: samplePeople } } };
export const loading: Shown = { answers: { [address]: 'never' } };
export const empty: Shown = { answers: { [address]: { json: [] } } };
export const failed: Shown = { answers: { [address]: down } };
