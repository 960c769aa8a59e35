import type { StoriesOf, Story } from '@sinima/testing/stories';
import { UnseenHeading } from '../src/section-heading/unseen-heading.tsx';

export default {
  title: 'Primitives/Unseen heading',
  component: UnseenHeading,
  parameters: {
    docs: {
      description: {
        component: `The first heading of a page for those who hear it, where what is seen needs none.

- **Do:** Use it where a page opens with a picture or a search field.
- **Don’t:** Do not hide a heading that would help everybody.
- **Don’t:** Do not use two of them on a page.
- **Accessibility:** It is read out and listed with the headings; nothing is seen.`,
      },
    },
  },
} satisfies StoriesOf<typeof UnseenHeading>;

type Shown = Story<typeof UnseenHeading>;

export const readOutOnly: Shown = { name: 'Read out only', args: { children: 'Loading the title' } };
