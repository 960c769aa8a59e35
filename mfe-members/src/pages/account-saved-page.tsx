import { Loaded } from '@sinima/catalogue-ui/loaded';
import { paths } from '@sinima/contracts/paths';
import { Link } from '@sinima/runtime';
import { linkClass } from '@sinima/ui-kit/link';
import { SkeletonRows } from '@sinima/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { AccountFrame } from '../features/account/account-frame.tsx';
import { savedQuery } from '../features/saved/api/saved-queries.ts';
import { MergeSaved } from '../features/saved/merge-saved.tsx';

/** `/account/saved` */
export default function AccountSavedPage(): ReactNode {
  return (
    <AccountFrame title="Saved" note="What you mark, on each of your devices." current="saved">
      {() => (
        <>
          <Loaded
            query={savedQuery()}
            loading={<SkeletonRows count={1} height="8rem" label="Loading your marks" />}
          >
            {(marks) => <MergeSaved known={marks} />}
          </Loaded>
          <p>
            <Link to={paths.saved()} className={linkClass()}>
              What this device has
            </Link>
          </p>
        </>
      )}
    </AccountFrame>
  );
}
