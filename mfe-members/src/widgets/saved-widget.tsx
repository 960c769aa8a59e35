import { linkClass } from '@sinima/ui-kit/link';
import type { ReactNode } from 'react';
import { ComparedMarks } from '../features/saved/compared-marks.tsx';
import { SignInLink } from '../member/sign-in-link.tsx';
import { useSignedInHint } from '../member/signed-in-hint.ts';

/** On the page of saved marks: whether they are in an account, too. */
export default function SavedWidget(): ReactNode {
  const isHinted = useSignedInHint();
  return (
    <div className="me:mb-4">
      {isHinted === false ? (
        <p>
          <SignInLink query={['sort']} className={linkClass()}>
            Sign in
          </SignInLink>{' '}
          to have the same on all your devices.
        </p>
      ) : null}
      <ComparedMarks isShown />
    </div>
  );
}
