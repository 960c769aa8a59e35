import { useText } from '@sinima/runtime';
import type { Credit } from '@sinima/contracts/api';
import { Badge } from '@sinima/ui-kit/badge';
import { EmptyState } from '@sinima/ui-kit/empty-state';
import type { ReactNode } from 'react';
import { castOf } from '../features/credits/billing-order.ts';
import { CreditCard, creditGridClass } from '../features/credits/credit-card.tsx';
import { titleWithYear } from '../title/title-texts.ts';
import { CreditsFrame } from './credits-frame.tsx';
import * as messages from './cast-page.messages.ts';
import * as titleMessages from '../title/title.messages.ts';

/** Up to this billing order a place on the call sheet is shown (`docs/specification.md §9`). */
const MAX_CALL_SHEET_NUMBER = 10;

/** `/title/{slug}/cast`: everybody who plays in a title (`docs/specification.md §2`). */
export default function CastPage(): ReactNode {
  const text = useText();
  return (
    <CreditsFrame
      heading={text(messages.fullCast)}
      subtitle={(title) => text(messages.completeCastListFor, { title: titleWithYear(title) })}
    >
      {(credits) => <FullCast cast={castOf(credits)} />}
    </CreditsFrame>
  );
}

function FullCast({ cast }: { cast: readonly Credit[] }): ReactNode {
  const text = useText();
  if (cast.length === 0) {
    return (
      <EmptyState
        title={text(messages.noCastInformation)}
        text={text(titleMessages.castInformationIsNotAvailable)}
      />
    );
  }
  return (
    <>
      <ul className={creditGridClass}>
        {cast.map((credit) => (
          <li key={credit.id}>
            <CreditCard credit={credit} nameless={text(messages.unknownActor)} level={2}>
              <Part credit={credit} />
            </CreditCard>
          </li>
        ))}
      </ul>
      <p className="ti:mt-6 ti:text-muted">{text(messages.showingCast, { count: cast.length })}</p>
    </>
  );
}

function Part({ credit: { characterName, isLeadRole, billingOrder } }: { credit: Credit }): ReactNode {
  const text = useText();
  const isOnCallSheet = billingOrder !== null && billingOrder <= MAX_CALL_SHEET_NUMBER;
  return (
    <>
      {characterName === null ? null : <p>{text(titleMessages.asCharacter, { character: characterName })}</p>}
      {isLeadRole ? <Badge tone="accent">{text(messages.lead)}</Badge> : null}
      {isOnCallSheet ? <Badge>{text(messages.onTheCallSheet, { number: billingOrder })}</Badge> : null}
    </>
  );
}
