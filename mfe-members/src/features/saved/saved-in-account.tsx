import { countText } from '@sinima/catalogue-ui/count-text';
import { buttonClass } from '@sinima/ui-kit/button';
import type { ReactNode } from 'react';
import { ProblemLine } from '../../member/problem-line.tsx';
import { useComparedMarks } from './use-compared-marks.ts';

/** Keeps the marks of this device in the account, and says so. */
export function SavedInAccount({ isShown }: { isShown: boolean }): ReactNode {
  const { count, isFull, problem, compare } = useComparedMarks(isShown);
  if (!isShown) return null;
  if (problem !== null)
    return (
      <div className="me:grid me:justify-items-start me:gap-3">
        <ProblemLine text={`${problem} What you change here meanwhile is sent later.`} />
        <button
          type="button"
          className={buttonClass({ variant: 'secondary', size: 'small' })}
          onClick={compare}
        >
          Try again
        </button>
      </div>
    );
  return (
    <>
      <ProblemLine text={isFull ? 'Your account has all marks; this browser did not take them.' : null} />
      <p role="status">
        {count === undefined
          ? 'Looking at your account …'
          : `Your account has ${countText(count, 'mark')}, the same on each device on which you are signed in.`}
      </p>
    </>
  );
}
