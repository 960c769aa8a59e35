import { sampleFilms } from '@sinima/testing/sample-catalogue';
import type { StoriesOf, Story } from '@sinima/testing/stories';
import { RatedTitleCard } from './title-record-card.tsx';

export default {
  title: 'Rated title card',
  about: 'The card of a title, made from its record, with year, running time and rating.',
  component: RatedTitleCard,
  do: ['Use it wherever titles are compared.'],
  dont: ['Do not build a card from parts of a record yourself.'],
  around: (story) => <div style={{ maxInlineSize: '15rem' }}>{story}</div>,
} satisfies StoriesOf<typeof RatedTitleCard>;

type Shown = Story<typeof RatedTitleCard>;

export const rated: Shown = { props: { title: sampleFilms[0]! } };
export const notRatedYet: Shown = { props: { title: sampleFilms[5]! } };
export const lengthNotKnown: Shown = { props: { title: sampleFilms[7]! } };
