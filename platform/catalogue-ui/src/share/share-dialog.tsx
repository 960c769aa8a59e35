import { pathIn } from '@sinima/contracts/languages';
import { toast, useText } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import { Dialog } from '@sinima/ui-kit/dialog';
import type { ReactNode } from 'react';
import styles from './share-dialog.module.css';
import { shareWays } from './share-ways.ts';
import { shareText, type SharedRecord } from './shared-record.ts';
import * as messages from './share-dialog.messages.ts';

/** The ways to share a page without a share sheet: links to others, and a copy. */
export default function ShareDialog({
  record,
  onClose,
}: {
  record: SharedRecord;
  onClose: () => void;
}): ReactNode {
  const say = useText();
  const url = new URL(pathIn(say.language, record.path), location.origin).href;
  const text = `${shareText(record, say)}\n${url}`;
  const copy = async (): Promise<void> => {
    try {
      // Pages that came by http have no clipboard.
      await navigator.clipboard.writeText(text);
      onClose();
      toast({ title: say(messages.linkCopied), description: url });
    } catch {
      toast({ title: say(messages.copyThisLink), description: url });
    }
  };
  return (
    <Dialog title={say(messages.share)} description={shareText(record, say)} onClose={onClose}>
      <p className={styles.address}>{url}</p>
      <ul className={styles.ways}>
        {shareWays(record, url, say).map(({ label, address }) => (
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
            {say(messages.copyLink)}
          </button>
        </li>
      </ul>
    </Dialog>
  );
}
