import { down } from '@sinima/testing/answers';
import { samplePerson } from '@sinima/testing/samples';
import type { StoriesOf, Story } from '@sinima/testing/stories';
import FeaturedTalentWidget from './featured-talent-widget.tsx';

const address = '/api/people/featured';

const people = [
  samplePerson({ slug: 'genevieve-nnaji', name: 'Genevieve Nnaji', bio: 'Actor and director from Mbaise.' }),
  samplePerson({
    slug: 'safi-faye',
    name: 'Safi Faye',
    country: 'Senegal',
    bio: 'Director of Kaddu Beykat.',
  }),
  samplePerson({ slug: 'souleymane-cisse', name: 'Souleymane Cissé', country: 'Mali' }),
  samplePerson({ slug: 'youssef-chahine', name: 'Youssef Chahine', country: 'Egypt' }),
];

export default {
  title: 'Featured talent',
  about: 'The people whom the editors feature on the home page, and the way to all of them.',
  component: FeaturedTalentWidget,
  do: ['Feature six people, so that the grid is full at every width.'],
  dont: ['Do not feature people without a biography: the card says what they are known for.'],
} satisfies StoriesOf<typeof FeaturedTalentWidget>;

type Shown = Story<typeof FeaturedTalentWidget>;

export const content: Shown = { answers: { [address]: { json: people } } };
export const loading: Shown = { answers: { [address]: 'never' } };
export const empty: Shown = { answers: { [address]: { json: [] } } };
export const failed: Shown = { answers: { [address]: down } };
