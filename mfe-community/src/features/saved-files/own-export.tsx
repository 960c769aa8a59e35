import { useSavedEntries } from '@sinima/catalogue-ui/saved-entries';
import type { SavedEntry } from '@sinima/catalogue-ui/saved-entry';
import type { ReactNode } from 'react';
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
  const saved = useSavedEntries() ?? [];
  return (
    <>
      <p>This file is an export of Sinima. Its lists are added to yours.</p>
      <ConfirmImport plan={planImport(entries, saved)} onDone={onDone} />
    </>
  );
}
