import { useText } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import { useState, type ReactNode } from 'react';
import { ProblemLine } from './problem-line.tsx';
import { useWrite } from './use-write.ts';
import * as messages from './member.messages.ts';

interface DeleteButtonProps {
  /** The text of the button, in one word; "Delete" by default. */
  action?: string;
  /** What it does, for screen readers: "Delete your review". */
  label: string;
  /** The answer that does it: "Delete your review for good". */
  confirm: string;
  /** Rejects with why it was not deleted. */
  remove: () => Promise<unknown>;
  onRemoved: () => void;
}

/** The answer to the question takes the focus of the button that asked it. */
const takeFocus = (button: HTMLButtonElement | null): void => button?.focus();

/** Deletes something that cannot be brought back, or ends what takes others to begin again: asks once more in its own place. */
export function DeleteButton({ action, label, confirm, remove, onRemoved }: DeleteButtonProps): ReactNode {
  const text = useText();
  const [isAsking, setAsking] = useState(false);
  const { isBusy, problem, write } = useWrite();
  const secondary = buttonClass({ variant: 'secondary', size: 'small' });
  if (!isAsking)
    return (
      <button type="button" className={secondary} aria-label={label} onClick={() => setAsking(true)}>
        {action ?? text(messages.deleteLabel)}
      </button>
    );
  const act = async (): Promise<void> => {
    if (await write(remove)) onRemoved();
  };
  return (
    <div className="me:flex me:flex-wrap me:items-center me:gap-3" role="group" aria-label={label}>
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
        {text(messages.keep)}
      </button>
      <ProblemLine text={problem} />
    </div>
  );
}
