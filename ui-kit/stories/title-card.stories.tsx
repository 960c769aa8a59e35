import type { StoriesOf, Story } from '@sinima/testing/stories';
import { TitleCard } from '../src/card/title-card.tsx';
import { PlainLink } from './plain-link.tsx';
import { films } from './sample-films.ts';

const [yeelen, touki] = films;

export default {
  title: 'Primitives/Title card',
  component: TitleCard,
  parameters: {
    docs: {
      description: {
        component: `A film or a show in a grid or a list. Its name lies on its cloth; the whole card is the link. Ratings here are samples.

- **Do:** Give it the year and the length, which help most to choose.
- **Do:** Set the level of its heading by the page around it.
- **Don’t:** Do not put other links over the card: all of it is one.
- **Don’t:** Do not write the title into a picture of your own.
- **Accessibility:** The heading’s link is the only stop of the keyboard; the ring goes around the whole card.
- **Accessibility:** The poster says nothing: the name stands beside it.`,
      },
    },
  },
} satisfies StoriesOf<typeof TitleCard>;

type Shown = Story<typeof TitleCard>;

export const grid: Shown = {
  name: 'Grid',
  args: { Link: PlainLink, to: '#title-card', title: yeelen!.title, cloth: yeelen!.cloth, level: 3 },
};
export const withAllThatHelpsToChoose: Shown = {
  name: 'With all that helps to choose',
  args: {
    Link: PlainLink,
    to: '#title-card',
    title: touki!.title,
    cloth: touki!.cloth,
    meta: '1973 · 85m',
    genres: ['Drama'],
    rating: 7,
    level: 3,
  },
};
export const list: Shown = {
  name: 'List',
  args: {
    Link: PlainLink,
    to: '#title-card',
    title: yeelen!.title,
    cloth: yeelen!.cloth,
    meta: '1987 · 105m',
    genres: ['Fantasy', 'Drama'],
    rating: null,
    description: 'A young man with magical powers travels to his uncle to ask for help against his father.',
    layout: 'list',
    level: 3,
  },
};
