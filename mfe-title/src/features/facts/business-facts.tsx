import { FactList } from '@sinima/catalogue-ui/fact-list';
import type { TitleDetail } from '@sinima/contracts/api';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import type { ReactNode } from 'react';
import { amountText } from './amount-text.ts';
import { BoxOfficeFigures } from './box-office-figures.tsx';

/** Budget and box office of a title; an unknown figure is a dash. */
export function BusinessFacts({ title: { budget, boxOfficeFigures } }: { title: TitleDetail }): ReactNode {
  const isUnknown = budget === null && boxOfficeFigures.length === 0;
  return (
    <section>
      <SectionHeading
        title="Business"
        {...(isUnknown ? { note: 'No figures are known for this title yet.' } : {})}
      />
      <FactList
        facts={[
          { label: 'Budget', value: budget === null ? '—' : amountText(budget) },
          {
            label: 'Box Office',
            value: boxOfficeFigures.length === 0 ? '—' : <BoxOfficeFigures figures={boxOfficeFigures} />,
          },
        ]}
      />
    </section>
  );
}
