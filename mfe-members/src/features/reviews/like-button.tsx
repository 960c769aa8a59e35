import { toast, useText } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import { useState, type ReactNode } from 'react';
import { problemText } from '../../member/problem-text.ts';
import { sendLike } from './api/send-review.ts';
import * as messages from './reviews.messages.ts';
import * as memberMessages from '../../member/member.messages.ts';

interface LikeButtonProps {
  kind: 'reviews' | 'lists';
  id: string;
  /** The name of the liked thing for screen readers, e.g. "the review by Amina". */
  what: string;
  likes: number;
  isLiked: boolean;
}

/** Likes something at once, and takes it back where the API refuses. */
export function LikeButton({ kind, id, what, ...known }: LikeButtonProps): ReactNode {
  const text = useText();
  const [{ isLiked, likes }, setLike] = useState(known);
  const [isBusy, setBusy] = useState(false);
  const toggle = async (): Promise<void> => {
    setLike({ isLiked: !isLiked, likes: likes + (isLiked ? -1 : 1) });
    setBusy(true);
    try {
      setLike(await sendLike(kind, id, !isLiked));
    } catch (error) {
      setLike({ isLiked, likes });
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
      className={buttonClass({ variant: 'quiet', size: 'small' })}
      aria-pressed={isLiked}
      aria-label={text(messages.likeWhat, { what, count: likes })}
      onClick={() => {
        if (!isBusy) void toggle();
      }}
    >
      <span aria-hidden="true">{isLiked ? '♥' : '♡'}</span> {text(memberMessages.likeCount, { count: likes })}
    </button>
  );
}
