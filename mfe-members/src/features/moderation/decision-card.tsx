import { useText } from '@sinima/runtime';
import { dayText } from '@sinima/catalogue-ui/date-text';
import { Badge } from '@sinima/ui-kit/badge';
import type { ReactNode } from 'react';
import type { LoggedDecision } from '../../../api/openapi.ts';
import { decisionText } from './decision-texts.ts';
import * as messages from './moderation.messages.ts';

/** A decision with its reason; what follows from it stands below. */
export function DecisionCard({
  decision,
  children,
}: {
  decision: LoggedDecision;
  children?: ReactNode;
}): ReactNode {
  const text = useText();
  const { reason, decidedAt, until, undoneAt, undoReason } = decision;
  return (
    <article className="me:grid me:max-w-measure me:gap-2 me:border-s-6 me:border-ochre me:bg-surface me:p-4">
      <h2 className="me:flex me:flex-wrap me:items-center me:gap-2 me:font-bold">
        {decisionText(decision, text)}{' '}
        {undoneAt === null ? null : <Badge tone="warn">{text(messages.takenBack)}</Badge>}
      </h2>
      <p className="me:whitespace-pre-line me:wrap-anywhere">{reason}</p>
      <p className="me:text-sm me:text-muted">
        <time dateTime={decidedAt}>{dayText(decidedAt, text.language)}</time>
        {until === null ? null : text(messages.untilDay, { day: dayText(until, text.language) ?? until })}
      </p>
      {undoneAt === null ? null : (
        <p className="me:text-sm me:wrap-anywhere">
          {undoReason === null
            ? text(messages.takenBackOn, { day: dayText(undoneAt, text.language) ?? undoneAt })
            : text(messages.takenBackBecause, {
                day: dayText(undoneAt, text.language) ?? undoneAt,
                why: undoReason,
              })}
        </p>
      )}
      {children}
    </article>
  );
}
