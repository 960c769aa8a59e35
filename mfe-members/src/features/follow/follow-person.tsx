import { toast } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import { useState, type ReactNode } from 'react';
import { memberPaths } from '../../member/member-paths.ts';
import { problemText } from '../../member/problem-text.ts';
import { useMemberState } from '../../member/state-query.ts';
import { followPerson } from './api/follow-person.ts';

const look = `${buttonClass({ variant: 'secondary', size: 'small' })} me:focus-visible:outline-chalk`;

/**
 * For members, beside the button of the page that follows somebody in this browser: the same in the account. Others see
 * nothing of it. Without scripts, it is a link to its form.
 */
export function FollowPerson({ slug }: { slug: string }): ReactNode {
  const { state } = useMemberState({ people: [slug] });
  const [person] = state?.people ?? [];
  if (person === undefined)
    return (
      <noscript>
        <a href={memberPaths.personForms(slug)} rel="nofollow" className={look}>
          + Follow in your account
        </a>
      </noscript>
    );
  if (state?.limit?.kind === 'suspended') return null;
  return <AccountFollow slug={slug} known={person.isFollowed} />;
}

function AccountFollow({ slug, known }: { slug: string; known: boolean }): ReactNode {
  const [isFollowed, setFollowed] = useState(known);
  const [isBusy, setBusy] = useState(false);
  const toggle = async (): Promise<void> => {
    setFollowed(!isFollowed);
    setBusy(true);
    try {
      await followPerson(slug, !isFollowed);
    } catch (error) {
      setFollowed(isFollowed);
      toast({ title: 'Not saved', description: problemText(error), variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <button
      type="button"
      className={look}
      aria-pressed={isFollowed}
      onClick={() => {
        if (!isBusy) void toggle();
      }}
    >
      {isFollowed ? '✓ Followed in your account' : '+ Follow in your account'}
    </button>
  );
}
