import { useText } from '@sinima/runtime';
import { useState } from 'react';
import type { ImportedRow, ImportRow } from '../../../api/openapi.ts';
import { problemText } from '../../member/problem-text.ts';
import { newKey } from '../../member/send-as-member.ts';
import { ROWS_IN_CALL, sendRows } from './api/send-rows.ts';

/** Lines that are sent together, under one key. */
interface Batch {
  readonly key: string;
  readonly rows: readonly ImportRow[];
}

/** How far an import is. */
export interface Import {
  readonly results: readonly ImportedRow[];
  readonly total: number;
  readonly isBusy: boolean;
  /** Why it stopped; null: it did not. */
  readonly problem: string | null;
  /** Send what is not sent yet: a batch that was sent without an answer is done once. */
  readonly go: () => Promise<void>;
}

const batchesOf = (rows: readonly ImportRow[]): Batch[] =>
  Array.from({ length: Math.ceil(rows.length / ROWS_IN_CALL) }, (_unused, index) => ({
    key: newKey(),
    rows: rows.slice(index * ROWS_IN_CALL, (index + 1) * ROWS_IN_CALL),
  }));

/** Import the lines of a file, some in each call; stopped, it goes on where it was. */
export function useImport(rows: readonly ImportRow[]): Import {
  const text = useText();
  const [batches] = useState(() => batchesOf(rows));
  const [done, setDone] = useState<readonly (readonly ImportedRow[])[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const go = async (): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      for (const { rows: some, key } of batches.slice(done.length)) {
        const result = await sendRows(some, key);
        setDone((before) => [...before, result.rows]);
      }
    } catch (error) {
      setProblem(problemText(error, text));
    } finally {
      setBusy(false);
    }
  };
  return { results: done.flat(), total: rows.length, isBusy, problem, go };
}
