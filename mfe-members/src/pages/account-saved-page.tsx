import { paths } from '@sinima/contracts/paths';
import { Link } from '@sinima/runtime';
import { linkClass } from '@sinima/ui-kit/link';
import type { ReactNode } from 'react';
import { AccountFrame } from '../features/account/account-frame.tsx';
import { ComparedMarks } from '../features/saved/compared-marks.tsx';

/** `/account/saved` */
export default function AccountSavedPage(): ReactNode {
  return (
    <AccountFrame title="Saved" note="What you mark, on each of your devices." current="saved">
      {() => (
        <>
          <ComparedMarks isShown />
          <p>
            Of one mark the latest change holds. After you sign out, this device keeps none of them; your
            account does.
          </p>
          <p>
            <Link to={paths.saved()} className={linkClass()}>
              Watchlist, likes and people that you follow
            </Link>
          </p>
        </>
      )}
    </AccountFrame>
  );
}
