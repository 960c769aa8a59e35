import { useText } from '@sinima/runtime';
import { useState } from 'react';
import { problemText } from './problem-text.ts';

/** A write that a form waits for. */
export interface Write {
  readonly isBusy: boolean;
  /** Why the last attempt was not done; null: it was, or none was made. */
  readonly problem: string | null;
  /** Do it; resolves with whether it was done. Typed text stays where it is. */
  readonly write: (act: () => Promise<unknown>) => Promise<boolean>;
}

/** Return the write of a form, one attempt at a time, and its error. */
export function useWrite(): Write {
  const text = useText();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const write = async (act: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    setProblem(null);
    try {
      await act();
      return true;
    } catch (error) {
      setProblem(problemText(error, text));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, problem, write };
}
