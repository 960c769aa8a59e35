import type { ToastDetail } from '@sinima/contracts/events';
import * as Toast from '@radix-ui/react-toast';
import { useEffect, useState, type ReactNode } from 'react';
import styles from './toasts.module.css';

/** A toast to show; a new id makes it a new one. */
export interface Notice extends ToastDetail {
  readonly id: number;
}

/** Limits of `docs/specification.md §9`, in milliseconds and pixels. */
const autoCloseMs = 5_000;
const removalMs = 1_000_000;
const swipeThresholdPx = 50;

/** The notifications area; F8 focuses it. */
export default function Toasts({ notice, onRemove }: { notice: Notice; onRemove: () => void }): ReactNode {
  const [dismissed, setDismissed] = useState<number | null>(null);

  useEffect(() => {
    if (dismissed === null) return;
    const removal = setTimeout(onRemove, removalMs);
    return () => clearTimeout(removal);
  }, [dismissed, onRemove]);

  return (
    <Toast.Provider duration={autoCloseMs} swipeThreshold={swipeThresholdPx} swipeDirection="right">
      <Toast.Root
        key={notice.id}
        className={styles.toast}
        data-variant={notice.variant ?? 'default'}
        open={dismissed !== notice.id}
        onOpenChange={(open) => setDismissed(open ? null : notice.id)}
      >
        <Toast.Title className={styles.title}>{notice.title}</Toast.Title>
        {notice.description === undefined ? null : (
          <Toast.Description>{notice.description}</Toast.Description>
        )}
        <Toast.Close className={styles.close} aria-label="Close">
          ×
        </Toast.Close>
      </Toast.Root>
      <Toast.Viewport className={styles.viewport} hotkey={['F8']} />
    </Toast.Provider>
  );
}
