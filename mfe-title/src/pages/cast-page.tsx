import { countText } from '@sinima/catalogue-ui/count-text';
import type { Credit } from '@sinima/contracts/api';
import { Badge } from '@sinima/ui-kit/badge';
import { EmptyState } from '@sinima/ui-kit/empty-state';
import type { ReactNode } from 'react';
import { castOf } from '../features/credits/billing-order.ts';
import { CreditCard, creditGridClass } from '../features/credits/credit-card.tsx';
import { titleWithYear } from '../title/title-texts.ts';
import { CreditsFrame } from './credits-frame.tsx';

/** Up to this billing order a place on the call sheet is shown (`docs/specification.md §9`). */
const MAX_CALL_SHEET_NUMBER = 10;

/** `/title/{slug}/cast`: everybody who plays in a title (`docs/specification.md §2`). */
export default function CastPage(): ReactNode {
  return (
    <CreditsFrame heading="Full Cast" subtitle={(title) => `Complete cast list for ${titleWithYear(title)}`}>
      {(credits) => <FullCast cast={castOf(credits)} />}
    </CreditsFrame>
  );
}

function FullCast({ cast }: { cast: readonly Credit[] }): ReactNode {
  if (cast.length === 0) {
    return (
      <EmptyState title="No Cast Information" text="Cast information is not available for this title yet." />
    );
  }
  return (
    <>
      <ul className={creditGridClass}>
        {cast.map((credit) => (
          <li key={credit.id}>
            <CreditCard credit={credit} nameless="Unknown Actor" level={2}>
              <Part credit={credit} />
            </CreditCard>
          </li>
        ))}
      </ul>
      <p className="ti:mt-6 ti:text-muted">Showing {countText(cast.length, 'cast member')}</p>
    </>
  );
}

function Part({ credit: { characterName, isLeadRole, billingOrder } }: { credit: Credit }): ReactNode {
  const isOnCallSheet = billingOrder !== null && billingOrder <= MAX_CALL_SHEET_NUMBER;
  return (
    <>
      {characterName === null ? null : <p>as {characterName}</p>}
      {isLeadRole ? <Badge tone="accent">Lead</Badge> : null}
      {isOnCallSheet ? <Badge>#{billingOrder} on the call sheet</Badge> : null}
    </>
  );
}
