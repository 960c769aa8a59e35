import { useText } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import { TextField } from '@sinima/ui-kit/fields';
import type { ReactNode } from 'react';
import type { EditableKind } from '../../../api/shapes/record-fields.ts';
import { ProposalForm } from '../../changes/proposal-form.tsx';
import * as messages from './edit-form.messages.ts';

/** What can be proposed of a record as a whole: that it is another one's double, or does not belong here. */
export function WholeRecordForms({ kind, slug }: { kind: EditableKind; slug: string }): ReactNode {
  const text = useText();
  const canBeMerged = kind === 'title' || kind === 'person';
  return (
    <details className="con:mt-4 con:max-w-measure">
      <summary className="con:min-h-target con:content-center con:font-bold">
        {text(canBeMerged ? messages.twiceOrDoesNotBelong : messages.doesNotBelong)}
      </summary>
      {canBeMerged ? (
        <ProposalForm kind={kind} slug={slug} className="con:grid con:gap-3 con:py-3">
          <input type="hidden" name="action" value="merge" />
          <TextField
            label={text(messages.pageThatStays)}
            name="into"
            required
            maxLength={300}
            autoComplete="off"
          />
          <p>
            <button type="submit" className={buttonClass()}>
              {text(messages.makeOne)}
            </button>
          </p>
        </ProposalForm>
      ) : null}
      <ProposalForm kind={kind} slug={slug}>
        <input type="hidden" name="action" value="withdraw" />
        <button type="submit" className={buttonClass()}>
          {text(messages.takeOut)}
        </button>
      </ProposalForm>
    </details>
  );
}
