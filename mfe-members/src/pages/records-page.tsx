import { useText } from '@sinima/runtime';
import type { ReactNode } from 'react';
import { AccountFrame } from '../features/account/account-frame.tsx';
import { ImportFile } from '../features/import/import-file.tsx';
import { ExportButton } from '../features/records/export-button.tsx';
import * as messages from './records-page.messages.ts';

/** `/account/records` */
export default function RecordsPage(): ReactNode {
  const text = useText();
  return (
    <AccountFrame title={text(messages.importAndExport)} current="records">
      {() => (
        <div className="me:grid me:max-w-measure me:gap-4">
          <h2 className="me:headline me:text-xl">{text(messages.bringWhatYouHaveElsewhere)}</h2>
          <p>{text(messages.aCsvFileOfLetterboxd)}</p>
          <ImportFile />
          <h2 className="me:headline me:text-xl">{text(messages.takeAllAlong)}</h2>
          <p>{text(messages.ratingsDiaryReviewsWithTheir)}</p>
          <ExportButton />
        </div>
      )}
    </AccountFrame>
  );
}
