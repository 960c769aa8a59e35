import { useText } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import { TextField } from '@sinima/ui-kit/fields';
import type { ReactNode } from 'react';
import type { EditableKind } from '../../../api/shapes/record-fields.ts';
import { contributePaths } from '../../paths/contribute-paths.ts';
import * as messages from './edit-form.messages.ts';

/** What can be proposed of a record as a whole: that it is another one's double, or does not belong here. */
export function WholeRecordForms({ kind, slug }: { kind: EditableKind; slug: string }): ReactNode {
  const text = useText();
  const address = contributePaths.proposalForms(kind, slug);
  const canBeMerged = kind === 'title' || kind === 'person';
  return (
    <details className="con:mt-4 con:max-w-measure">
      <summary className="con:min-h-target con:content-center con:font-bold">
        {text(canBeMerged ? messages.twiceOrDoesNotBelong : messages.doesNotBelong)}
      </summary>
      {canBeMerged ? (
        <form method="post" action={address} className="con:grid con:gap-3 con:py-3">
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
        </form>
      ) : null}
      <form method="post" action={address}>
        <input type="hidden" name="action" value="withdraw" />
        <button type="submit" className={buttonClass()}>
          {text(messages.takeOut)}
        </button>
      </form>
    </details>
  );
}
