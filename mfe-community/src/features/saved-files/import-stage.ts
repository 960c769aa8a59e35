import { useEffect, useState } from 'react';
import { bytesOf } from '@sinima/catalogue-ui/file-bytes';
import type { Text } from '@sinima/contracts/text';
import { useText } from '@sinima/runtime';
import { FileError } from '@sinima/catalogue-ui/file-error';
import type { ImportList } from './formats/import-list.ts';
import { readList } from './formats/read-list.ts';
import * as messages from './import.messages.ts';
import { lookUpRows, type LookedUp } from './matching/look-up.ts';

/** How far an import is. */
export type ImportStage =
  | { readonly is: 'reading' }
  | { readonly is: 'looking'; readonly done: number; readonly total: number }
  | { readonly is: 'looked-up'; readonly lines: readonly LookedUp[] }
  | { readonly is: 'restoring'; readonly entries: Extract<ImportList, { from: 'Sinima' }>['entries'] }
  | { readonly is: 'failed'; readonly message: string };

const messageOf = (error: unknown, text: Text): string =>
  error instanceof FileError ? error.message : text(messages.notLookedUp);

/** Read a file and look up what it names; nothing is written. Ends when the component goes. */
export function useImportStage(file: File): ImportStage {
  const text = useText();
  const [stage, setStage] = useState<ImportStage>({ is: 'reading' });

  useEffect(() => {
    const reading = new AbortController();
    const { signal } = reading;
    const show = (next: ImportStage): void => {
      if (!signal.aborted) setStage(next);
    };

    async function read(): Promise<void> {
      const list = readList(file.name, await bytesOf(file, text), text);
      if (list.from === 'Sinima') {
        show({ is: 'restoring', entries: list.entries });
        return;
      }
      const total = list.rows.length;
      const onProgress = (done: number): void => show({ is: 'looking', done, total });
      onProgress(0);
      show({ is: 'looked-up', lines: await lookUpRows(list.rows, { signal, onProgress }) });
    }

    read().catch((error: unknown) => show({ is: 'failed', message: messageOf(error, text) }));
    return () => reading.abort();
  }, [file, text]);

  return stage;
}
