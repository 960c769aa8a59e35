import { dayText } from '@sinima/catalogue-ui/date-text';
import { Badge } from '@sinima/ui-kit/badge';
import type { ReactNode } from 'react';
import type { LoggedDecision } from '../../../api/openapi.ts';
import { decisionText } from './decision-texts.ts';

/** A decision with its reason; what follows from it stands below. */
export function DecisionCard({
  decision,
  children,
}: {
  decision: LoggedDecision;
  children?: ReactNode;
}): ReactNode {
  const { reason, decidedAt, until, undoneAt, undoReason } = decision;
  return (
    <article className="me:grid me:max-w-measure me:gap-2 me:border-s-6 me:border-ochre me:bg-surface me:p-4">
      <h2 className="me:flex me:flex-wrap me:items-center me:gap-2 me:font-bold">
        {decisionText(decision)} {undoneAt === null ? null : <Badge tone="warn">Taken back</Badge>}
      </h2>
      <p className="me:whitespace-pre-line me:wrap-anywhere">{reason}</p>
      <p className="me:text-sm me:text-muted">
        <time dateTime={decidedAt}>{dayText(decidedAt)}</time>
        {until === null ? null : `, until ${dayText(until)}`}
      </p>
      {undoneAt === null ? null : (
        <p className="me:text-sm me:wrap-anywhere">
          Taken back on {dayText(undoneAt)}
          {undoReason === null ? '.' : `: ${undoReason}`}
        </p>
      )}
      {children}
    </article>
  );
}
