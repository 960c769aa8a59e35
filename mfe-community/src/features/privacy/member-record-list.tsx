import { useText } from '@sinima/runtime';
import type { ReactNode } from 'react';
import { MEMBER_RECORDS } from './member-records.ts';
import * as messages from './member-records.messages.ts';

/** Each thing that is stored of members: what for, and until when. */
export function MemberRecordList(): ReactNode {
  const text = useText();
  return (
    <dl className="co:grid co:gap-4 co:text-md">
      {MEMBER_RECORDS.map(({ what, why, until }, place) => (
        <div key={place} className="co:grid co:gap-1 co:border-s-6 co:border-palm co:bg-surface co:p-4">
          <dt className="co:font-bold">{text(what)}</dt>
          <dd>{text(why)}</dd>
          <dd className="co:text-muted">{text(messages.keptUntil, { until: text(until) })}</dd>
        </div>
      ))}
    </dl>
  );
}
