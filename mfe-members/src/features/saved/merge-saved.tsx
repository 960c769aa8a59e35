import { countText } from '@sinima/catalogue-ui/count-text';
import { useSavedEntries } from '@sinima/catalogue-ui/saved-entries';
import { removeEntry, saveEntries } from '@sinima/catalogue-ui/saved-storage';
import { toast } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import { useState, type ReactNode } from 'react';
import type { SavedMarks } from '../../../api/openapi.ts';
import { ProblemLine } from '../../member/problem-line.tsx';
import { useWrite } from '../../member/use-write.ts';
import { mergeMarks } from './api/saved-queries.ts';
import { entriesOf, knownMarks, removedMarks } from './marks-of-device.ts';

/** Takes the marks of this device to the account, and those of the account here; of each, the latest change holds. */
export function MergeSaved({ known }: { known: SavedMarks }): ReactNode {
  const [{ count }, setMarks] = useState(known);
  const entries = useSavedEntries() ?? [];
  const { isBusy, problem, write } = useWrite();
  const [isFull, setFull] = useState(false);

  const merge = async (): Promise<void> => {
    const isDone = await write(async () => {
      const marks = await mergeMarks(knownMarks(entries));
      setMarks(marks);
      for (const mark of removedMarks(marks.items)) removeEntry(mark);
      setFull(saveEntries(entriesOf(marks.items)) !== 'saved');
    });
    if (isDone) toast({ title: 'Merged', description: 'Your account and this device have the same marks.' });
  };
  return (
    <div className="me:grid me:max-w-measure me:gap-4">
      <p>
        Your account has {countText(count, 'mark')}: watchlist, likes and people that you follow. This device
        has {countText(entries.length, 'mark')}.
      </p>
      <p>
        Merging keeps all of them in both places. Where you took one away later than you set it, it is taken
        away in both.
      </p>
      <ProblemLine text={problem} />
      <ProblemLine text={isFull ? 'Your account has all marks; this browser did not take them.' : null} />
      <p>
        <button type="button" className={buttonClass()} disabled={isBusy} onClick={() => void merge()}>
          Merge with this device
        </button>
      </p>
    </div>
  );
}
