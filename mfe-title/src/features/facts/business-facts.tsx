import { useText } from '@sinima/runtime';
import { FactList } from '@sinima/catalogue-ui/fact-list';
import type { TitleDetail } from '@sinima/contracts/api';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import type { ReactNode } from 'react';
import { amountText } from './amount-text.ts';
import { BoxOfficeFigures } from './box-office-figures.tsx';
import * as messages from './facts.messages.ts';

/** Budget and box office of a title; an unknown figure is a dash. */
export function BusinessFacts({ title: { budget, boxOfficeFigures } }: { title: TitleDetail }): ReactNode {
  const text = useText();
  const isUnknown = budget === null && boxOfficeFigures.length === 0;
  return (
    <section>
      <SectionHeading
        title={text(messages.business)}
        {...(isUnknown ? { note: text(messages.noFiguresAreKnownFor) } : {})}
      />
      <FactList
        facts={[
          { label: text(messages.budget), value: budget === null ? '—' : amountText(budget, text) },
          {
            label: text(messages.boxOffice),
            value: boxOfficeFigures.length === 0 ? '—' : <BoxOfficeFigures figures={boxOfficeFigures} />,
          },
        ]}
      />
    </section>
  );
}
