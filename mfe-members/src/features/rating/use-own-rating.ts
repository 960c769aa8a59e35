import { toast, useText } from '@sinima/runtime';
import { useState } from 'react';
import { problemText } from '../../member/problem-text.ts';
import { sendRating } from './api/send-rating.ts';
import * as messages from './rating.messages.ts';
import * as memberMessages from '../../member/member.messages.ts';

/** The member’s rating of a title, and how it is changed. */
export interface OwnRating {
  /** Null: not rated. */
  readonly rating: number | null;
  readonly isBusy: boolean;
  /** Shows it at once, and as it was where it is refused; a toast offers to undo it. */
  readonly rate: (rating: number | null) => Promise<void>;
}

/** Return the member’s rating of a title, which begins as the API told it. */
export function useOwnRating(slug: string, known: number | null): OwnRating {
  const text = useText();
  const [rating, setRating] = useState(known);
  const [isBusy, setBusy] = useState(false);

  const change = async (next: number | null, former: number | null): Promise<boolean> => {
    setRating(next);
    setBusy(true);
    try {
      await sendRating(slug, next);
      return true;
    } catch (error) {
      setRating(former);
      toast({
        title: text(messages.ratingNotSaved),
        description: problemText(error, text),
        variant: 'destructive',
      });
      return false;
    } finally {
      setBusy(false);
    }
  };

  const rate = async (next: number | null): Promise<void> => {
    const former = rating;
    if (!(await change(next, former))) return;
    toast({
      title:
        next === null
          ? text(messages.ratingWithdrawn)
          : text(messages.youRatedThis, { rating: next.toFixed(1) }),
      action: { label: text(memberMessages.undo), act: () => void change(former, next) },
    });
  };

  return { rating, isBusy, rate };
}
