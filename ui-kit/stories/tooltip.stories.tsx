import type { StoriesOf, Story } from '@sinima/testing/stories';
import { buttonClass } from '../src/button/button.ts';
import { Tooltip } from '../src/tooltip/tooltip.tsx';

export default {
  title: 'Primitives/Tooltip',
  component: Tooltip,
  parameters: {
    docs: {
      description: {
        component: `A word on what a control does, after 700 ms of pointing, or at once when the keyboard comes to it. What places it is loaded when it is first asked for.

- **Do:** Use it for a word more on a control that has a name already.
- **Don’t:** Do not put into it what somebody needs: a finger never sees it.
- **Don’t:** Do not put links or buttons into it.
- **Accessibility:** It comes with the keyboard’s focus too, and Escape takes it away.
- **Accessibility:** It describes its control, which keeps a name of its own.`,
      },
    },
  },
} satisfies StoriesOf<typeof Tooltip>;

type Shown = Story<typeof Tooltip>;

export const onAButton: Shown = {
  name: 'On a button',
  // With room above it.
  parameters: { layout: 'centered' },
  render: () => (
    <Tooltip text="Kept in this browser">
      <button type="button" className={buttonClass({ variant: 'secondary' })}>
        Watchlist
      </button>
    </Tooltip>
  ),
};
