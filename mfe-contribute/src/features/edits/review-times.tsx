import { useQuery } from '@sinima/runtime';
import type { ReactNode } from 'react';
import { statisticsQuery } from './api/edit-queries.ts';

/** How many edits there are, and how long review takes, in one line; nothing where it cannot be read. */
export function ReviewTimes(): ReactNode {
  const { data } = useQuery(statisticsQuery());
  if (data === undefined) return null;
  const { accepted, refused, undecided, medianHours } = data;
  return (
    <p className="con:text-muted">
      {accepted} accepted, {refused} refused, {undecided} not decided.
      {medianHours === null ? null : ` Half of the latest were decided within ${medianHours} hours.`}
    </p>
  );
}
