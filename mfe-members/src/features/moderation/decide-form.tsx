import { SelectField, TextField } from '@sinima/ui-kit/fields';
import { useState, type ReactNode } from 'react';
import type { Decide, ModerationAction, SubjectKind } from '../../../api/openapi.ts';
import { TextForm } from './text-form.tsx';

const ACTIONS: readonly { value: ModerationAction; label: string; isFor: readonly SubjectKind[] }[] = [
  { value: 'keep', label: 'Keep it', isFor: ['review', 'list', 'member'] },
  { value: 'mark-spoilers', label: 'Mark it as a spoiler', isFor: ['review'] },
  { value: 'remove', label: 'Remove it', isFor: ['review', 'list'] },
  { value: 'limit', label: 'Limit its author’s account', isFor: ['review', 'list', 'member'] },
  { value: 'suspend', label: 'Suspend its author’s account', isFor: ['review', 'list', 'member'] },
];

interface DecideFormProps {
  /** Of the case. */
  id: string;
  kind: SubjectKind;
  /** Rejects with why it was not decided. */
  decide: (decision: Decide, key: string) => Promise<unknown>;
}

/** The decision, its reason, and, for an account, its end. */
export function DecideForm({ id, kind, decide }: DecideFormProps): ReactNode {
  const [action, setAction] = useState<ModerationAction>('keep');
  const [until, setUntil] = useState('');
  const isOfAccount = action === 'limit' || action === 'suspend';
  return (
    <div className="me:grid me:gap-3">
      <SelectField
        label="Decision"
        name={`action-${id}`}
        options={ACTIONS.filter(({ isFor }) => isFor.includes(kind))}
        value={action}
        onChange={({ target }) => setAction(target.value as ModerationAction)}
      />
      {isOfAccount ? (
        <TextField
          label="Until (left empty: until it is taken back)"
          type="date"
          name={`until-${id}`}
          value={until}
          onChange={({ target }) => setUntil(target.value)}
        />
      ) : null}
      <TextForm
        label="The reason, which everybody reads in the log"
        name={`reason-${id}`}
        action="Decide"
        send={(reason, key) =>
          decide(
            { action, reason, ...(isOfAccount && until !== '' && { until: `${until}T00:00:00.000Z` }) },
            key,
          )
        }
      />
    </div>
  );
}
