import { useState, type ReactNode } from 'react';
import { buttonClass } from '../../src/button/button.ts';
import { lazyPart } from '../../src/lazy-part/lazy-part.tsx';
import type { Notice } from '../../src/toast/toasts.tsx';
import { State, States, type Exhibit } from '../exhibit.tsx';

const Toasts = lazyPart(async () => ({ default: (await import('../../src/toast/toasts.tsx')).Toasts }));

function ShowToast({ text, notice }: { text: string; notice: Omit<Notice, 'id'> }): ReactNode {
  const [shown, setShown] = useState<Notice | null>(null);
  return (
    <>
      <button
        type="button"
        className={buttonClass({ variant: 'secondary' })}
        onClick={() => setShown((former) => ({ ...notice, id: (former?.id ?? 0) + 1 }))}
      >
        {text}
      </button>
      {shown ? <Toasts attempt={shown.id} notice={shown} onRemove={() => setShown(null)} /> : null}
    </>
  );
}

export const toast: Exhibit = {
  exports: ['./toasts', './lazy-part'],
  name: 'Toast',
  group: 'Primitives',
  note: 'Says that something has happened, for 5,000 ms; one at a time. A swipe takes it away, F8 brings the keyboard to it. Loaded with the first one, by `lazyPart`: if that fails, a substitute stands in until the next attempt.',
  do: ['Say what has happened, in a few words.', 'Use “destructive” where something did not work.'],
  dont: ['Do not ask for anything in it: it goes away.', 'Do not say in it what the page shows anyway.'],
  accessibility: [
    'It is read out when it comes, and does not take the focus; F8 leads to it.',
    'It stays while it is pointed at or focused.',
  ],
  Show: () => (
    <States>
      <State name="Default" code="<Toasts notice={{ id, title, description }} onRemove={…} />">
        <ShowToast
          text="Something went well"
          notice={{ title: 'Subscribed successfully!', description: 'Thank you for subscribing.' }}
        />
      </State>
      <State name="Destructive" code="<Toasts notice={{ id, title, variant: 'destructive' }} onRemove={…} />">
        <ShowToast text="Something did not" notice={{ title: 'Email required', variant: 'destructive' }} />
      </State>
    </States>
  ),
};
