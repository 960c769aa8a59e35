import { down } from '@sinima/testing/answers';
import { samplePeople } from '@sinima/testing/sample-catalogue';
import type { StoriesOf, Story } from '@sinima/testing/stories';
import FeaturedTalentWidget from './featured-talent-widget.tsx';

const address = '/api/people/featured';

export default {
  title: 'Featured talent',
  component: FeaturedTalentWidget,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `The people whom the editors feature on the home page, and the way to all of them.

- **Do:** Feature six people, so that the grid is full at every width.
- **Don’t:** Do not feature people without a biography: the card says what they are known for.`,
      },
      story: { inline: false, height: '30rem' },
    },
  },
} satisfies StoriesOf<typeof FeaturedTalentWidget>;

type Shown = Story<typeof FeaturedTalentWidget>;

export const content: Shown = { parameters: { answers: { [address]: { json: samplePeople } } } };
export const loading: Shown = { parameters: { answers: { [address]: 'never' } } };
export const empty: Shown = { parameters: { answers: { [address]: { json: [] } } } };
export const failed: Shown = { parameters: { answers: { [address]: down } } };
