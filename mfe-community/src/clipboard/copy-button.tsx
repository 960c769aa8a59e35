import { toast } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import type { ReactNode } from 'react';

interface CopyButtonProps {
  text: string;
  /** The name of the text, e.g. "your change". */
  what: string;
}

/** Copies a text and says whether it is in the clipboard. */
export function CopyButton({ text, what }: CopyButtonProps): ReactNode {
  const copy = (): void => {
    void navigator.clipboard.writeText(text).then(
      () => toast({ title: 'Copied', description: `The clipboard has ${what}.` }),
      () =>
        toast({ title: 'Not copied', description: 'Select the text and copy it.', variant: 'destructive' }),
    );
  };
  return (
    <button
      type="button"
      className={buttonClass({ variant: 'primary' })}
      aria-label={`Copy ${what}`}
      onClick={copy}
    >
      Copy
    </button>
  );
}
