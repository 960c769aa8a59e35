import type { StoriesOf, Story } from '@sinima/testing/stories';
import { linkClass } from '../src/link/link.ts';
import { SectionHeading } from '../src/section-heading/section-heading.tsx';

export default {
  title: 'Primitives/Section heading',
  component: SectionHeading,
  parameters: {
    docs: {
      description: {
        component: `The heading of a section, with what leads on from it.

- **Do:** Choose the level by the outline of the page, not by its size.
- **Do:** Put the way to all of it on the right.
- **Don’t:** Do not skip a level.
- **Don’t:** Do not put more than one action beside it.
- **Accessibility:** People who hear a page go from heading to heading: name what follows.`,
      },
    },
  },
} satisfies StoriesOf<typeof SectionHeading>;

type Shown = Story<typeof SectionHeading>;

export const level1: Shown = { name: 'Level 1', args: { level: 1, title: 'People' } };
export const level2WithANoteAndAnAction: Shown = {
  name: 'Level 2, with a note and an action',
  args: {
    title: 'Trending Now',
    note: 'What visitors look at',
    action: (
      <a className={linkClass({ variant: 'onward' })} href="#section-heading">
        View All
      </a>
    ),
  },
};
export const level3: Shown = { name: 'Level 3', args: { level: 3, title: 'Full Cast' } };
