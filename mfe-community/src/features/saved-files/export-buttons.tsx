import type { SavedEntry } from '@sinima/catalogue-ui/saved-entry';
import { useText } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import type { ReactNode } from 'react';
import { exportCsv, exportJson } from './formats/write-export.ts';
import * as messages from './saved-files.messages.ts';

/** Hand a text to the browser as a file. */
function download(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read it after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

const today = (): string => new Date().toISOString().slice(0, 10);

/** Takes what is saved out of this browser. */
export function ExportButtons({ entries }: { entries: readonly SavedEntry[] }): ReactNode {
  const text = useText();
  const look = buttonClass({ variant: 'secondary' });
  const isEmpty = entries.length === 0;
  return (
    <>
      <button
        type="button"
        className={look}
        disabled={isEmpty}
        onClick={() => download(`sinima-saved-${today()}.csv`, 'text/csv', exportCsv(entries))}
      >
        {text(messages.exportCsvLabel)}
      </button>
      <button
        type="button"
        className={look}
        disabled={isEmpty}
        onClick={() => download(`sinima-saved-${today()}.json`, 'application/json', exportJson(entries))}
      >
        {text(messages.exportJsonLabel)}
      </button>
    </>
  );
}
