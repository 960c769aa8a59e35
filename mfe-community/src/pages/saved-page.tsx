import { PageBody } from '@sinima/catalogue-ui/page-layout';
import { useSavedEntries } from '@sinima/catalogue-ui/saved-entries';
import { askForCopyOfSavedPage } from '@sinima/catalogue-ui/saved-storage';
import { Slot } from '@sinima/runtime';
import { PageBanner } from '@sinima/ui-kit/page-banner';
import { SkeletonGrid } from '@sinima/ui-kit/skeleton';
import { useEffect, type ReactNode } from 'react';
import { SavedContent } from '../features/saved/saved-content.tsx';
import { ExportButtons } from '../features/saved-files/export-buttons.tsx';
import { ImportButton } from '../features/saved-files/import-button.tsx';

/** `/saved?sort=`: what the visitor saved in this browser. */
export default function SavedPage(): ReactNode {
  const entries = useSavedEntries();
  useEffect(askForCopyOfSavedPage, []);
  return (
    <>
      <PageBanner
        title="Saved"
        note="Your watchlist, your likes and the people you follow. Kept in this browser."
        slug="saved"
      />
      <PageBody>
        <Slot name="account" />
        {entries === null ? (
          <>
            <noscript>
              <p>What you save is kept in this browser, and takes JavaScript to be shown.</p>
            </noscript>
            <SkeletonGrid count={6} label="Loading what you saved" />
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
