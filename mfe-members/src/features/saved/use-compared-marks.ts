import { useSavedEntries } from '@sinima/catalogue-ui/saved-entries';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { memberOfSession } from '../../member/send-as-member.ts';
import { useWrite } from '../../member/use-write.ts';
import { compareMarks, hasChanged, mayDiffer } from './compare-marks.ts';

/** How the marks of this device and of the account stand to each other. */
export interface ComparedMarks {
  /** How many marks the account has; undefined until they were compared in this page. */
  readonly count: number | undefined;
  /** Whether this browser does not take all marks of the account. */
  readonly isFull: boolean;
  /** Why they could not be compared the last time; null: they were, or there was no reason to. */
  readonly problem: string | null;
  readonly compare: () => void;
}

/**
 * Keep the marks of this device and of the account the same: now, after each change here, and when there is a network again.
 *
 * @param isShown compare now in any case: the member wants to know
 */
export function useComparedMarks(isShown: boolean): ComparedMarks {
  const entries = useSavedEntries();
  const { problem, write } = useWrite();
  const [compared, setCompared] = useState<{ readonly count: number; readonly isFull: boolean }>();
  const isComparing = useRef(false);

  const compare = async (): Promise<void> => {
    if (isComparing.current) return;
    isComparing.current = true;
    const isDone = await write(async () => setCompared(await compareMarks((await memberOfSession()).id)));
    isComparing.current = false;
    if (isDone && hasChanged()) await compare();
  };

  const onChange = useEffectEvent(() => {
    if (mayDiffer() || (isShown && compared === undefined)) void compare();
  });
  const onOnline = useEffectEvent(() => void compare());
  useEffect(() => {
    if (entries !== null) onChange();
  }, [entries]);
  useEffect(() => {
    const hear = (): void => onOnline();
    addEventListener('online', hear);
    return () => removeEventListener('online', hear);
  }, []);

  return {
    count: compared?.count,
    isFull: compared?.isFull ?? false,
    problem,
    compare: () => void compare(),
  };
}
