import { useState, type ReactNode } from 'react';
import { buttonClass } from '../../src/button/button.ts';
import { lazyPart } from '../../src/lazy-part/lazy-part.tsx';
import { Tooltip } from '../../src/tooltip/tooltip.tsx';
import { State, States, type Exhibit } from '../exhibit.tsx';

const Dialog = lazyPart(async () => ({ default: (await import('../../src/dialog/dialog.tsx')).Dialog }));

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

export const dialog: Exhibit = {
  exports: ['./dialog'],
  name: 'Dialog',
  group: 'Primitives',
  note: "The platform's own, which keeps the focus; Escape, its button and a press beside it close it. Loaded when first opened.",
  do: [
    'Use it for what the page has to wait for, such as a trailer.',
    'Give it a title, and a line where the title needs one.',
  ],
  dont: ['Do not open it unasked.', 'Do not open a dialog from a dialog.'],
  accessibility: [
    'The focus goes in, stays in, and goes back to where it was.',
    'Escape, its button, and a press beside it close it.',
  ],
  Show: () => (
    <States>
      <State
        name="Closed, until it is asked for"
        code='<Dialog title="Trailer" description="…" onClose={…}>…</Dialog>'
      >
        <OpenDialog />
      </State>
    </States>
  ),
};

export const tooltip: Exhibit = {
  exports: ['./tooltip'],
  name: 'Tooltip',
  group: 'Primitives',
  note: 'A word on what a control does, after 700 ms of pointing, or at once when the keyboard comes to it. What places it is loaded when it is first asked for.',
  do: ['Use it for a word more on a control that has a name already.'],
  dont: [
    'Do not put into it what somebody needs: a finger never sees it.',
    'Do not put links or buttons into it.',
  ],
  accessibility: [
    'It comes with the keyboard’s focus too, and Escape takes it away.',
    'It describes its control, which keeps a name of its own.',
  ],
  Show: () => (
    <States>
      <State name="On a button" code='<Tooltip text="Kept in this browser">…</Tooltip>'>
        <div>
          {' '}
          <Tooltip text="Kept in this browser">
            <button type="button" className={buttonClass({ variant: 'secondary' })}>
              Watchlist
            </button>
          </Tooltip>
        </div>{' '}
      </State>
    </States>
  ),
};
