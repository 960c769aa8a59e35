import { down } from '@sinima/testing/answers';
import { sampleFilms } from '@sinima/testing/sample-catalogue';
import type { StoriesOf, Story } from '@sinima/testing/stories';
import TrendingWidget from './trending-widget.tsx';

const address = '/api/titles/trending';

export default {
  title: 'Trending now',
  about: 'What visitors look at, on the home page, with the way to all titles.',
  component: TrendingWidget,
  do: ['Say that ratings are sample data, as long as they are.'],
  dont: ['Do not set the order by hand: it follows from what is looked at.'],
} satisfies StoriesOf<typeof TrendingWidget>;

type Shown = Story<typeof TrendingWidget>;

export const content: Shown = { answers: { [address]: { json: sampleFilms } } };
export const loading: Shown = { answers: { [address]: 'never' } };
export const empty: Shown = { answers: { [address]: { json: [] } } };
export const failed: Shown = { answers: { [address]: down } };
