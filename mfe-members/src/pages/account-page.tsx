import { countText } from '@sinima/catalogue-ui/count-text';
import { Link } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import { linkClass } from '@sinima/ui-kit/link';
import type { ReactNode } from 'react';
import { AccountFrame } from '../features/account/account-frame.tsx';
import type { Me } from '../features/account/signed-in-part.tsx';
import { LimitNotice } from '../member/limit-notice.tsx';
import { memberPaths } from '../member/member-paths.ts';
import { useMemberState } from '../member/state-query.ts';

/** `/account` */
export default function AccountPage(): ReactNode {
  return (
    <AccountFrame title="Your account" current="account">
      {(me) => <Overview me={me} />}
    </AccountFrame>
  );
}

function Overview({ me: { handle, displayName, isPublic } }: { me: Me }): ReactNode {
  const { state } = useMemberState({});
  return (
    <div className="me:grid me:max-w-measure me:gap-4">
      {state?.limit ? <LimitNotice limit={state.limit} /> : null}
      <h2 className="me:headline me:text-xl me:wrap-anywhere">{displayName}</h2>
      {isPublic ? (
        <p>
          Everybody can read{' '}
          <Link to={memberPaths.member(handle)} className={linkClass()}>
            your profile
          </Link>
          , your reviews and your public lists. Your diary is yours alone, and a rating of yours stands only
          beside your review of its title.
        </p>
      ) : (
        <p>
          Your profile is private: your reviews and your public lists appear without your name. Your diary is
          yours alone, and a rating of yours stands only beside your review of its title.
        </p>
      )}
      <p>
        <a href={memberPaths.profileForms()} rel="nofollow" className={buttonClass({ variant: 'secondary' })}>
          Profile, sessions, deletion of the account
        </a>
      </p>
      <p>
        <a href={memberPaths.keyForms()} rel="nofollow" className={linkClass()}>
          Keys for the API
        </a>
      </p>
      {state === undefined || state.openCases === null ? null : (
        <p>
          <Link to={memberPaths.moderation()} rel="nofollow" className={linkClass()}>
            {countText(state.openCases, 'case')} for moderators
          </Link>
        </p>
      )}
    </div>
  );
}
