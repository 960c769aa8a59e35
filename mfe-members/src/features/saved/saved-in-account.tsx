import { useText } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import type { ReactNode } from 'react';
import { ProblemLine } from '../../member/problem-line.tsx';
import { useComparedMarks } from './use-compared-marks.ts';
import * as messages from './saved.messages.ts';
import * as memberMessages from '../../member/member.messages.ts';

/** Keeps the marks of this device in the account, and says so. */
export function SavedInAccount({ isShown }: { isShown: boolean }): ReactNode {
  const text = useText();
  const { count, isFull, problem, compare } = useComparedMarks(isShown);
  if (!isShown) return null;
  if (problem !== null)
    return (
      <div className="me:grid me:justify-items-start me:gap-3">
        <ProblemLine text={text(messages.sentLater, { problem })} />
        <button
          type="button"
          className={buttonClass({ variant: 'secondary', size: 'small' })}
          onClick={compare}
        >
          {text(memberMessages.tryAgain)}
        </button>
      </div>
    );
  return (
    <>
      <ProblemLine text={isFull ? text(messages.yourAccountHasAllMarks) : null} />
      <p role="status">
        {count === undefined
          ? text(messages.lookingAtYourAccount)
          : text(messages.accountHasMarks, { count })}
      </p>
    </>
  );
}
