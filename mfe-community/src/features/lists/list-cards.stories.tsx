import type { StoriesOf, Story } from '@sinima/testing/stories';
import { ListCards } from './list-cards.tsx';

const lists = [
  ['best-nollywood-movies-of-2025', 'Best Nollywood Movies of 2025', 12, 'Movies'],
  ['african-classics', 'African Classics', 25, 'Movies'],
  ['directors-to-know', 'Directors to Know', 10, 'People'],
].map(([slug, name, itemCount, itemNoun]) => ({
  id: String(slug),
  slug: String(slug),
  name: String(name),
  description: slug === 'african-classics' ? 'Where to begin.' : null,
  itemCount: Number(itemCount),
  itemNoun: String(itemNoun),
}));

export default {
  title: 'List cards',
  component: ListCards,
  parameters: {
    docs: {
      description: {
        component: `Lists as bolts of cloth, each with its name and how much is in it.

- **Do:** Say what is counted: movies, shows, people.
- **Don’t:** Do not put titles among lists: they have cards of their own.`,
      },
    },
  },
} satisfies StoriesOf<typeof ListCards>;

type Shown = Story<typeof ListCards>;

export const several: Shown = { args: { lists, level: 3 } };
export const one: Shown = { args: { lists: lists.slice(0, 1), level: 3 } };
