import { useText } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import { useState, type ReactNode } from 'react';
import { ProblemLine } from '../../member/problem-line.tsx';
import { newKey } from '../../member/send-as-member.ts';
import { useWrite } from '../../member/use-write.ts';
import * as messages from './moderation.messages.ts';

/** Turns an appeal down. */
export function UpholdButton({ uphold }: { uphold: (key: string) => Promise<unknown> }): ReactNode {
  const text = useText();
  const [key] = useState(newKey);
  const { isBusy, problem, write } = useWrite();
  return (
    <>
      <ProblemLine text={problem} />
      <p>
        <button
          type="button"
          className={buttonClass({ variant: 'secondary', size: 'small' })}
          disabled={isBusy}
          onClick={() => void write(() => uphold(key))}
        >
          {text(messages.turnTheAppealDown)}
        </button>
      </p>
    </>
  );
}
