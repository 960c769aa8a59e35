import { sampleFilms } from '@sinima/testing/sample-catalogue';
import type { StoriesOf, Story } from '@sinima/testing/stories';
import { RatedTitleCard } from './title-record-card.tsx';

export default {
  title: 'Rated title card',
  component: RatedTitleCard,
  parameters: {
    docs: {
      description: {
        component: `The card of a title, made from its record, with year, running time and rating.

- **Do:** Use it wherever titles are compared.
- **Don’t:** Do not build a card from parts of a record yourself.`,
      },
    },
  },
  decorators: [
    (Shown) => (
      <div style={{ maxInlineSize: '15rem' }}>
        <Shown />
      </div>
    ),
  ],
} satisfies StoriesOf<typeof RatedTitleCard>;

type Shown = Story<typeof RatedTitleCard>;

export const rated: Shown = { args: { title: sampleFilms[0]! } };
export const notRatedYet: Shown = { args: { title: sampleFilms[5]! } };
export const lengthNotKnown: Shown = { args: { title: sampleFilms[7]! } };
