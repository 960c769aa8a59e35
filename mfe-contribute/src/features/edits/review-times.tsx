import { Loaded } from '@sinima/catalogue-ui/loaded';
import type { ReactNode } from 'react';
import { statisticsQuery } from './api/edit-queries.ts';

/** How many edits there are, and how long review takes, in one line. */
export function ReviewTimes(): ReactNode {
  return (
    <Loaded query={statisticsQuery()} loading={null}>
      {({ accepted, refused, undecided, medianHours }) => (
        <p className="con:text-muted">
          {accepted} accepted, {refused} refused, {undecided} not decided.
          {medianHours === null ? null : ` Half of the latest were decided within ${medianHours} hours.`}
        </p>
      )}
    </Loaded>
  );
}
