import { pathIn } from '@sinima/contracts/languages';
import { useText } from '@sinima/runtime';
import { lazyPart } from '@sinima/ui-kit/lazy-part';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { shareText, type SharedRecord } from './shared-record.ts';

/** Loaded where there is no share sheet, or it refuses. */
const ShareDialog = lazyPart(() => import(/* webpackChunkName: "share-dialog" */ './share-dialog.tsx'));

/** Hands the page to the system's share sheet; where there is none, offers WhatsApp and others. */
export function ShareButton({
  record,
  ...button
}: { record: SharedRecord } & Omit<ComponentProps<'button'>, 'type' | 'onClick'>): ReactNode {
  const text = useText();
  const [dialog, setDialog] = useState({ isOpen: false, attempt: 0 });
  const open = (): void => setDialog(({ attempt }) => ({ isOpen: true, attempt: attempt + 1 }));
  const close = (): void => setDialog(({ attempt }) => ({ isOpen: false, attempt }));
  const address = (): string => new URL(pathIn(text.language, record.path), location.origin).href;
  const share = async (): Promise<void> => {
    if (!('share' in navigator)) return open();
    try {
      await navigator.share({ title: record.name, text: shareText(record, text), url: address() });
    } catch (error) {
      const isCancelled = error instanceof DOMException && error.name === 'AbortError';
      if (!isCancelled) open();
    }
  };
  return (
    <>
      <button type="button" {...button} onClick={() => void share()} />
      {dialog.isOpen ? (
        <ShareDialog
          attempt={dialog.attempt}
          substitute={<output dir="ltr">{address()}</output>}
          record={record}
          onClose={close}
        />
      ) : null}
    </>
  );
}
