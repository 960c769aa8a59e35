import { pathIn } from '@sinima/contracts/languages';
import { useText } from '@sinima/runtime';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { ShareDialog } from './share-dialog.tsx';
import { shareText, type SharedRecord } from './shared-record.ts';

/** Hands the page to the system's share sheet; where there is none, offers WhatsApp and others. */
export function ShareButton({
  record,
  ...button
}: { record: SharedRecord } & Omit<ComponentProps<'button'>, 'type' | 'onClick'>): ReactNode {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const share = async (): Promise<void> => {
    if (!('share' in navigator)) return setOpen(true);
    const url = new URL(pathIn(text.language, record.path), location.origin).href;
    try {
      await navigator.share({ title: record.name, text: shareText(record, text), url });
    } catch (error) {
      const isCancelled = error instanceof DOMException && error.name === 'AbortError';
      if (!isCancelled) setOpen(true);
    }
  };
  return (
    <>
      <button type="button" {...button} onClick={() => void share()} />
      {isOpen ? <ShareDialog record={record} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
