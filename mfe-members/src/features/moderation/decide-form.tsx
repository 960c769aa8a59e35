import { useText } from '@sinima/runtime';
import { SelectField, TextField } from '@sinima/ui-kit/fields';
import { useState, type ReactNode } from 'react';
import type { Decide, ModerationAction, SubjectKind } from '../../../api/openapi.ts';
import { TextForm } from './text-form.tsx';
import * as messages from './moderation.messages.ts';

const ACTIONS: readonly { value: ModerationAction; label: string; isFor: readonly SubjectKind[] }[] = [
  { value: 'keep', label: messages.actionKeep, isFor: ['review', 'list', 'member'] },
  { value: 'mark-spoilers', label: messages.actionSpoiler, isFor: ['review'] },
  { value: 'remove', label: messages.actionRemove, isFor: ['review', 'list'] },
  { value: 'limit', label: messages.actionLimit, isFor: ['review', 'list', 'member'] },
  { value: 'suspend', label: messages.actionSuspend, isFor: ['review', 'list', 'member'] },
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
  const text = useText();
  const [action, setAction] = useState<ModerationAction>('keep');
  const [until, setUntil] = useState('');
  const isOfAccount = action === 'limit' || action === 'suspend';
  return (
    <div className="me:grid me:gap-3">
      <SelectField
        label={text(messages.decision)}
        name={`action-${id}`}
        options={ACTIONS.filter(({ isFor }) => isFor.includes(kind)).map((each) => ({
          ...each,
          label: text(each.label),
        }))}
        value={action}
        onChange={({ target }) => setAction(target.value as ModerationAction)}
      />
      {isOfAccount ? (
        <TextField
          label={text(messages.untilLeftEmptyUntilIt)}
          type="date"
          name={`until-${id}`}
          value={until}
          onChange={({ target }) => setUntil(target.value)}
        />
      ) : null}
      <TextForm
        label={text(messages.theReasonWhichEverybodyReads)}
        name={`reason-${id}`}
        action={text(messages.decide)}
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
