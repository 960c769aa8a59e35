import { useText } from '@sinima/runtime';
import { Dialog } from '@sinima/ui-kit/dialog';
import type { ReactNode } from 'react';
import { AnotherSitesList } from './another-sites-list.tsx';
import { useImportStage } from './import-stage.ts';
import * as messages from './import.messages.ts';
import { OwnExport } from './own-export.tsx';

interface ImportDialogProps {
  file: File;
  onClose: () => void;
}

/** Imports a chosen file: nothing is written before the visitor has seen the result and confirms it. */
export function ImportDialog({ file, onClose }: ImportDialogProps): ReactNode {
  const text = useText();
  return (
    <Dialog title={text(messages.importTitle)} description={file.name} onClose={onClose}>
      <Content file={file} onClose={onClose} />
    </Dialog>
  );
}

function Content({ file, onClose }: ImportDialogProps): ReactNode {
  const text = useText();
  const stage = useImportStage(file);
  switch (stage.is) {
    case 'reading':
      return <p role="status">{text(messages.readingFile)}</p>;
    case 'looking':
      return (
        <div className="co:grid co:gap-2">
          <p>{text(messages.lookingUp, { done: stage.done, total: stage.total })}</p>
          <progress
            className="co:w-full co:accent-accent"
            aria-label={text(messages.lookedUp)}
            value={stage.done}
            max={stage.total}
          />
        </div>
      );
    case 'failed':
      return <p role="alert">{stage.message}</p>;
    case 'restoring':
      return <OwnExport entries={stage.entries} onDone={onClose} />;
    case 'looked-up':
      return <AnotherSitesList fileName={file.name} lines={stage.lines} onDone={onClose} />;
  }
}
