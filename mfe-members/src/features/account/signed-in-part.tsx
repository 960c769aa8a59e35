import type { components } from '@sinima/contracts/api';
import { ApiError, useQuery } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import { EmptyState } from '@sinima/ui-kit/empty-state';
import { ErrorArea } from '@sinima/ui-kit/error-area';
import { SkeletonRows } from '@sinima/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { meQuery } from '../../member/me-query.ts';
import { memberPaths } from '../../member/member-paths.ts';
import { SignInLink } from '../../member/sign-in-link.tsx';
import { useSignedInHint } from '../../member/signed-in-hint.ts';

/** The signed-in member, as the core tells it. */
export type Me = components['schemas']['Me'];

/** Content for signed-in members; others are asked to sign in. */
export function SignedInPart({ children }: { children: (me: Me) => ReactNode }): ReactNode {
  const isHinted = useSignedInHint();
  const { data, error, refetch } = useQuery({ ...meQuery(), enabled: isHinted === true });
  if (isHinted === false || (error instanceof ApiError && error.status === 401))
    return (
      <EmptyState
        title="You are not signed in"
        text="This is a member’s own page: nobody else can read it."
        action={<SignInLink className={buttonClass()}>Sign in</SignInLink>}
      />
    );
  if (error) return <ErrorArea onRetry={() => void refetch()} />;
  if (data !== undefined) return children(data);
  return (
    <>
      <noscript>
        <p>
          This page takes JavaScript.{' '}
          <a href={memberPaths.profileForms()} rel="nofollow">
            Your profile and your sessions
          </a>{' '}
          work without it.
        </p>
      </noscript>
      <SkeletonRows count={3} height="5rem" label="Loading your account" />
    </>
  );
}
