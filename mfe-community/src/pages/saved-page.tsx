import { PageBody } from '@sinima/catalogue-ui/page-layout';
import { useSavedEntries } from '@sinima/catalogue-ui/saved-entries';
import { askForCopyOfSavedPage } from '@sinima/catalogue-ui/saved-storage';
import { Slot, useText } from '@sinima/runtime';
import { PageBanner } from '@sinima/ui-kit/page-banner';
import { SkeletonGrid } from '@sinima/ui-kit/skeleton';
import { useEffect, type ReactNode } from 'react';
import { SavedContent } from '../features/saved/saved-content.tsx';
import { ExportButtons } from '../features/saved-files/export-buttons.tsx';
import { ImportButton } from '../features/saved-files/import-button.tsx';
import * as messages from './saved-page.messages.ts';

/** `/saved?sort=`: what the visitor saved in this browser. */
export default function SavedPage(): ReactNode {
  const text = useText();
  const entries = useSavedEntries();
  useEffect(askForCopyOfSavedPage, []);
  return (
    <>
      <PageBanner title={text(messages.savedTitle)} note={text(messages.savedNote)} slug="saved" />
      <PageBody>
        <Slot name="account" />
        {entries === null ? (
          <>
            <noscript>
              <p>{text(messages.savedWithoutScripts)}</p>
            </noscript>
            <SkeletonGrid count={6} label={text(messages.loadingSaved)} />
          </>
        ) : (
          <SavedContent entries={entries}>
            <ExportButtons entries={entries} />
            <ImportButton />
          </SavedContent>
        )}
      </PageBody>
    </>
  );
}
