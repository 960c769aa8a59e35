import { toast, useText } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import type { ReactNode } from 'react';
import * as messages from './copy-button.messages.ts';

interface CopyButtonProps {
  /** The text that is copied. */
  content: string;
  /** The button's name, e.g. "Copy your change". */
  label: string;
  /** What is said once it is in the clipboard, e.g. "The clipboard has your change." */
  done: string;
}

/** Copies a text and says whether it is in the clipboard. */
export function CopyButton({ content, label, done }: CopyButtonProps): ReactNode {
  const text = useText();
  const copy = (): void => {
    void navigator.clipboard.writeText(content).then(
      () => toast({ title: text(messages.copied), description: done }),
      () =>
        toast({
          title: text(messages.notCopied),
          description: text(messages.copyByHand),
          variant: 'destructive',
        }),
    );
  };
  return (
    <button type="button" className={buttonClass({ variant: 'primary' })} aria-label={label} onClick={copy}>
      {text(messages.copy)}
    </button>
  );
}
