import { useState, type ReactNode } from 'react';
import type { StoriesOf, Story } from '@sinima/testing/stories';
import { buttonClass } from '../src/button/button.ts';
import { lazyPart } from '../src/lazy-part/lazy-part.tsx';
import type { Notice } from '../src/toast/toasts.tsx';

const Toasts = lazyPart(async () => ({ default: (await import('../src/toast/toasts.tsx')).Toasts }));

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

export default {
  title: 'Primitives/Toast',
  parameters: {
    docs: {
      description: {
        component: `Says that something has happened, for 5,000 ms; one at a time. A swipe takes it away, F8 brings the keyboard to it. Loaded with the first one, by \`lazyPart\`: if that fails, a substitute stands in until the next attempt.

- **Do:** Say what has happened, in a few words.
- **Do:** Use “destructive” where something did not work.
- **Don’t:** Do not ask for anything in it: it goes away.
- **Don’t:** Do not say in it what the page shows anyway.
- **Accessibility:** It is read out when it comes, and does not take the focus; F8 leads to it.
- **Accessibility:** It stays while it is pointed at or focused.`,
      },
    },
  },
} satisfies StoriesOf;

type Shown = Story;

export const defaultLook: Shown = {
  name: 'Default',
  render: () => (
    <ShowToast
      text="Something went well"
      notice={{ title: 'Subscribed successfully!', description: 'Thank you for subscribing.' }}
    />
  ),
};
export const destructive: Shown = {
  name: 'Destructive',
  render: () => (
    <ShowToast text="Something did not" notice={{ title: 'Email required', variant: 'destructive' }} />
  ),
};
