import { buttonClass } from '@sinima/ui-kit/button';
import { useState, type ReactNode } from 'react';
import { ProblemLine } from './problem-line.tsx';
import { useWrite } from './use-write.ts';

interface DeleteButtonProps {
  /** What is deleted, e.g. "your review". */
  what: string;
  /** Rejects with why it was not deleted. */
  remove: () => Promise<unknown>;
  onRemoved: () => void;
}

/** The answer to the question takes the focus of the button that asked it. */
const takeFocus = (button: HTMLButtonElement | null): void => button?.focus();

/** Deletes something that cannot be brought back: asks once more in its own place. */
export function DeleteButton({ what, remove, onRemoved }: DeleteButtonProps): ReactNode {
  const [isAsking, setAsking] = useState(false);
  const { isBusy, problem, write } = useWrite();
  const secondary = buttonClass({ variant: 'secondary', size: 'small' });
  if (!isAsking)
    return (
      <button
        type="button"
        className={secondary}
        aria-label={`Delete ${what}`}
        onClick={() => setAsking(true)}
      >
        Delete
      </button>
    );
  const act = async (): Promise<void> => {
    if (await write(remove)) onRemoved();
  };
  return (
    <div
      className="me:flex me:flex-wrap me:items-center me:gap-3"
      role="group"
      aria-label={`Delete ${what}?`}
    >
      <button
        type="button"
        className={buttonClass({ size: 'small' })}
        disabled={isBusy}
        ref={takeFocus}
        onClick={() => void act()}
      >
        Delete {what} for good
      </button>
      <button type="button" className={secondary} onClick={() => setAsking(false)}>
        Keep
      </button>
      <ProblemLine text={problem} />
    </div>
  );
}
