import { toast } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import { Dialog } from '@sinima/ui-kit/dialog';
import type { ReactNode } from 'react';
import styles from './share-dialog.module.css';
import { shareText, shareWays, type SharedRecord } from './shared-record.ts';

/** The ways to share a page without a share sheet: links to others, and a copy. */
export function ShareDialog({ record, onClose }: { record: SharedRecord; onClose: () => void }): ReactNode {
  const url = new URL(record.path, location.origin).href;
  const text = `${shareText(record)}\n${url}`;
  const copy = async (): Promise<void> => {
    try {
      // Pages that came by http have no clipboard.
      await navigator.clipboard.writeText(text);
      onClose();
      toast({ title: 'Link copied', description: url });
    } catch {
      toast({ title: 'Copy this link', description: url });
    }
  };
  return (
    <Dialog title="Share" description={shareText(record)} onClose={onClose}>
      <p className={styles.address}>{url}</p>
      <ul className={styles.ways}>
        {shareWays(record, url).map(({ label, address }) => (
          <li key={label}>
            <a
              className={buttonClass({ variant: 'secondary' })}
              href={address}
              target="_blank"
              rel="noreferrer"
            >
              {label}
            </a>
          </li>
        ))}
        <li>
          <button type="button" className={buttonClass()} onClick={() => void copy()}>
            Copy link
          </button>
        </li>
      </ul>
    </Dialog>
  );
}
