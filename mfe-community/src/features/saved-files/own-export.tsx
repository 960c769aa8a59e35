import { useSavedEntries } from '@sinima/catalogue-ui/saved-entries';
import type { SavedEntry } from '@sinima/catalogue-ui/saved-entry';
import { useText } from '@sinima/runtime';
import type { ReactNode } from 'react';
import * as messages from './import.messages.ts';
import { ConfirmImport } from './confirm-import.tsx';
import { planImport } from './matching/import-plan.ts';

/** What Sinima itself had exported: it is added as it is, without the API. */
export function OwnExport({
  entries,
  onDone,
}: {
  entries: readonly SavedEntry[];
  onDone: () => void;
}): ReactNode {
  const text = useText();
  const saved = useSavedEntries() ?? [];
  return (
    <>
      <p>{text(messages.ownExport)}</p>
      <ConfirmImport plan={planImport(entries, saved)} onDone={onDone} />
    </>
  );
}
