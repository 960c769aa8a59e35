import { besidePages } from '@sinima/contracts/languages';
import { Link, useText, RichText } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import { linkClass } from '@sinima/ui-kit/link';
import type { ReactNode } from 'react';
import { AccountFrame } from '../features/account/account-frame.tsx';
import type { Me } from '../features/account/signed-in-part.tsx';
import { LimitNotice } from '../member/limit-notice.tsx';
import { memberPaths } from '../member/member-paths.ts';
import { useMemberState } from '../member/state-query.ts';
import * as messages from './account-page.messages.ts';
import * as memberMessages from '../member/member.messages.ts';

/** `/account` */
export default function AccountPage(): ReactNode {
  const text = useText();
  return (
    <AccountFrame title={text(memberMessages.yourAccount)} current="account">
      {(me) => <Overview me={me} />}
    </AccountFrame>
  );
}

function Overview({ me: { handle, displayName, isPublic } }: { me: Me }): ReactNode {
  const text = useText();
  const { state } = useMemberState({});
  return (
    <div className="me:grid me:max-w-measure me:gap-4">
      {state?.limit ? <LimitNotice limit={state.limit} /> : null}
      <h2 className="me:headline me:text-xl me:wrap-anywhere">{displayName}</h2>
      {isPublic ? (
        <p>
          <RichText
            message={messages.everybodyReadsYourProfile}
            parts={{
              profile: (content) => (
                <Link to={memberPaths.member(handle)} className={linkClass()}>
                  {content}
                </Link>
              ),
            }}
          />
        </p>
      ) : (
        <p>{text(messages.yourProfileIsPrivateYour)}</p>
      )}
      <p>
        <a
          href={besidePages(text.language, memberPaths.profileForms())}
          rel="nofollow"
          className={buttonClass({ variant: 'secondary' })}
        >
          {text(messages.profileSessionsDeletionOfThe)}
        </a>
      </p>
      <p>
        <a href={besidePages(text.language, memberPaths.keyForms())} rel="nofollow" className={linkClass()}>
          {text(messages.keysForTheApi)}
        </a>
      </p>
      {state === undefined || state.openCases === null ? null : (
        <p>
          <Link to={memberPaths.moderation()} rel="nofollow" className={linkClass()}>
            {text(messages.casesForModerators, { count: state.openCases })}
          </Link>
        </p>
      )}
    </div>
  );
}
