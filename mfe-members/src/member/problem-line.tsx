import type { ReactNode } from 'react';

/** Why something was not done, read out as it comes; null: nothing is wrong. */
export function ProblemLine({ text }: { text: string | null }): ReactNode {
  return text === null ? null : (
    <p role="alert" className="me:border-s-6 me:border-terracotta me:bg-raised me:p-3 me:font-bold">
      {text}
    </p>
  );
}
