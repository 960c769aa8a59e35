import { toast, useText } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import { useState, type ReactNode } from 'react';
import { problemText } from '../../member/problem-text.ts';
import { sendAsMember } from '../../member/send-as-member.ts';
import * as messages from './profile.messages.ts';
import * as memberMessages from '../../member/member.messages.ts';

interface FollowMemberProps {
  handle: string;
  name: string;
  isFollowed: boolean;
}

/** Follows a member at once, and takes it back where the API refuses, as it does with one’s own profile. */
export function FollowMember({ handle, name, ...known }: FollowMemberProps): ReactNode {
  const text = useText();
  const [isFollowed, setFollowed] = useState(known.isFollowed);
  const [isBusy, setBusy] = useState(false);
  const toggle = async (): Promise<void> => {
    setFollowed(!isFollowed);
    setBusy(true);
    try {
      await sendAsMember(isFollowed ? 'DELETE' : 'PUT', `/api/me/follows/${encodeURIComponent(handle)}`);
    } catch (error) {
      setFollowed(isFollowed);
      toast({
        title: text(memberMessages.notSaved),
        description: problemText(error, text),
        variant: 'destructive',
      });
    } finally {
      setBusy(false);
    }
  };
  return (
    <button
      type="button"
      className={buttonClass({ variant: isFollowed ? 'secondary' : 'primary', size: 'small' })}
      aria-pressed={isFollowed}
      aria-label={text(messages.followMember, { name })}
      onClick={() => {
        if (!isBusy) void toggle();
      }}
    >
      {text(isFollowed ? messages.following : messages.followLabel)}
    </button>
  );
}
