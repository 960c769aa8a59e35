import { dayText } from '@sinima/catalogue-ui/date-text';
import { Link, useText } from '@sinima/runtime';
import { linkClass } from '@sinima/ui-kit/link';
import type { ReactNode } from 'react';
import type { AccountLimit } from '../../api/openapi.ts';
import { memberPaths } from './member-paths.ts';
import * as limitMessages from '../../api/shapes/limit.messages.ts';

/** The notice of a limited account: its remaining rights, the end and the reason of the limit, and the way to appeal. */
export function LimitNotice({ limit: { kind, why, until } }: { limit: AccountLimit }): ReactNode {
  const text = useText();
  const day = until === null ? undefined : dayText(until, text.language);
  const [forever, forSomeTime] =
    kind === 'limited'
      ? [limitMessages.limitedUntilTakenBack, limitMessages.limitedUntil]
      : [limitMessages.suspendedUntilTakenBack, limitMessages.suspendedUntil];
  const effect = day === undefined ? text(forever, { why }) : text(forSomeTime, { why, day });
  return (
    <div className="me:grid me:gap-1 me:border-s-6 me:border-warn me:bg-raised me:p-4" role="note">
      <p className="me:font-bold">
        {text(kind === 'limited' ? limitMessages.accountLimited : limitMessages.accountSuspended)}
      </p>
      <p>{effect}</p>
      <p>
        <Link to={memberPaths.decisions()} rel="nofollow" className={linkClass()}>
          {text(limitMessages.readTheDecisionAndAppeal)}
        </Link>
      </p>
    </div>
  );
}
