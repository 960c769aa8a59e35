import { useState, type ReactNode } from 'react';
import type { StoriesOf, Story } from '@sinima/testing/stories';
import { buttonClass } from '../src/button/button.ts';
import { lazyPart } from '../src/lazy-part/lazy-part.tsx';

const Dialog = lazyPart(async () => ({ default: (await import('../src/dialog/dialog.tsx')).Dialog }));

function OpenDialog(): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={buttonClass()} onClick={() => setOpen(true)}>
        Open the dialog
      </button>
      {open ? (
        <Dialog
          attempt={0}
          title="Trailer"
          description="Plays from the channel of those who made it."
          onClose={() => setOpen(false)}
        >
          <p>What the dialog holds.</p>
        </Dialog>
      ) : null}
    </>
  );
}

export default {
  title: 'Primitives/Dialog',
  parameters: {
    docs: {
      description: {
        component: `The platform's own, which keeps the focus; Escape, its button and a press beside it close it. Loaded when first opened.

- **Do:** Use it for what the page has to wait for, such as a trailer.
- **Do:** Give it a title, and a line where the title needs one.
- **Don’t:** Do not open it unasked.
- **Don’t:** Do not open a dialog from a dialog.
- **Accessibility:** The focus goes in, stays in, and goes back to where it was.
- **Accessibility:** Escape, its button, and a press beside it close it.`,
      },
    },
  },
} satisfies StoriesOf;

type Shown = Story;

export const closedUntilItIsAskedFor: Shown = {
  name: 'Closed, until it is asked for',
  render: () => <OpenDialog />,
};
