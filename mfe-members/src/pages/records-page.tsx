import type { ReactNode } from 'react';
import { AccountFrame } from '../features/account/account-frame.tsx';
import { ExportButton } from '../features/records/export-button.tsx';

/** `/account/records` */
export default function RecordsPage(): ReactNode {
  return (
    <AccountFrame title="Export" note="All that is yours here, as one file." current="records">
      {() => (
        <div className="me:grid me:max-w-measure me:gap-4">
          <p>
            Ratings, diary, reviews with their former versions, lists, marks, likes, members that you follow,
            your reports, and what moderators decided about you: as JSON, which other programs can read.
          </p>
          <ExportButton />
        </div>
      )}
    </AccountFrame>
  );
}
