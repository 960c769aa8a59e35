import { down } from '@sinima/testing/answers';
import { sampleFilms } from '@sinima/testing/sample-catalogue';
import type { StoriesOf, Story } from '@sinima/testing/stories';
import TrendingWidget from './trending-widget.tsx';

const address = '/api/titles/trending';

export default {
  title: 'Trending now',
  component: TrendingWidget,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `What visitors look at, on the home page, with the way to all titles.

- **Do:** Say that ratings are sample data, where they are.
- **Don’t:** Do not set the order by hand: it follows from the pages that visitors read.`,
      },
      story: { inline: false, height: '30rem' },
    },
  },
} satisfies StoriesOf<typeof TrendingWidget>;

type Shown = Story<typeof TrendingWidget>;

export const content: Shown = { parameters: { answers: { [address]: { json: sampleFilms } } } };
export const loading: Shown = { parameters: { answers: { [address]: 'never' } } };
export const empty: Shown = { parameters: { answers: { [address]: { json: [] } } } };
export const failed: Shown = { parameters: { answers: { [address]: down } } };
