import { buttonClass } from '@sinima/ui-kit/button';
import { useState, type ReactNode } from 'react';
import { ProblemLine } from './problem-line.tsx';
import { useWrite } from './use-write.ts';

interface DeleteButtonProps {
  /** The name of the deleted thing, e.g. "your review". */
  what: string;
  /** The action, in one word. */
  action?: 'Delete' | 'Remove' | 'Leave';
  /** The answer that does it. */
  confirm?: string;
  /** Rejects with why it was not deleted. */
  remove: () => Promise<unknown>;
  onRemoved: () => void;
}

/** The answer to the question takes the focus of the button that asked it. */
const takeFocus = (button: HTMLButtonElement | null): void => button?.focus();

/** Deletes something that cannot be brought back, or ends what takes others to begin again: asks once more in its own place. */
export function DeleteButton({
  what,
  action = 'Delete',
  confirm = `${action} ${what} for good`,
  remove,
  onRemoved,
}: DeleteButtonProps): ReactNode {
  const [isAsking, setAsking] = useState(false);
  const { isBusy, problem, write } = useWrite();
  const secondary = buttonClass({ variant: 'secondary', size: 'small' });
  if (!isAsking)
    return (
      <button
        type="button"
        className={secondary}
        aria-label={`${action} ${what}`}
        onClick={() => setAsking(true)}
      >
        {action}
      </button>
    );
  const act = async (): Promise<void> => {
    if (await write(remove)) onRemoved();
  };
  return (
    <div
      className="me:flex me:flex-wrap me:items-center me:gap-3"
      role="group"
      aria-label={`${action} ${what}?`}
    >
      <button
        type="button"
        className={buttonClass({ size: 'small' })}
        disabled={isBusy}
        ref={takeFocus}
        onClick={() => void act()}
      >
        {confirm}
      </button>
      <button type="button" className={secondary} onClick={() => setAsking(false)}>
        Keep
      </button>
      <ProblemLine text={problem} />
    </div>
  );
}
