import { besidePages } from '@sinima/contracts/languages';
import type { components } from '@sinima/contracts/api';
import { ApiError, useQuery, useText, RichText } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import { EmptyState } from '@sinima/ui-kit/empty-state';
import { ErrorArea } from '@sinima/ui-kit/error-area';
import { SkeletonRows } from '@sinima/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { meQuery } from '../../member/me-query.ts';
import { memberPaths } from '../../member/member-paths.ts';
import { SignInLink } from '../../member/sign-in-link.tsx';
import { useSignedInHint } from '../../member/signed-in-hint.ts';
import * as messages from './account.messages.ts';
import * as actionsMessages from '../../../api/shapes/actions.messages.ts';

/** The signed-in member, as the core tells it. */
export type Me = components['schemas']['Me'];

/** Content for signed-in members; others are asked to sign in. */
export function SignedInPart({ children }: { children: (me: Me) => ReactNode }): ReactNode {
  const text = useText();
  const isHinted = useSignedInHint();
  const { data, error, refetch } = useQuery({ ...meQuery(), enabled: isHinted === true });
  if (isHinted === false || (error instanceof ApiError && error.status === 401))
    return (
      <EmptyState
        title={text(messages.youAreNotSignedIn)}
        text={text(messages.thisIsAMembersOwn)}
        action={<SignInLink className={buttonClass()}>{text(actionsMessages.signIn)}</SignInLink>}
      />
    );
  if (error) return <ErrorArea onRetry={() => void refetch()} />;
  if (data !== undefined) return children(data);
  return (
    <>
      <noscript>
        <p>
          <RichText
            message={messages.takesJavaScript}
            parts={{
              profile: (content) => (
                <a href={besidePages(text.language, memberPaths.profileForms())} rel="nofollow">
                  {content}
                </a>
              ),
            }}
          />
        </p>
      </noscript>
      <SkeletonRows count={3} height="5rem" label={text(messages.loadingYourAccount)} />
    </>
  );
}
