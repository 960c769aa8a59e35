import { dayText } from '@sinima/catalogue-ui/date-text';
import { Link } from '@sinima/runtime';
import { linkClass } from '@sinima/ui-kit/link';
import type { ReactNode } from 'react';
import type { AccountLimit } from '../../api/openapi.ts';
import { memberPaths } from './member-paths.ts';

const EFFECTS = {
  limited: 'You can rate and keep your diary; you cannot publish, like, follow or report',
  suspended: 'You cannot write anything, and your ratings do not count',
} as const satisfies Record<AccountLimit['kind'], string>;

/** The notice of a limited account: its remaining rights, the end and the reason of the limit, and the way to appeal. */
export function LimitNotice({ limit: { kind, why, until } }: { limit: AccountLimit }): ReactNode {
  return (
    <div className="me:grid me:gap-1 me:border-s-6 me:border-warn me:bg-raised me:p-4" role="note">
      <p className="me:font-bold">Your account is {kind}.</p>
      <p>
        {EFFECTS[kind]}
        {until === null ? ' until a moderator takes this back.' : ` until ${dayText(until)}.`} The reason:{' '}
        {why}
      </p>
      <p>
        <Link to={memberPaths.decisions()} rel="nofollow" className={linkClass()}>
          Read the decision and appeal
        </Link>
      </p>
    </div>
  );
}
