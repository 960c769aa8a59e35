import { useText } from '@sinima/runtime';
import { FactList } from '@sinima/catalogue-ui/fact-list';
import type { TitleDetail } from '@sinima/contracts/api';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import type { ReactNode } from 'react';
import * as messages from './facts.messages.ts';

/** How a title was made, as far as it is known. */
export function TechnicalFacts({ title: { technical } }: { title: TitleDetail }): ReactNode {
  const text = useText();
  return (
    <section>
      <SectionHeading title={text(messages.technical)} />
      {technical.length === 0 ? (
        <p>{text(messages.noTechnicalDetailsAreKnown)}</p>
      ) : (
        <FactList facts={technical} />
      )}
    </section>
  );
}
