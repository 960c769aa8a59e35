import { RichText } from '@sinima/runtime';
import { linkClass } from '@sinima/ui-kit/link';
import type { ReactNode } from 'react';
import { ComparedMarks } from '../features/saved/compared-marks.tsx';
import { SignInLink } from '../member/sign-in-link.tsx';
import { useSignedInHint } from '../member/signed-in-hint.ts';
import * as messages from './widgets.messages.ts';

/** On the page of saved marks: whether they are in an account, too. */
export default function SavedWidget(): ReactNode {
  const isHinted = useSignedInHint();
  return (
    <div className="me:mb-4">
      {isHinted === true ? null : (
        // Before it is known whether the visitor is signed in, the sentence takes its room alone.
        <p className={`me:print:hidden ${isHinted === null ? 'me:invisible' : ''}`}>
          <RichText
            message={messages.signInForDevices}
            parts={{
              signIn: (content) => (
                <SignInLink query={['sort']} className={linkClass()}>
                  {content}
                </SignInLink>
              ),
            }}
          />
        </p>
      )}
      <ComparedMarks isShown />
    </div>
  );
}
