import { countText } from '@sinima/catalogue-ui/count-text';
import { saveEntries, type Outcome } from '@sinima/catalogue-ui/saved-storage';
import { toast } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import { useState, type ReactNode } from 'react';
import type { ImportPlan } from './matching/import-plan.ts';

const PROBLEMS = {
  full: 'This browser has no room for all of it. Nothing was added, and everything you saved before is safe.',
  blocked: 'This browser does not let this site save anything. Nothing was added.',
} as const satisfies Record<Exclude<Outcome, 'saved'>, string>;

interface ConfirmImportProps {
  plan: ImportPlan;
  onDone: () => void;
}

/** Says what an import adds, and adds all of it at once. */
export function ConfirmImport({ plan: { added, alreadySaved }, onDone }: ConfirmImportProps): ReactNode {
  const [problem, setProblem] = useState<string | null>(null);
  const count = countText(added.length, 'item');

  const confirm = (): void => {
    const outcome = saveEntries(added);
    if (outcome === 'saved') {
      toast({ title: 'Imported', description: `${count} added.` });
      onDone();
    } else setProblem(PROBLEMS[outcome]);
  };

  return (
    <div className="co:grid co:justify-items-start co:gap-3">
      {alreadySaved === 0 ? null : <p>{countText(alreadySaved, 'item')} already saved, left as they are.</p>}
      {problem === null ? null : <p role="alert">{problem}</p>}
      <button type="button" className={buttonClass()} disabled={added.length === 0} onClick={confirm}>
        {added.length === 0 ? 'Nothing to add' : `Add ${count}`}
      </button>
    </div>
  );
}
