import type { Notice } from '@sinima/ui-kit/toasts';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import styles from './plain-notice.module.css';

/** How long a notice is shown, in milliseconds: as long as a toast. */
const SHOWN_MS = 5_000;

interface PlainNoticeProps {
  notice: Notice;
  /** Called when the notice has been shown long enough. */
  onRemove: () => void;
}

/** A toast's words alone, for when the code of toasts cannot be loaded. */
export function PlainNotice({ notice: { title, description }, onRemove }: PlainNoticeProps): ReactNode {
  const remove = useEffectEvent(onRemove);
  useEffect(() => {
    const removal = setTimeout(() => remove(), SHOWN_MS);
    return () => clearTimeout(removal);
  }, []);

  return (
    <div role="alert" className={styles.notice}>
      <strong>{title}</strong>
      {description === undefined ? null : <p>{description}</p>}
    </div>
  );
}
