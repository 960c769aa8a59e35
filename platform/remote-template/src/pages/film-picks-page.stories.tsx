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
  about: 'The page of film picks, in each of its states.',
  component: FilmPicksPage,
  address: '/film-picks',
  pattern: config.pages['film-picks'].paths[0],
} satisfies StoriesOf<typeof FilmPicksPage>;

type Shown = Story<typeof FilmPicksPage>;

export const content: Shown = { answers: { [api]: { json: sampleList({ titles }) } } };
export const loading: Shown = { answers: { [api]: 'never' } };
export const empty: Shown = { answers: { [api]: { json: sampleList({ titles: [] }) } } };
export const missing: Shown = { answers: { [api]: { status: 404 } } };
export const failed: Shown = { answers: { [api]: down } };
