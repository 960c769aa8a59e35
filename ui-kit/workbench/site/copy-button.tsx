import { useState, type ReactNode } from 'react';
import { buttonClass } from '../../src/button/button.ts';

/** How long the button says what it did, in milliseconds. */
const SAID_MS = 2000;

/** Copies a text; says so for a while, or that it could not. */
export function CopyButton({ text, what }: { text: string; what: string }): ReactNode {
  const [said, setSaid] = useState<string>();
  const copy = async (): Promise<void> => {
    const done = await navigator.clipboard.writeText(text).then(
      () => 'Copied',
      () => 'Not allowed here',
    );
    setSaid(done);
    setTimeout(() => setSaid(undefined), SAID_MS);
  };
  return (
    <button
      type="button"
      className={buttonClass({ variant: 'quiet', size: 'small' })}
      aria-label={`${said ?? 'Copy'} ${what}`}
      onClick={() => void copy()}
    >
      {said ?? 'Copy'}
    </button>
  );
}
