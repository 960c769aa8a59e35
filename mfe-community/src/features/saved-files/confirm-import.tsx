import { saveEntries, type Outcome } from '@sinima/catalogue-ui/saved-storage';
import { toast, useText } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import { useState, type ReactNode } from 'react';
import * as messages from './import.messages.ts';
import type { ImportPlan } from './matching/import-plan.ts';

const PROBLEMS = {
  full: messages.browserFull,
  blocked: messages.browserBlocked,
} as const satisfies Record<Exclude<Outcome, 'saved'>, string>;

interface ConfirmImportProps {
  plan: ImportPlan;
  onDone: () => void;
}

/** Says what an import adds, and adds all of it at once. */
export function ConfirmImport({ plan: { added, alreadySaved }, onDone }: ConfirmImportProps): ReactNode {
  const text = useText();
  const [problem, setProblem] = useState<string | null>(null);
  const count = added.length;

  const confirm = (): void => {
    const outcome = saveEntries(added);
    if (outcome === 'saved') {
      toast({ title: text(messages.imported), description: text(messages.itemsAdded, { count }) });
      onDone();
    } else setProblem(PROBLEMS[outcome]);
  };

  return (
    <div className="co:grid co:justify-items-start co:gap-3">
      {alreadySaved === 0 ? null : <p>{text(messages.itemsAlreadySaved, { count: alreadySaved })}</p>}
      {problem === null ? null : <p role="alert">{text(problem)}</p>}
      <button type="button" className={buttonClass()} disabled={count === 0} onClick={confirm}>
        {count === 0 ? text(messages.nothingToAdd) : text(messages.addItems, { count })}
      </button>
    </div>
  );
}
