import type { ReactNode } from 'react';
import { MEMBER_RECORDS } from './member-records.ts';

/** Each thing that is stored of members: what for, and until when. */
export function MemberRecordList(): ReactNode {
  return (
    <dl className="co:grid co:gap-4 co:text-md">
      {MEMBER_RECORDS.map(({ what, why, until }) => (
        <div key={what} className="co:grid co:gap-1 co:border-s-6 co:border-palm co:bg-surface co:p-4">
          <dt className="co:font-bold">{what}</dt>
          <dd>{why}</dd>
          <dd className="co:text-muted">Kept until: {until}</dd>
        </div>
      ))}
    </dl>
  );
}
