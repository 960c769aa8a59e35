import { down } from '@sinima/testing/answers';
import { sampleList, sampleTitle } from '@sinima/testing/samples';
import type { StoriesOf, Story } from '@sinima/testing/stories';
import config from '../../remote.config.ts';
import { DEFAULT_LIST } from '../features/film-picks/api/film-picks-query.ts';
import FilmPicksPage from './film-picks-page.tsx';

const api = `/api/lists/slug/${DEFAULT_LIST}`;
const titles = ['King of Boys', 'Lionheart', 'Timbuktu', 'Rafiki'].map((displayTitle) =>
  sampleTitle({ slug: displayTitle.toLowerCase().replaceAll(' ', '-'), displayTitle }),
);

export default {
  title: 'Film Picks',
  component: FilmPicksPage,
  parameters: {
    layout: 'fullscreen',
    address: '/film-picks',
    pattern: config.pages['film-picks'].paths[0],
    docs: {
      description: { component: `The page of film picks, in each of its states.` },
      story: { inline: false, height: '30rem' },
    },
  },
} satisfies StoriesOf<typeof FilmPicksPage>;

type Shown = Story<typeof FilmPicksPage>;

export const content: Shown = { parameters: { answers: { [api]: { json: sampleList({ titles }) } } } };
export const loading: Shown = { parameters: { answers: { [api]: 'never' } } };
export const empty: Shown = { parameters: { answers: { [api]: { json: sampleList({ titles: [] }) } } } };
export const missing: Shown = { parameters: { answers: { [api]: { status: 404 } } } };
export const failed: Shown = { parameters: { answers: { [api]: down } } };
