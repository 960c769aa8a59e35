import { paths } from '@sinima/contracts/paths';
import { Link, useText } from '@sinima/runtime';
import { linkClass } from '@sinima/ui-kit/link';
import type { ReactNode } from 'react';
import { AccountFrame } from '../features/account/account-frame.tsx';
import { ComparedMarks } from '../features/saved/compared-marks.tsx';
import * as messages from './account-saved-page.messages.ts';
import * as memberMessages from '../member/member.messages.ts';

/** `/account/saved` */
export default function AccountSavedPage(): ReactNode {
  const text = useText();
  return (
    <AccountFrame title={text(memberMessages.saved)} note={text(messages.whatYouMarkOnEach)} current="saved">
      {() => (
        <>
          <ComparedMarks isShown />
          <p>{text(messages.ofOneMarkTheLatest)}</p>
          <p>
            <Link to={paths.saved()} className={linkClass()}>
              {text(messages.watchlistLikesAndPeopleThat)}
            </Link>
          </p>
        </>
      )}
    </AccountFrame>
  );
}
