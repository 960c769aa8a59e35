import type { StoriesOf, Story } from '@sinima/testing/stories';
import { cardGridClass } from '../src/card/card-grid.ts';
import { TitleCard } from '../src/card/title-card.tsx';
import { PlainLink } from './plain-link.tsx';
import { films } from './sample-films.ts';

const FilmGrid = ({ columns }: { columns: 'auto' | 'four' | 'list' }) => (
  <ul className={cardGridClass({ columns })}>
    {films.map(({ title, cloth }) => (
      <li key={title}>
        <TitleCard
          Link={PlainLink}
          to="#card-grid"
          title={title}
          cloth={cloth}
          level={3}
          layout={columns === 'list' ? 'list' : 'grid'}
        />
      </li>
    ))}
  </ul>
);

export default {
  title: 'Primitives/Card grid',
  component: FilmGrid,
  parameters: {
    docs: {
      description: {
        component: `The columns in which cards stand: as many as fit, four, or one under the other.

- **Do:** Put cards of one kind into it.
- **Do:** Use “four” where a row is a glance, as on the home page.
- **Do:** Say \`isLong\` of a page’s main list, and give what follows it \`belowFirstScreenClass\`: a document paints its first screen sooner.
- **Don’t:** Do not mix cards of titles and of people.
- **Don’t:** Do not set widths of cards: the grid has them.
- **Accessibility:** It is a list, so that a screen reader says how many there are.`,
      },
    },
  },
} satisfies StoriesOf<typeof FilmGrid>;

type Shown = Story<typeof FilmGrid>;

export const asManyAsFit: Shown = { args: { columns: 'auto' } };
export const four: Shown = { args: { columns: 'four' } };
export const list: Shown = { args: { columns: 'list' } };
