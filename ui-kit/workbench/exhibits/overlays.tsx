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
