import { FactList } from '@sinima/catalogue-ui/fact-list';
import type { Money, TitleDetail } from '@sinima/contracts/api';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import type { ReactNode } from 'react';

/** Return an amount with its ISO 4217 code, "NGN 450,000,000"; a dash where it is not known. */
function amountOf(money: Money | null): string {
  return money === null ? '—' : `${money.currency} ${money.amount.toLocaleString('en-US')}`;
}

/** Budget and box office of a title; an unknown figure is a dash. */
export function BusinessFacts({ title: { budget, boxOffice } }: { title: TitleDetail }): ReactNode {
  return (
    <section>
      <SectionHeading
        title="Business"
        {...(budget === null && boxOffice === null
          ? { note: 'No figures are known for this title yet.' }
          : {})}
      />
      <FactList
        facts={[
          { label: 'Budget', value: amountOf(budget) },
          { label: 'Box Office', value: amountOf(boxOffice) },
        ]}
      />
    </section>
  );
}
