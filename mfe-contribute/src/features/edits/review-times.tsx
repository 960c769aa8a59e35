import { useQuery, useText } from '@sinima/runtime';
import type { ReactNode } from 'react';
import { statisticsQuery } from './api/edit-queries.ts';
import * as messages from './edits.messages.ts';

/** How many edits there are, and how long review takes, in one line; nothing where it cannot be read. */
export function ReviewTimes(): ReactNode {
  const text = useText();
  const { data } = useQuery(statisticsQuery());
  if (data === undefined) return null;
  const { accepted, refused, undecided, medianHours } = data;
  return (
    <p className="con:text-muted">
      {text(messages.decidedSoFar, { accepted, refused, undecided })}
      {medianHours === null ? null : ` ${text(messages.medianTime, { hours: Math.max(1, medianHours) })}`}
    </p>
  );
}
