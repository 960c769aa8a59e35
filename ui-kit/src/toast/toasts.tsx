import * as Toast from '@radix-ui/react-toast';
import { useText } from '@sinima/runtime';
import { useEffect, useState, type ReactNode } from 'react';
import * as messages from './toast.messages.ts';
import styles from './toasts.module.css';

/** A toast to show. */
export interface Notice {
  /** A new one makes it a new toast. */
  readonly id: number;
  readonly title: string;
  readonly description?: string;
  /** `destructive`: something did not go well. */
  readonly variant?: 'default' | 'destructive';
  /** The language of its texts, where it is another than the page's. */
  readonly language?: string;
  /** How long it is shown, in milliseconds; by default as long as the specification says. */
  readonly duration?: number;
  /** One thing that can be done about it; doing it closes the toast. */
  readonly action?: { readonly label: string; readonly act: () => void };
}

interface ToastsProps {
  notice: Notice;
  /** Called when a toast that was dismissed is to be taken from the page. */
  onRemove: () => void;
}

/** Limits of `docs/specification.md §9`, in milliseconds and pixels. */
const autoCloseMs = 5_000;
const removalMs = 1_000_000;
const swipeThresholdPx = 50;

/** The notifications area, with one toast at a time; F8 focuses it. Load it with the first toast. */
export function Toasts({ notice, onRemove }: ToastsProps): ReactNode {
  const text = useText();
  const [dismissed, setDismissed] = useState<number | null>(null);

  useEffect(() => {
    if (dismissed === null) return;
    const removal = setTimeout(onRemove, removalMs);
    return () => clearTimeout(removal);
  }, [dismissed, onRemove]);

  return (
    <Toast.Provider
      label={text(messages.notification)}
      duration={autoCloseMs}
      swipeThreshold={swipeThresholdPx}
      swipeDirection="right"
    >
      <Toast.Root
        key={notice.id}
        className={styles.toast}
        data-variant={notice.variant ?? 'default'}
        {...(notice.duration !== undefined && { duration: notice.duration })}
        {...(notice.language !== undefined && { lang: notice.language, dir: 'auto' })}
        open={dismissed !== notice.id}
        onOpenChange={(open) => setDismissed(open ? null : notice.id)}
      >
        <Toast.Title className={styles.title}>{notice.title}</Toast.Title>
        {notice.description === undefined ? null : (
          <Toast.Description>{notice.description}</Toast.Description>
        )}
        {notice.action === undefined ? null : (
          <Toast.Action className={styles.action} altText={notice.action.label} onClick={notice.action.act}>
            {notice.action.label}
          </Toast.Action>
        )}
        <Toast.Close className={styles.close} aria-label={text(messages.close)}>
          ×
        </Toast.Close>
      </Toast.Root>
      <Toast.Viewport className={styles.viewport} label={text(messages.notifications)} hotkey={['F8']} />
    </Toast.Provider>
  );
}
