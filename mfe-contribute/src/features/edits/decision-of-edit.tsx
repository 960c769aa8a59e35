import { englishData } from '@sinima/catalogue-ui/english-data';
import { RichText, useText } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import type { ReactNode } from 'react';
import type { Edit } from '../../../api/openapi.ts';
import { Day } from '../../changes/day.tsx';
import { ProposalForm } from '../../changes/proposal-form.tsx';
import { AuthorLink } from './author-link.tsx';
import { STATE_TEXTS } from '../../../api/shapes/state-texts.ts';
import { deciderText } from './edit-texts.ts';
import * as messages from './edits.messages.ts';

/** How an edit was decided, and the way to take it back; nothing where it is not decided. */
export function DecisionOfEdit({ edit }: { edit: Edit }): ReactNode {
  const text = useText();
  const { decision, state, reverts, record } = edit;
  if (decision === null) return null;
  const { by, editor, reason, decidedAt, sequence } = decision;
  return (
    <section>
      <SectionHeading title={text(STATE_TEXTS[state])} />
      <p className="con:wrap-anywhere">
        <RichText
          message={editor === null ? messages.decidedOn : messages.decidedBy}
          values={{ how: deciderText(decision, text) }}
          parts={{ day: <Day time={decidedAt} />, editor: editor && <AuthorLink author={editor} /> }}
        />
        {reason === null ? null : (
          // What the rules find wrong is English.
          <span {...(by === 'rules' && englishData(text))}> {reason}</span>
        )}
        {reverts === null ? null : ` ${text(messages.takesChangeBack, { number: reverts })}`}
      </p>
      {sequence === null ? null : (
        <ProposalForm kind={record.kind} slug={record.slug}>
          <p>{text(messages.changeOfLog, { number: sequence })}</p>
          <input type="hidden" name="action" value="revert" />
          <input type="hidden" name="reverts" value={sequence} />
          <button type="submit" className={buttonClass()}>
            {text(messages.takeItBack)}
          </button>
        </ProposalForm>
      )}
    </section>
  );
}
