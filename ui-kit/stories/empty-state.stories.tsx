import type { StoriesOf, Story } from '@sinima/testing/stories';
import { buttonClass } from '../src/button/button.ts';
import { EmptyState } from '../src/empty-state/empty-state.tsx';

export default {
  title: 'Primitives/Empty state',
  component: EmptyState,
  parameters: {
    docs: {
      description: {
        component: `Says that there is nothing here, and what to do.

- **Do:** Say what is not there, then what to do about it.
- **Do:** Offer one action that helps.
- **Don’t:** Do not use it for an error: that is an error area.
- **Don’t:** Do not apologise.
- **Accessibility:** It is a section with a heading, so that it is found like what it replaces.`,
      },
    },
  },
} satisfies StoriesOf<typeof EmptyState>;

type Shown = Story<typeof EmptyState>;

export const theTitleAlone: Shown = { name: 'The title alone', args: { level: 3, title: 'No reviews yet' } };
export const withATextAndAnAction: Shown = {
  name: 'With a text and an action',
  args: {
    level: 3,
    title: 'No movies found',
    text: 'Try another word.',
    action: (
      <button type="button" className={buttonClass({ variant: 'secondary' })}>
        Clear Filters
      </button>
    ),
  },
};
