import type { ReactNode } from 'react';
import { AccountFrame } from '../features/account/account-frame.tsx';
import { ImportFile } from '../features/import/import-file.tsx';
import { ExportButton } from '../features/records/export-button.tsx';

/** `/account/records` */
export default function RecordsPage(): ReactNode {
  return (
    <AccountFrame title="Import and export" current="records">
      {() => (
        <div className="me:grid me:max-w-measure me:gap-4">
          <h2 className="me:headline me:text-xl">Bring what you have elsewhere</h2>
          <p>
            A CSV file of Letterboxd (ratings, diary, reviews, watchlist, lists) or IMDb (ratings, watchlist,
            lists). The file is read here; its lines are sent to your account. Newer entries in your account
            stay.
          </p>
          <ImportFile />
          <h2 className="me:headline me:text-xl">Take all along</h2>
          <p>
            Ratings, diary, reviews with their former versions, lists, marks, likes, members that you follow,
            your reports, your keys for the API without their secrets, and moderators’ decisions about you: as
            JSON, which other programs can read.
          </p>
          <ExportButton />
        </div>
      )}
    </AccountFrame>
  );
}
