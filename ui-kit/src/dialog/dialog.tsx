import { useText } from '@sinima/runtime';
import { useLayoutEffect, useId, useRef, type ReactNode } from 'react';
import { buttonClass } from '../button/button.ts';
import styles from './dialog.module.css';
import * as messages from './dialog.messages.ts';

interface DialogProps {
  title: string;
  /** One line under the title, read out with it. */
  description?: string;
  /** Called when it is to be closed: by its button, by Escape, or by a press beside it. */
  onClose: () => void;
  children: ReactNode;
}

/** A dialog over the page, which waits for it: the platform's own, which keeps the focus. Render it while it is open. */
export function Dialog({ title, description, onClose, children }: DialogProps): ReactNode {
  const text = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  // Before the element goes: closing gives the focus back to where it was.
  useLayoutEffect(() => {
    const element = dialog.current;
    // Browsers from before 2022 have no modal dialogs; there it stands on the page.
    if (element?.showModal) element.showModal();
    else element?.setAttribute('open', '');
    return () => element?.close?.();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={description === undefined ? undefined : `${id}-description`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      closedby="any"
    >
      <div className={styles.content}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        {description === undefined ? null : <p id={`${id}-description`}>{description}</p>}
        {children}
        <button
          type="button"
          className={buttonClass({ variant: 'secondary', size: 'small' })}
          onClick={onClose}
        >
          {text(messages.closeDialog)}
        </button>
      </div>
    </dialog>
  );
}
